import type { ReadDatabase, Transaction } from '../../../platform/database/pool.ts'
import { CallError, notFound } from '../../../platform/http/call-error.ts'
import { announceFileChange } from '../file-change.ts'
import type { FileDependencies } from '../file-dependencies.ts'
import { removeFiles } from '../file-removal.repository.ts'
import * as repository from '../files.repository.ts'
import { noteLeftovers } from '../leftovers.repository.ts'
import { endUploadsOf } from '../uploads/uploads.repository.ts'
import type { SchoolId } from '../../../platform/school-id.ts'

/**
 * Deletes files of a school, all of them or none (THREATS T30). Their bytes are removed a day later.
 *
 * @returns how many there were
 * @throws CallError not_found when one of them is not the school's; file_in_use (409) with its places, unless `force`
 */
export const deleteFiles = async (
  tx: Transaction,
  wish: { readonly schoolId: SchoolId; readonly uuids: readonly string[]; readonly force: boolean },
  now: Date,
): Promise<number> => {
  const wanted = new Set(wish.uuids)
  const rows = await repository.lockFiles(tx, wish.schoolId, [...wanted])
  if (rows.length !== wanted.size) throw notFound('not all of these are files of the school')
  if (!wish.force) await refuseUsed(tx, wish.schoolId, rows)
  await removeRows(tx, rows, now)
  return rows.length
}

/**
 * Deletes what an erased person handed in: files of answers and comments, and uploads under way. What somebody made for a
 * school stays with the school.
 */
export const forgetUploads = async (tx: Transaction, userId: number, now: Date): Promise<void> => {
  await endUploadsOf(tx, userId, now)
  await removeRows(tx, await repository.lockHandedIn(tx, userId), now)
}

/** Takes back a file that was just made. */
export const dropFile = (
  dependencies: FileDependencies,
  file: repository.FileRow,
  now: Date,
): Promise<void> =>
  dependencies.notifications.dispatchAfterCommit(() =>
    dependencies.db.transaction((tx) => removeRows(tx, [file], now)),
  )

const refuseUsed = async (tx: ReadDatabase, schoolId: SchoolId, rows: readonly repository.FileRow[]) => {
  const usages = await repository.listUsageRows(
    tx,
    schoolId,
    rows.map((row) => row.id),
  )
  if (usages.length === 0) return
  const fields = rows.flatMap((row) => {
    const places = usages.filter((usage) => usage.fileId === row.id)
    return places.length === 0
      ? []
      : [[row.uuid, places.map((each) => `${each.placeType}:${each.placeId}`)] as const]
  })
  throw new CallError('file_in_use', {
    fields: Object.fromEntries(fields),
    params: { places: usages.length },
  })
}

const removeRows = async (tx: Transaction, rows: readonly repository.FileRow[], now: Date) => {
  if (rows.length === 0) return
  const ids = rows.map((row) => row.id)
  for (const [schoolId, ofSchool] of Map.groupBy(rows, (row) => row.schoolId))
    await removeFiles(
      tx,
      schoolId,
      ofSchool.map((row) => row.id),
      now,
    )
  await noteLeftovers(
    tx,
    rows.flatMap((row) => [row.storageKey, `${row.storageFolder}/`]),
    now,
  )
  for (const id of ids) await announceFileChange(tx, id)
}
