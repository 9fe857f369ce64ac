import type { DomainFiles } from '../../platform/storage/declared-files.ts'

/** What tables of this domain hold of files. */
export const orderFiles = {
  columns: { ordered_products: { length: 'none' } },
} as const satisfies DomainFiles
