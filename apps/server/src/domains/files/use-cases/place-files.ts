import type { PlaceType } from '@lectern/contract/files/file'
import type { Transaction } from '../../../platform/database/pool.ts'
import { CallError } from '../../../platform/http/call-error.ts'
import { announceFileChange } from '../file-change.ts'
import { listByUuid } from '../files.repository.ts'
import { listPlaced, savePlaced } from '../usages.repository.ts'

/** A file in a place, and what the place says about it; null leaves it to the file. */
export interface PlacedFile {
  readonly uuid: string
  readonly allowDocPreview: boolean | null
  readonly allowDocDownload: boolean | null
}

export interface Place {
  readonly cabinetId: number
  readonly type: PlaceType
  readonly id: number
}

/**
 * Makes a place hold exactly these files, in this order.
 *
 * @throws CallError foreign_file when one of them is not the school's
 */
export const placeFiles = async (
  tx: Transaction,
  place: Place,
  wanted: readonly PlacedFile[],
): Promise<void> => {
  const known = new Map(
    (
      await listByUuid(
        tx,
        place.cabinetId,
        wanted.map((each) => each.uuid),
      )
    ).map((file) => [file.uuid, file.id]),
  )
  const rows = [...new Map(wanted.map((each) => [each.uuid, each])).values()].map((each, position) => {
    const fileId = known.get(each.uuid)
    if (fileId === undefined)
      throw new CallError('foreign_file', { fields: { info_units: ['foreign_file'] } })
    return {
      fileId,
      position,
      allowDocPreview: each.allowDocPreview,
      allowDocDownload: each.allowDocDownload,
    }
  })
  const before = await listPlaced(tx, place)
  if (before.length === 0 && rows.length === 0) return
  await savePlaced(tx, place, rows)
  for (const id of new Set([...before, ...rows.map((row) => row.fileId)])) await announceFileChange(tx, id)
}
