import { defineDomain, type House } from '../../platform/composition/domain.ts'
import { provide } from '../../platform/composition/services.ts'
import { scheduleJob } from '../../platform/queue/worker.ts'
import { attemptServices, createPickedCounts, createRankings } from '../attempts/index.ts'
import { commentServices } from '../comments/index.ts'
import { fileServices } from '../files/index.ts'
import { listPeople } from '../identity/index.ts'
import { lessonServices } from '../lessons/index.ts'
import { liveServices } from '../live/index.ts'
import { createQuizCache } from '../quizzes/index.ts'
import { createCommentPlaces } from './comment-places/comment-places.ts'
import { forgetRemarks, handleForgetRemarks } from './desk/jobs/forget-remarks.ts'
import { forgetDesk } from './desk/remarks.repository.ts'
import { bindRemarks } from './desk/remarks.routes.ts'
import { bindSameAnswers } from './desk/same-answers.routes.ts'
import { bindPracticeViews } from './desk/views.routes.ts'
import { bindExceptions } from './exceptions/exceptions.routes.ts'
import { bindLearnerPractices } from './learners/learner-practices.routes.ts'
import { bindStaffPractices } from './practices.routes.ts'
import { bindRecalculation } from './recalculation/recalculation.routes.ts'
import { bindAnswerDetails } from './results/answer-details.routes.ts'
import { bindQuizResults } from './results/quiz-results.routes.ts'
import { bindRankings } from './results/ranking.routes.ts'
import { bindReview } from './review/review.routes.ts'
import { watchedQueue } from './review/watched-queue.ts'
import { bindStatistics } from './statistics/statistics.routes.ts'
import { bindWorkload } from './workload/workload.routes.ts'

const readingOf = async ({ get }: House) => ({
  contents: await get(lessonServices.contents),
  readers: await get(lessonServices.readers),
  pinned: await get(attemptServices.pinned),
})

export const practicesDomain = defineDomain({
  name: 'practices',
  provides: [
    provide(commentServices.places, async (house) =>
      createCommentPlaces({
        ...(await readingOf(house)),
        productOfCourse: await house.get(lessonServices.productOfCourse),
      }),
    ),
    provide(liveServices.openQueue, ({ dependencies }) => watchedQueue(dependencies.reading)),
  ],
  register: async ({ bind }, house) => {
    const { db, random } = house.dependencies
    const parts = { ...(await readingOf(house)), files: await house.get(fileServices.access) }
    const quizzes = await createQuizCache(house.dependencies)
    const picked = createPickedCounts(house.dependencies)
    bindLearnerPractices(bind, { ...parts, db, random, picked, quizzes })
    bindStaffPractices(bind, { ...parts, picked })
    bindReview(bind)
    bindPracticeViews(bind)
    bindRemarks(bind)
    bindSameAnswers(bind, parts)
    bindWorkload(bind)
    bindStatistics(bind)
    bindExceptions(bind, parts)
    bindRecalculation(bind, { quizzes, pinned: parts.pinned })
    bindQuizResults(bind, parts)
    bindAnswerDetails(bind, parts)
    const rankings = createRankings({ ...house.dependencies, namesOf: listPeople })
    bindRankings(bind, { ...parts, quizzes, rankings })
  },
  jobs: ({ dependencies }) => [handleForgetRemarks(dependencies)],
  schedules: [scheduleJob(forgetRemarks, '47 2 * * *', {})],
  // The name of the listener stands in waiting jobs since the desk was a part of lessons.
  ownData: { erase: { 'lessons.forgetDesk': forgetDesk } },
})
