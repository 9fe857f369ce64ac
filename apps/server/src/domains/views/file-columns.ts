import type { DomainFiles } from '../../platform/storage/declared-files.ts'

/** What tables of this domain hold of files. */
export const viewFiles = {
  columns: { list_views: { query: 'none', columns: 'none' } },
} as const satisfies DomainFiles
