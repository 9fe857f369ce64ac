import { taskLimits } from '@lectern/contract/tasks/tasks'
import { z } from 'zod'
import { contribute } from '../../../platform/composition/services.ts'
import { defineTask, taskServices } from '../../tasks/index.ts'
import { importSlice } from './use-cases/import-slice.ts'
import { undoSlice } from './use-cases/undo-slice.ts'

const dayMs = 24 * 60 * 60 * 1000

/** The task that imports the lines of a file. Its things are lines, so it is none of those whose things are contacts. */
export const importTask = defineTask({
  kind: 'contactImport.run',
  input: z.object({ import_id: z.int() }),
  rights: ['contact_create.import'],
  batch: 1_000,
  undoMs: taskLimits.undoDays * dayMs,
  slice: importSlice,
  undo: undoSlice,
})

export const provideImportTask = contribute(taskServices.kinds, () => importTask)
