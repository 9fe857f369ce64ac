import type { Transaction } from '../../../platform/database/pool.ts'
import { CallError, found } from '../../../platform/http/call-error.ts'
import type { ObjectStorage } from '../../../platform/storage/object-storage.ts'
import { announceFileChange } from '../file-change.ts'
import { deleteRow, detachDerivedFiles, moveDerivedFiles } from '../file-removal.repository.ts'
import * as repository from '../files.repository.ts'
import { noteLeftovers } from '../leftovers.repository.ts'
import { pathOf } from '../files.presenter.ts'
import { addDerivedFile, enqueueProcessing, storageKeyOf } from '../process-state.ts'
import type { SchoolId } from '../../../platform/school-id.ts'

/**
 * Gives a file the bytes of another one, wherever it stands; the other one is taken up by it and no longer there. What
 * was shown before is removed a day later. Captions stay with another file of the same kind: people wrote them, and a film
 * cut anew mostly says the same.
 *
 * @throws CallError not_found; foreign_file when the other one is not the school's; file_in_use when it stands somewhere
 */
export const replaceFile = async (
  tx: Transaction,
  storage: ObjectStorage,
  wish: { readonly schoolId: SchoolId; readonly uuid: string; readonly by: string },
  now: Date,
): Promise<repository.FileRow> => {
  const rows = await repository.lockFiles(tx, wish.schoolId, [wish.uuid, wish.by])
  const old = found(rows.find((row) => row.uuid === wish.uuid))
  const fresh = rows.find((row) => row.uuid === wish.by)
  if (!fresh || fresh.id === old.id)
    throw new CallError('foreign_file', { fields: { file: ['foreign_file'] } })
  if ((await repository.listUsageRows(tx, wish.schoolId, [fresh.id])).length > 0)
    throw new CallError('file_in_use')
  if (fresh.kind === old.kind) await handOverCaptions(tx, storage, { from: old, to: fresh }, now)
  await detachDerivedFiles(tx, wish.schoolId, old.id)
  await noteLeftovers(tx, [old.storageKey, `${old.storageFolder}/`], now)
  const { id: _id, uuid: _uuid, schoolId: _school, folderId: _folder, caption: _caption, ...content } = fresh
  const { allowDocPreview, allowDocDownload, model, onlyUpload, ownerId } = old
  await repository.updateFile(tx, wish.schoolId, old.id, {
    ...content,
    allowDocPreview,
    allowDocDownload,
    model,
    onlyUpload,
    ownerId,
  })
  await moveDerivedFiles(tx, wish.schoolId, { from: fresh.id, to: old.id })
  await deleteRow(tx, wish.schoolId, fresh.id)
  // A job that runs for the other one finds it gone; this one is processed under its own id.
  if (fresh.processStatus !== 'completed') await enqueueProcessing(tx, old.id)
  await announceFileChange(tx, old.id)
  await announceFileChange(tx, fresh.id)
  return found(await repository.findFileByUuid(tx, wish.uuid))
}

/** Copies captions, since everything below the folder of the old bytes is removed; a language that is there already wins. */
const handOverCaptions = async (
  tx: Transaction,
  storage: ObjectStorage,
  { from, to }: Record<'from' | 'to', repository.FileRow>,
  now: Date,
): Promise<void> => {
  const all = (await repository.listDerivedFiles(tx, from.schoolId, [from.id, to.id])).filter(
    ({ role }) => role === 'captions',
  )
  const own = new Set(all.filter(({ parentId }) => parentId === to.id).map(({ language }) => language))
  const taken = all.filter(({ parentId, language }) => parentId === from.id && !own.has(language))
  for (const { storageKey: before, storageFolder, kind, mimeType, bytes, language, label } of taken) {
    const stored = await storage.get(before)
    if (!stored) continue
    const storageKey = storageKeyOf(to, pathOf({ storageKey: before, storageFolder }))
    await storage.put(storageKey, stored.stream)
    const child = { parentId: to.id, kind, mimeType, bytes, language, label }
    await addDerivedFile(tx, { ...child, role: 'captions', storageKey }, now)
  }
}
