import { defineDomain, type House } from '../../platform/composition/domain.ts'
import { provide } from '../../platform/composition/services.ts'
import { scheduleJob } from '../../platform/queue/worker.ts'
import { accessServices, createSales, findLearnerSchool } from '../access/index.ts'
import { attemptServices } from '../attempts/index.ts'
import { commentServices } from '../comments/index.ts'
import { fileServices } from '../files/index.ts'
import { liveServices } from '../live/index.ts'
import { quizServices } from '../quizzes/index.ts'
import { streakServices } from '../streaks/index.ts'
import { createCommentPlaces } from './discussions/comment-places.ts'
import { mountLessonFiles } from './formats/formats.routes.ts'
import { createLessonContents } from './lesson-contents.ts'
import { registerLessons } from './index.ts'
import { lessonListeners } from './lessons.listeners.ts'
import { mountLive } from './live/live.routes.ts'
import { forgetDesk } from './practices/desk/remarks.repository.ts'
import { watchedQueue } from './practices/review/watched-queue.ts'
import { createQuizPlaces } from './quiz-places.ts'
import { quizUsage } from './quiz-usage.ts'
import { mountOpeningCalendar } from './reading/opening-calendar.routes.ts'
import { exportProgress, forgetProgress } from './reading/own-data.repository.ts'
import { createReaders } from './reading/readers.ts'
import { lessonServices as services } from './services.ts'
import { textTemplatePlaces } from './text-templates/text-template-places.ts'
import { exportTicks } from './ticks/ticks.repository.ts'
import { emptyTrash, handleEmptyTrash } from './trash/jobs/empty-trash.ts'
import { lessonFiles } from './unit-files.ts'
import { createUnitPlaces } from './unit-places.ts'
import { forgetAuthor } from './versions/versions.repository.ts'
import { exportUnitProgress } from './watching/unit-progress.repository.ts'
import { exportVisits } from './watching/visits.repository.ts'
import { handleKeepOlderWords, keepOlderWords } from './words/jobs/keep-older-words.ts'

const readingOf = async ({ get }: House) => ({
  contents: await get(services.contents),
  readers: await get(services.readers),
  productOfCourse: await get(services.productOfCourse),
})

export const lessonsDomain = defineDomain({
  name: 'lessons',
  provides: [
    provide(services.contents, ({ dependencies }) => createLessonContents(dependencies)),
    provide(services.readers, async ({ dependencies, get }) =>
      createReaders(dependencies.db, await get(accessServices.enrolments), createSales(dependencies)),
    ),
    provide(quizServices.usage, () => quizUsage),
    provide(commentServices.places, async (house) =>
      createCommentPlaces({ ...(await readingOf(house)), pinned: await house.get(attemptServices.pinned) }),
    ),
    provide(fileServices.places.info_unit, async (house) =>
      createUnitPlaces(house.dependencies, await readingOf(house)),
    ),
    provide(fileServices.places.quiz, async (house) =>
      createQuizPlaces(house.dependencies, await readingOf(house)),
    ),
    provide(fileServices.places.text_template, () => textTemplatePlaces),
    provide(liveServices.openQueue, ({ dependencies }) => watchedQueue(dependencies.reading)),
  ],
  register: async ({ bind }, house) => {
    const reading = await readingOf(house)
    await registerLessons(bind, house.dependencies, reading.productOfCourse, {
      ...reading,
      pinned: await house.get(attemptServices.pinned),
      files: await house.get(fileServices.access),
      days: await house.get(streakServices.days),
    })
  },
  mount: async (app, house, checks) => {
    const { dependencies } = house
    const reading = await readingOf(house)
    mountLessonFiles(app, { ...dependencies, findLearnerSchool }, checks, reading.productOfCourse)
    await mountLive(app, dependencies, checks, reading.productOfCourse)
    mountOpeningCalendar(app, dependencies, checks, reading)
  },
  jobs: ({ dependencies }) => [handleEmptyTrash(dependencies), handleKeepOlderWords(dependencies)],
  schedules: [scheduleJob(emptyTrash, '47 2 * * *', {}), scheduleJob(keepOlderWords, '*/10 * * * *', {})],
  listeners: ({ dependencies: { db } }) => lessonListeners(db),
  ownData: {
    export: {
      progress: exportProgress,
      films: exportUnitProgress,
      ticks: exportTicks,
      visits: exportVisits,
    },
    erase: {
      'lessons.forgetProgress': forgetProgress,
      'lessons.forgetAuthor': forgetAuthor,
      'lessons.forgetDesk': forgetDesk,
    },
  },
  files: lessonFiles,
})
