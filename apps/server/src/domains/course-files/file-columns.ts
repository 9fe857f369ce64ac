import type { DomainFiles } from '../../platform/storage/declared-files.ts'

/** What tables of this domain hold of files. */
export const courseImportFiles = {
  columns: {
    course_imports: { file_name: 'none', file_uuid: 'noted', report: 'none', rights: 'none' },
  },
} as const satisfies DomainFiles
