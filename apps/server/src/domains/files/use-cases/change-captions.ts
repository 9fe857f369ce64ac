import { createHash } from 'node:crypto'
import { captionLimits, readCaptions, writeCaptions } from '@lectern/contract/files/captions'
import type { ReadDatabase, Transaction } from '../../../platform/database/pool.ts'
import { CallError, found } from '../../../platform/http/call-error.ts'
import type { FileDependencies } from '../file-dependencies.ts'
import { type FileRow, listDerivedFiles, lockFile } from '../files.repository.ts'
import { forgetLeftover, noteLeftovers } from '../leftovers.repository.ts'
import { addDerivedFile, removeDerivedFiles, storageKeyOf } from '../process-state.ts'
import { requireQuota } from '../uploads/quota.ts'
import type { SchoolId } from '../../../platform/school-id.ts'
import { keepCues } from '../words/words.repository.ts'

const refuse = (field: string, code: string) =>
  new CallError('captions_invalid', { fields: { [field]: [code] } })

/** Captions that somebody wants a film of a school to have. */
export interface CaptionsInput {
  readonly schoolId: SchoolId
  readonly uuid: string
  readonly language: string
  readonly label: string | undefined
  /** WebVTT or SubRip. */
  readonly text: string
}

/**
 * Puts captions to a film or a recording, in the place of those in the same language. They are read and written anew, so
 * that no browser meets anything but times and words.
 *
 * @throws CallError not_found; captions_invalid with the line; quota_exceeded
 */
export const addCaptions = async (
  tx: Transaction,
  { env, storage }: Pick<FileDependencies, 'env' | 'storage'>,
  wish: CaptionsInput,
  now: Date,
): Promise<void> => {
  const read = readCaptions(wish.text)
  if (!read.ok) throw refuse('text', `${read.error.code}:${read.error.line ?? 0}`)
  const bytes = Buffer.from(writeCaptions(read.value.cues))
  // Named by its content: a browser that kept the file before shows the new one at once.
  const name = `captions-${wish.language}-${createHash('sha256').update(bytes).digest('hex').slice(0, 8)}.vtt`
  const file = found(await lockFile(tx, wish.schoolId, wish.uuid))
  if (file.kind !== 'video' && file.kind !== 'audio') throw refuse('file', 'no_film')
  await requireQuota(tx, env, { schoolId: wish.schoolId, bytes: bytes.length }, now)
  const before = await captionsOf(tx, file)
  if (before.length >= captionLimits.languages) throw refuse('language', 'too_many')
  const storageKey = storageKeyOf(file, name)
  const same = before.filter(({ language }) => language === wish.language)
  await forget(tx, file, same, now, storageKey)
  await forgetLeftover(tx, storageKey)
  await storage.put(storageKey, bytes)
  const fileId = await addDerivedFile(
    tx,
    {
      parentId: file.id,
      role: 'captions',
      kind: 'other',
      mimeType: 'text/vtt',
      storageKey,
      bytes: bytes.length,
      language: wish.language,
      label: wish.label || nameOf(wish.language),
    },
    now,
  )
  await keepCues(tx, { fileId, schoolId: wish.schoolId }, read.value.cues)
}

/** @throws CallError not_found */
export const removeCaptions = async (
  tx: Transaction,
  wish: { readonly schoolId: SchoolId; readonly uuid: string; readonly captions: string },
  now: Date,
): Promise<void> => {
  const file = found(await lockFile(tx, wish.schoolId, wish.uuid))
  const child = found((await captionsOf(tx, file)).find(({ uuid }) => uuid === wish.captions))
  await forget(tx, file, [child], now)
}

const captionsOf = async (tx: ReadDatabase, file: FileRow): Promise<FileRow[]> =>
  (await listDerivedFiles(tx, file.schoolId, [file.id])).filter(({ role }) => role === 'captions')

const forget = async (tx: Transaction, file: FileRow, gone: readonly FileRow[], now: Date, kept = '') => {
  const keys = gone.map((child) => child.storageKey)
  await removeDerivedFiles(tx, file.id, keys)
  await noteLeftovers(
    tx,
    keys.filter((key) => key !== kept),
    now,
  )
}

/** The language in its own words. */
const nameOf = (language: string): string => {
  const name = new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1)
}
