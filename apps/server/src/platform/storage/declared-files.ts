import type { PlaceType } from '@lectern/contract/files/file'

/**
 * What a column holds: files in a kind of place; `picture`, a picture kept beside the files; `noted`, a file that the thing once had or
 * works on, which deleting it does not break; `own`, the storage's own; or `none`.
 */
export type FileColumn = PlaceType | 'picture' | 'noted' | 'own' | 'none'

/** What a domain declares of its tables: every column that could hold a file, as `table.column`. */
export interface DomainFiles {
  readonly columns: Readonly<Record<string, FileColumn>>
}
