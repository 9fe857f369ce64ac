import type { PlaceType } from '@lectern/contract/files/file'
import type { Transaction } from '../../platform/database/pool.ts'
import { and, eq } from '../../platform/database/sql.ts'
import { fileUsages } from './files.tables.ts'

interface Place {
  readonly cabinetId: number
  readonly type: PlaceType
  readonly id: number
}

const isOf = ({ type, id }: Place) => and(eq(fileUsages.placeType, type), eq(fileUsages.placeId, id))

/** The files of a place, by their ids. */
export const listPlaced = async (tx: Transaction, place: Place): Promise<number[]> => {
  const rows = await tx.select({ id: fileUsages.fileId }).from(fileUsages).where(isOf(place))
  return rows.map((row) => row.id)
}

interface PlacedRow {
  readonly fileId: number
  readonly position: number
  readonly allowDocPreview: boolean | null
  readonly allowDocDownload: boolean | null
}

/** Makes a place hold exactly these rows. */
export const savePlaced = async (tx: Transaction, place: Place, rows: readonly PlacedRow[]) => {
  await tx.delete(fileUsages).where(isOf(place))
  if (rows.length === 0) return
  const { cabinetId, type: placeType, id: placeId } = place
  await tx.insert(fileUsages).values(rows.map((row) => ({ ...row, cabinetId, placeType, placeId })))
}
