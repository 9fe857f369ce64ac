import type { DomainFiles } from '../../platform/storage/declared-files.ts'

/** What tables of this domain hold of files. */
export const contactFiles = {
  columns: {
    contact_fields: { options: 'none', titles: 'none' },
    contact_tabs: { titles: 'none' },
    contact_lists: { filter: 'none' },
    contacts: { fields: 'none' },
    contact_consents: { proof: 'none' },
  },
} as const satisfies DomainFiles
