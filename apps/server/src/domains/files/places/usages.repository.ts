import type { PlaceType } from '@lectern/contract/files/file'
import type { ReadDatabase, Transaction } from '../../../platform/database/pool.ts'
import { and, asc, eq, inArray, isNull, sql } from '../../../platform/database/sql.ts'
import { files, filesColumns, fileUsages } from '../files.tables.ts'
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

/** The files of many places of a school, those of each place in their order. */
export const listPlacedFiles = (
  db: ReadDatabase,
  schoolId: SchoolId,
  type: PlaceType,
  placeIds: readonly number[],
) =>
  db
    .select({ file: filesColumns, placeId: fileUsages.placeId })
    .from(fileUsages)
    .innerJoin(files, eq(files.id, fileUsages.fileId))
    .where(
      and(
        eq(fileUsages.schoolId, schoolId),
        eq(files.schoolId, schoolId),
        isNull(files.deletedAt),
        eq(fileUsages.placeType, type),
        inArray(fileUsages.placeId, [...placeIds]),
      ),
    )
    .orderBy(asc(fileUsages.placeId), asc(fileUsages.position))

/** Makes a place hold exactly these rows. */
export const savePlaced = async (tx: Transaction, place: Place, rows: readonly PlacedRow[]) => {
  await tx.delete(fileUsages).where(isOf(place))
  if (rows.length === 0) return
  const { schoolId, type: placeType, id: placeId } = place
  await tx.insert(fileUsages).values(rows.map((row) => ({ ...row, schoolId, placeType, placeId })))
}

/** Puts the files of places into others too: from → to. @returns the files that stand there */
export const copyPlaced = async (
  tx: Transaction,
  { schoolId, type, ids }: Omit<Place, 'id'> & { readonly ids: ReadonlyMap<number, number> },
): Promise<number[]> => {
  if (ids.size === 0) return []
  const pairs = JSON.stringify([...ids].map(([from, to]) => ({ from_id: from, to_id: to })))
  const { rows } = await tx.execute<{ file_id: string }>(sql`
    insert into file_usages (file_id, school_id, place_type, place_id, position, allow_doc_preview, allow_doc_download)
    select held.file_id, held.school_id, held.place_type, copy.to_id, held.position, held.allow_doc_preview, held.allow_doc_download
    from file_usages held
    join jsonb_to_recordset(${pairs}::jsonb) as copy(from_id bigint, to_id bigint) on copy.from_id = held.place_id
    join files on files.id = held.file_id and files.deleted_at is null and files.school_id = ${schoolId}
    where held.school_id = ${schoolId} and held.place_type = ${type}
    returning file_id`)
  return [...new Set(rows.map(({ file_id }) => Number(file_id)))]
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
