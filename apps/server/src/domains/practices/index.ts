import type { Dependencies } from '../../platform/dependencies.ts'
import type { Bind } from '../../platform/http/api.ts'
import { createPickedCounts, createRankings, type PinnedAttempts } from '../attempts/index.ts'
import type { FileAccess } from '../files/index.ts'
import { listPeople } from '../identity/index.ts'
import type { LessonReading } from '../lessons/index.ts'
import { createQuizCache } from '../quizzes/index.ts'
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
import { bindWorkload } from './workload/workload.routes.ts'

/** Binds the operations of practices: what learners do in them, the desk of those who review, results and exceptions. */
export const registerPractices = async (
  bind: Bind,
  dependencies: Dependencies,
  parts: LessonReading & { readonly pinned: PinnedAttempts; readonly files: FileAccess },
): Promise<void> => {
  const quizzes = await createQuizCache(dependencies)
  const picked = createPickedCounts(dependencies)
  const { db, random } = dependencies
  bindLearnerPractices(bind, { ...parts, db, random, picked, quizzes })
  bindStaffPractices(bind, { ...parts, picked })
  bindReview(bind)
  bindPracticeViews(bind)
  bindRemarks(bind)
  bindSameAnswers(bind, parts)
  bindWorkload(bind)
  bindExceptions(bind, parts)
  bindRecalculation(bind, { quizzes })
  bindQuizResults(bind, parts)
  bindAnswerDetails(bind, parts)
  const rankings = createRankings({ ...dependencies, namesOf: listPeople })
  bindRankings(bind, { ...parts, quizzes, rankings })
}

export { createAnswerPlaces } from './answer-places.ts'
export { createCommentPlaces } from './comment-places/comment-places.ts'
export { moderationScope } from './comment-places/moderation-scope.ts'
export { forgetRemarks, handleForgetRemarks } from './desk/jobs/forget-remarks.ts'
export { forgetDesk } from './desk/remarks.repository.ts'
export { practiceScope } from './practices.policy.ts'
export { watchedQueue } from './review/watched-queue.ts'
export { listSchoolsToRemind, type OverdueAttempt, takeOverdue } from './workload/reminders.repository.ts'
