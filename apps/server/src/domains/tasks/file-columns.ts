import type { DomainFiles } from '../../platform/storage/declared-files.ts'

/** What tables of this domain hold of files. */
export const taskFiles = {
  columns: {
    tasks: { input: 'none', details: 'none', file: 'own' },
    task_undo: { before: 'none' },
  },
} as const satisfies DomainFiles
