import type { PlaceType } from '@lectern/contract/files/file'
import type { ReadDatabase, Transaction } from '../../../platform/database/pool.ts'
import { CallError } from '../../../platform/http/call-error.ts'
import { announceFileChange } from '../file-change.ts'
import { listByUuid, listDeleted } from '../files.repository.ts'
import {
  clearPlaces,
  copyPlaced,
  listPlaced,
  listUuidsOf,
  type PlacedRow,
  savePlaced,
} from '../places/usages.repository.ts'
import type { SchoolId } from '../../../platform/school-id.ts'

/** A file in a place, and what the place says about it; null leaves it to the file. */
export interface PlacedFile {
  readonly uuid: string
  readonly allowDocPreview: boolean | null
  readonly allowDocDownload: boolean | null
  /** It is drawn there, so it has to be a picture. */
  readonly isPicture?: boolean
}

export interface Place {
  readonly schoolId: SchoolId
  readonly type: PlaceType
  readonly id: number
}

/** Places of one kind. */
export interface Places extends Omit<Place, 'id'> {
  readonly ids: readonly number[]
}

/**
 * Makes a place hold exactly these files, in this order. Files of the school that were deleted meanwhile are left out:
 * what was given can be saved again. Nothing is written, and no file announced, where nothing differs.
 *
 * @param unknown what happens to a file that the school never had
 * @throws CallError foreign_file when one of them is not the school's and is not to be left out, not_a_picture when one of
 *   them is drawn and cannot be
 */
export const placeFiles = async (
  tx: Transaction,
  place: Place,
  wanted: readonly PlacedFile[],
  unknown: 'refused' | 'left out' = 'refused',
): Promise<void> => {
  const { rows, missing, undrawable } = await rowsOf(tx, place.schoolId, wanted)
  if (undrawable)
    throw new CallError('not_a_picture', { fields: { [fields[place.type]]: ['not_a_picture'] } })
  if (unknown === 'refused') await refuseForeign(tx, place, missing)
  const before = await listPlaced(tx, place)
  const changed = changedFiles(before, rows)
  if (changed.length === 0) return
  await savePlaced(tx, place, rows)
  for (const id of changed) await announceFileChange(tx, id)
}

/** The files that stand in a place. */
export const listPlacedUuids = (tx: ReadDatabase, place: Place): Promise<string[]> => listUuidsOf(tx, place)

/** Makes places hold the files of others too: what they belong to was copied. `ids`: from → to. */
export const copyPlaces = async (
  tx: Transaction,
  places: Omit<Place, 'id'> & { readonly ids: ReadonlyMap<number, number> },
): Promise<void> => {
  for (const id of await copyPlaced(tx, places)) await announceFileChange(tx, id)
}

/** Makes places hold no file any more: what they belong to was removed. */
export const emptyPlaces = async (tx: Transaction, places: Places): Promise<void> => {
  for (const id of await clearPlaces(tx, places)) await announceFileChange(tx, id)
}

const rowsOf = async (tx: ReadDatabase, schoolId: SchoolId, wanted: readonly PlacedFile[]) => {
  const unique = [...new Map(wanted.map((each) => [each.uuid, each])).values()]
  const uuids = unique.map((each) => each.uuid)
  const known = new Map((await listByUuid(tx, schoolId, uuids)).map((file) => [file.uuid, file]))
  const rows = unique.flatMap(({ uuid, allowDocPreview, allowDocDownload }, position): PlacedRow[] => {
    const fileId = known.get(uuid)?.id
    return fileId === undefined ? [] : [{ fileId, position, allowDocPreview, allowDocDownload }]
  })
  const undrawable = unique.some(
    ({ uuid, isPicture }) => isPicture && (known.get(uuid)?.kind ?? 'image') !== 'image',
  )
  return { rows, missing: uuids.filter((uuid) => !known.has(uuid)), undrawable }
}

/** Where a call that saves a place names its files. */
const fields: Readonly<Record<PlaceType, string>> = {
  info_unit: 'info_units',
  quiz: 'content',
  quiz_answer: 'files',
  comment: 'files',
  bank_question: 'question',
  text_template: 'text',
}

const refuseForeign = async (tx: ReadDatabase, { schoolId, type }: Place, missing: readonly string[]) => {
  if (missing.length === 0) return
  const deleted = new Set(await listDeleted(tx, schoolId, missing))
  if (missing.some((uuid) => !deleted.has(uuid)))
    throw new CallError('foreign_file', { fields: { [fields[type]]: ['foreign_file'] } })
}

/** Files that come, go, move, or of which the place says something else. */
const changedFiles = (before: readonly PlacedRow[], after: readonly PlacedRow[]): number[] => {
  const textOf = ({ position, allowDocPreview, allowDocDownload }: PlacedRow) =>
    JSON.stringify([position, allowDocPreview, allowDocDownload])
  const old = new Map(before.map((row) => [row.fileId, textOf(row)]))
  const now = new Map(after.map((row) => [row.fileId, textOf(row)]))
  return [...new Set([...old.keys(), ...now.keys()])].filter((id) => old.get(id) !== now.get(id))
}
