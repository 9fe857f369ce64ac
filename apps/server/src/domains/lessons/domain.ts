import { defineDomain, type House } from '../../platform/composition/domain.ts'
import { contribute, provide } from '../../platform/composition/services.ts'
import { scheduleJob } from '../../platform/queue/worker.ts'
import { createCompiledTexts } from '../../platform/texts/compiled-texts.ts'
import { createAuthorScope } from './lessons.policy.ts'
import { registerAuthoring } from './lessons.routes.ts'
import { bindHeldEdits } from './held-edits/held-edits.routes.ts'
import { bindUnits } from './units/units.routes.ts'
import { bindTrash } from './trash/trash.routes.ts'
import { bindVersions } from './versions/versions.routes.ts'
import { registerReading } from './reading/reading.routes.ts'
import { bindTextTemplates } from './text-templates/text-templates.routes.ts'
import { registerTicks } from './ticks/ticks.routes.ts'
import { registerUnitProgress } from './watching/unit-progress.routes.ts'
import { registerWatching } from './watching/watching.routes.ts'
import { accessServices, findLearnerSchool } from '../access/index.ts'
import { contactPoints } from '../contacts/index.ts'
import { fileServices } from '../files/index.ts'
import { quizServices } from '../quizzes/index.ts'
import { streakServices } from '../streaks/index.ts'
import { mountLessonFiles } from './formats/formats.routes.ts'
import { createLessonContents } from './lesson-contents.ts'
import { listStandingTitles } from './lessons.repository.ts'
import { lessonListeners } from './lessons.listeners.ts'
import { bindPresence, mountLive } from './live/live.routes.ts'
import { createQuizPlaces } from './file-places/quiz-places.ts'
import { quizUsage } from './quiz-usage.ts'
import { mountOpeningCalendar } from './reading/opening-calendar.routes.ts'
import { formerLessonEvents } from './reading/former-events.ts'
import { exportProgress, forgetProgress } from './reading/own-data.repository.ts'
import { createReaders } from './reading/readers.ts'
import { lessonServices as services } from './services.ts'
import { textTemplatePlaces } from './text-templates/text-template-places.ts'
import { exportTicks } from './ticks/ticks.repository.ts'
import { emptyTrash, handleEmptyTrash } from './trash/jobs/empty-trash.ts'
import { lessonFiles } from './file-places/unit-files.ts'
import { createUnitPlaces } from './file-places/unit-places.ts'
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
      createReaders(dependencies.db, await get(accessServices.enrolments), await get(services.sales)),
    ),
    provide(quizServices.usage, () => quizUsage),
    contribute(contactPoints.titles, () => ({ thing: 'lesson', load: listStandingTitles })),
    provide(fileServices.places.info_unit, async (house) =>
      createUnitPlaces(house.dependencies, await readingOf(house)),
    ),
    provide(fileServices.places.quiz, async (house) =>
      createQuizPlaces(house.dependencies, await readingOf(house)),
    ),
    provide(fileServices.places.text_template, () => textTemplatePlaces),
  ],
  register: async ({ bind }, house) => {
    const { dependencies, get } = house
    const { productOfCourse, ...lessons } = await readingOf(house)
    const mayAuthor = createAuthorScope(productOfCourse)
    registerAuthoring(bind, productOfCourse, mayAuthor, dependencies.storage)
    bindUnits(bind, mayAuthor)
    bindHeldEdits(bind, mayAuthor)
    bindVersions(bind, mayAuthor)
    bindTrash(bind, productOfCourse, mayAuthor)
    bindPresence(bind, mayAuthor)
    bindTextTemplates(bind)
    const reading = {
      ...lessons,
      db: dependencies.db,
      files: await get(fileServices.access),
      days: await get(streakServices.days),
    }
    const texts = createCompiledTexts(dependencies.textsFolder)
    registerReading(bind, { ...reading, productOfCourse }, dependencies.env.videoHosts, texts)
    registerWatching(bind, reading)
    registerUnitProgress(bind, reading)
    registerTicks(bind, reading)
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
  formerEvents: formerLessonEvents,
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
    },
  },
  files: lessonFiles,
})
