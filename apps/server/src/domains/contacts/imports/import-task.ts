import { taskLimits } from '@lectern/contract/tasks/tasks'
import { z } from 'zod'
import { contribute } from '../../../platform/composition/services.ts'
import { defineTask, type TaskKind, taskServices } from '../../tasks/index.ts'
import { type AccessOfMany, contactServices } from '../services.ts'
import { importSlice } from './use-cases/import-slice.ts'
import { undoSlice } from './use-cases/undo-slice.ts'

const dayMs = 24 * 60 * 60 * 1000

/** Lines of one transaction; of an access several rows of each person are written. */
const atOnce = { usually: 1_000, givingAccess: 50 }

/** The task that imports the lines of a file. Its things are lines, so it is none of those whose things are contacts. */
export const importTaskWith = (access: AccessOfMany): TaskKind =>
  defineTask({
    kind: 'contactImport.run',
    input: z.object({ import_id: z.int(), gives_access: z.boolean().default(false) }),
    rights: ['contact_create.import'],
    batchOf: ({ gives_access: givesAccess }) => (givesAccess ? atOnce.givingAccess : atOnce.usually),
    undoMs: taskLimits.undoDays * dayMs,
    slice: (tx, slice) => importSlice(tx, slice, access),
    undo: (tx, slice) => undoSlice(tx, slice, access),
  })

export const provideImportTask = contribute(taskServices.kinds, async ({ get }) =>
  importTaskWith(await get(contactServices.accessOfMany)),
)
