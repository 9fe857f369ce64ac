import { defineDomain, type House } from '../../platform/composition/domain.ts'
import { provide } from '../../platform/composition/services.ts'
import { scheduleJob } from '../../platform/queue/worker.ts'
import { findLearnerSchool } from '../access/index.ts'
import { mountFiles } from './byte.routes.ts'
import type { PlaceKinds } from './decide-file.ts'
import { createFileAccess } from './file-access.ts'
import { ownFiles } from './file-columns.ts'
import { registerFiles } from './files.routes.ts'
import { failAbandonedProcessing, handleFailAbandonedProcessing } from './jobs/fail-abandoned-processing.ts'
import { handleTidyFiles, tidyFiles } from './jobs/tidy-files.ts'
import { handleProcessing } from './processing/handle-process-file.ts'
import { fileServices as services } from './services.ts'
import { forgetUploads } from './use-cases/delete-files.ts'
import { handleKeepOlderFileWords, keepOlderFileWords } from './words/jobs/keep-older-words.ts'

const placesOf = async ({ get }: House): Promise<PlaceKinds> => ({
  comment: await get(services.places.comment),
  info_unit: await get(services.places.info_unit),
  quiz: await get(services.places.quiz),
  quiz_answer: await get(services.places.quiz_answer),
  bank_question: await get(services.places.bank_question),
  text_template: await get(services.places.text_template),
})

export const filesDomain = defineDomain({
  name: 'files',
  provides: [
    provide(services.access, async (house) =>
      createFileAccess({ ...house.dependencies, findLearnerSchool }, await placesOf(house)),
    ),
  ],
  register: async ({ bind }, house) => {
    const access = await house.get(services.access)
    const domains = house.domains.flatMap(({ files = [] }) => files)
    registerFiles(bind, { ...house.dependencies, findLearnerSchool }, access, {
      places: await placesOf(house),
      domains,
    })
  },
  mount: async (app, { dependencies, get }, checks) =>
    mountFiles(app, { ...dependencies, findLearnerSchool }, { ...checks, files: await get(services.access) }),
  jobs: ({ dependencies }) => [
    handleTidyFiles(dependencies),
    handleFailAbandonedProcessing(dependencies),
    handleKeepOlderFileWords(dependencies),
    ...handleProcessing(dependencies),
  ],
  schedules: [
    scheduleJob(tidyFiles, '29 * * * *', {}),
    scheduleJob(failAbandonedProcessing, '* * * * *', {}),
    scheduleJob(keepOlderFileWords, '*/10 * * * *', {}),
  ],
  ownData: { erase: { 'files.forgetUploads': forgetUploads } },
  files: ownFiles,
})
