import { listLogo } from './logo-picture.ts'
import type { DomainFiles } from '../../platform/storage/declared-files.ts'

/** What tables of this domain hold of files. */
export const schoolFiles = {
  columns: {
    audit_entries: { after: 'none', before: 'none' },
    schools: { links: 'none', logo_key: 'picture' },
  },
  listPictures: [listLogo],
} as const satisfies DomainFiles
