import type { DomainFiles } from '../../platform/storage/declared-files.ts'

/** What tables of this domain hold of files. */
export const contactFiles = {
  columns: {
    contact_fields: { options: 'none', titles: 'none' },
    contact_tabs: { titles: 'none' },
    contact_lists: { filter: 'none' },
    contact_imports: {
      file_key: 'none',
      columns: 'none',
      mapping: 'none',
      rules: 'none',
      counts: 'none',
      access: 'none',
      consents: 'none',
      new_tags: 'none',
    },
    contact_import_rows: { cells: 'none', changes: 'none', problems: 'none', before: 'none' },
    contact_import_plans: { mapping: 'none' },
    contacts: { fields: 'none' },
    contact_consents: { proof: 'none' },
  },
} as const satisfies DomainFiles
