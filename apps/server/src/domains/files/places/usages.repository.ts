import type { PlaceType } from '@lectern/contract/files/file'
import type { ReadDatabase, Transaction } from '../../../platform/database/pool.ts'
import { and, eq, inArray } from '../../../platform/database/sql.ts'
import { files, fileUsages } from '../files.tables.ts'
import type { SchoolId } from '../../../platform/school-id.ts'

interface Place {
  readonly schoolId: SchoolId
  readonly type: PlaceType
  readonly id: number
}

const isOf = ({ schoolId, type, id }: Place) =>
  and(eq(fileUsages.schoolId, schoolId), eq(fileUsages.placeType, type), eq(fileUsages.placeId, id))

/** A file in a place, as it is written down. */
export interface PlacedRow {
  readonly fileId: number
  readonly position: number
  readonly allowDocPreview: boolean | null
  readonly allowDocDownload: boolean | null
}

/** The files of a place. */
export const listPlaced = (tx: ReadDatabase, place: Place): Promise<PlacedRow[]> =>
  tx
    .select({
      fileId: fileUsages.fileId,
      position: fileUsages.position,
      allowDocPreview: fileUsages.allowDocPreview,
      allowDocDownload: fileUsages.allowDocDownload,
    })
    .from(fileUsages)
    .where(isOf(place))

/** The names of the files of a place. */
export const listUuidsOf = async (tx: ReadDatabase, place: Place): Promise<string[]> => {
  const rows = await tx
    .select({ uuid: files.uuid })
    .from(fileUsages)
    .innerJoin(files, eq(files.id, fileUsages.fileId))
    .where(isOf(place))
  return rows.map(({ uuid }) => uuid)
}

/** Makes a place hold exactly these rows. */
export const savePlaced = async (tx: Transaction, place: Place, rows: readonly PlacedRow[]) => {
  await tx.delete(fileUsages).where(isOf(place))
  if (rows.length === 0) return
  const { schoolId, type: placeType, id: placeId } = place
  await tx.insert(fileUsages).values(rows.map((row) => ({ ...row, schoolId, placeType, placeId })))
}

/** Takes every file out of some places of a school. @returns the files that stood there */
export const clearPlaces = async (
  tx: Transaction,
  { schoolId, type, ids }: Omit<Place, 'id'> & { readonly ids: readonly number[] },
): Promise<number[]> => {
  if (ids.length === 0) return []
  const isAmong = inArray(fileUsages.placeId, [...ids])
  const rows = await tx
    .delete(fileUsages)
    .where(and(eq(fileUsages.schoolId, schoolId), eq(fileUsages.placeType, type), isAmong))
    .returning({ fileId: fileUsages.fileId })
  return [...new Set(rows.map(({ fileId }) => fileId))]
}
