import type { DomainFiles } from '../../platform/storage/declared-files.ts'

/** What tables of this domain hold of files. */
export const notificationFiles = {
  columns: {
    notifications: { params: 'none' },
  },
} as const satisfies DomainFiles
