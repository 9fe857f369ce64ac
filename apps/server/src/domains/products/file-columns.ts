import type { DomainFiles } from '../../platform/storage/declared-files.ts'

/** What tables of this domain hold of files. */
export const productFiles = {
  columns: { products: { release: 'none' } },
} as const satisfies DomainFiles
