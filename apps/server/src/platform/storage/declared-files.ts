import type { PlaceType } from '@lectern/contract/files/file'
import type { KeptPicture } from '@lectern/contract/files/kept-pictures'
import type { ReadDatabase } from '../database/pool.ts'
import type { StaffSeat } from '../http/call.ts'

/**
 * What a column holds: files in a kind of place; `picture`, a picture kept beside the files; `noted`, a file that the thing once had or
 * works on, which deleting it does not break; `own`, the storage's own; or `none`.
 */
export type FileColumn = PlaceType | 'picture' | 'noted' | 'own' | 'none'

/** Lists pictures with their places; of places that the reader may not open only what they are for. */
export type ListPictures = (db: ReadDatabase, seat: StaffSeat, limit: number) => Promise<KeptPicture[]>

/** What a domain declares of its tables: every column that could hold a file, by table. */
export interface DomainFiles {
  readonly columns: Readonly<Record<string, Readonly<Record<string, FileColumn>>>>
  /** The pictures of its `picture` columns in the school of the reader, no more than `limit` of each. */
  readonly listPictures?: readonly ListPictures[]
}
