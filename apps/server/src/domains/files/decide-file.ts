import type { PlaceType } from '@lectern/contract/files/file'
import type { ReadDatabase } from '../../platform/database/pool.ts'
import type { Actor, StaffSeat } from '../../platform/http/call.ts'
import type { FileFacts } from './file-cache.ts'
import { isInside, type FileRights, fileRightsOf } from './rules/file-rights.ts'
import type { SchoolId } from '../../platform/school-id.ts'

/** Who wants to see a file. */
export interface FileRequester {
  readonly actor: Actor | null
  readonly now: Date
  readonly seatIn: (schoolId: SchoolId) => Promise<StaffSeat | null>
}

/** Somebody of the staff who asks where a file stands. */
export interface PlaceReader {
  readonly seat: StaffSeat
  readonly userId: number
}

/** What a place is called, and where its author changes it. */
export interface PlaceName {
  readonly title: string
  readonly link: string | null
}

/** What the domain that owns a kind of place tells about its places. */
export interface PlaceKind {
  /**
   * Whether a file in a place is open to somebody, by the one access decision. `nameless`: it is, and what its uploader called it is not
   * told.
   */
  isOpen(
    placeId: number,
    schoolId: SchoolId,
    asker: FileRequester,
    uuid: string,
  ): Promise<boolean | 'nameless'>
  /** Names of the places of the reader's school that the reader may open; the others are left out. */
  name(
    db: ReadDatabase,
    reader: PlaceReader,
    placeIds: readonly number[],
  ): Promise<ReadonlyMap<number, PlaceName>>
}

/** Every kind of place, told by the domain that owns it. */
export type PlaceKinds = Readonly<Record<PlaceType, PlaceKind>>

/** What somebody may do with a file now; null when there is no such file for them. */
export const decideFile = async (
  places: PlaceKinds,
  { file, usages }: Pick<FileFacts, 'file' | 'usages'>,
  asker: FileRequester,
): Promise<FileRights | null> => {
  const seat = await asker.seatIn(file.schoolId)
  const who = { file, userId: asker.actor?.userId ?? null, permissions: seat?.permissions ?? null }
  if (isInside(who)) return fileRightsOf({ ...who, openPlaces: [] })
  const openPlaces = []
  for (const usage of usages) {
    const isOpen = await places[usage.placeType].isOpen(usage.placeId, file.schoolId, asker, file.uuid)
    if (isOpen) openPlaces.push({ ...usage, isNameless: isOpen === 'nameless' })
  }
  return fileRightsOf({ ...who, openPlaces })
}
