import type { DomainFiles } from '../../platform/storage/declared-files.ts'

/** What tables of this domain hold of files. */
export const noteFiles = {
  columns: {
    notes: { quote: 'none' },
  },
} as const satisfies DomainFiles
