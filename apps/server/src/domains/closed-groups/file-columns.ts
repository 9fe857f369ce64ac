import type { DomainFiles } from '../../platform/storage/declared-files.ts'

/** What tables of this domain hold of files. */
export const closedGroupFiles = {
  columns: {
    closed_group_links: { url: 'none' },
  },
} as const satisfies DomainFiles
