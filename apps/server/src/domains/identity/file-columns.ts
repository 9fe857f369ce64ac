import type { DomainFiles } from '../../platform/storage/declared-files.ts'

/** What tables of this domain hold of files. */
export const personFiles = {
  columns: {
    one_time_secrets: { payload: 'none' },
    user_settings: { value: 'none' },
    users: { image: 'picture' },
  },
} as const satisfies DomainFiles
