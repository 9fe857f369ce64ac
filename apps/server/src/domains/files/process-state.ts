import type { ChildRole, FileKind, ProcessError, ProcessStatus } from '@lectern/contract/files/kinds'
import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { Connection, Transaction } from '../../platform/database/pool.ts'
import { and, eq, inArray, isNull, ne } from '../../platform/database/sql.ts'
import { defineJob } from '../../platform/queue/job.ts'
import { enqueue } from '../../platform/queue/enqueue.ts'
import { announceFileChange } from './file-change.ts'
import { files } from './files.tables.ts'

/** Makes renditions, previews and pictures of one file. Its handler stands in `processing/`. */
export const processFile = defineJob({
  name: 'files.processFile',
  payload: z.object({ file_id: z.int().positive() }),
  maxAttempts: 3,
})

/**
 * Asks for the processing of a file; one that waits already is not asked for twice. One after the other, so that work on
 * files never takes every worker from letters; long videos wait for each other, not for pictures.
 */
export const enqueueProcessing = async (tx: Transaction, fileId: number): Promise<void> => {
  const [file] = await tx.select({ kind: files.kind }).from(files).where(eq(files.id, fileId))
  const queue = file?.kind === 'video' ? 'files/video' : 'files/quick'
  await enqueue(tx, processFile, { file_id: fileId }, { jobKey: `files.processFile/${fileId}`, queue })
}

/** A file on its way through processing. */
export interface FileToProcess {
  readonly id: number
  readonly uuid: string
  readonly cabinetId: number
  readonly ownerId: number
  readonly model: (typeof files.$inferSelect)['model']
  readonly originalName: string
  readonly extension: string
  readonly mimeType: string
  readonly kind: FileKind
  readonly bytes: number
  readonly storageKey: string
  readonly storageFolder: string
  readonly processStatus: ProcessStatus
}

/** The file of a processing job; null when it was deleted meanwhile. */
export const findFileToProcess = async (db: Connection, fileId: number): Promise<FileToProcess | null> => {
  const [row] = await db
    .select()
    .from(files)
    .where(and(eq(files.id, fileId), isNull(files.parentId), isNull(files.deletedAt)))
  return row ?? null
}

/** Where the storage keeps something made of a file: `storageKeyOf(file, 'hls/720/index.m3u8')`. */
export const storageKeyOf = (file: Pick<FileToProcess, 'storageFolder'>, path: string): string =>
  `${file.storageFolder}/${path}`

/** What processing finds out about the file itself; what is not named stays. */
export interface ProcessFindings {
  readonly status?: ProcessStatus
  /** 0 to 100. */
  readonly progress?: number
  readonly error?: ProcessError | null
  /** Told by a look inside: a film without a picture is an audio. */
  readonly kind?: FileKind
  readonly mimeType?: string
  readonly width?: number | null
  readonly height?: number | null
  /** Seconds. */
  readonly duration?: number | null
  readonly pages?: number | null
  /** 21 numbers from 0 to 1. */
  readonly peaks?: number[] | null
  /** Words for the search. */
  readonly contentText?: string | null
  readonly meta?: Record<string, unknown>
}

/** Writes where the processing of a file stands and what it found. */
export const setProcess = async (tx: Transaction, fileId: number, findings: ProcessFindings) => {
  const { status, progress, error, ...found } = findings
  await tx
    .update(files)
    .set({
      ...found,
      ...(status === undefined ? {} : { processStatus: status }),
      ...(progress === undefined ? {} : { processProgress: Math.round(progress) }),
      ...(error === undefined ? {} : { processError: error }),
      // An update has to change something.
      parentId: null,
    })
    .where(and(eq(files.id, fileId), isNull(files.parentId)))
  await announceFileChange(tx, fileId)
}

/** Something made of a file. */
export interface NewChild {
  readonly parentId: number
  readonly role: ChildRole
  /** Below the storage folder of its parent: `storageKeyOf(file, 'poster.webp')`; of a stream, its playlist. */
  readonly storageKey: string
  readonly mimeType: string
  readonly kind: FileKind
  /** Of a stream, all its segments together. */
  readonly bytes: number
  readonly width?: number | null
  readonly height?: number | null
  readonly duration?: number | null
  readonly language?: string | null
  readonly label?: string | null
  readonly meta?: Record<string, unknown>
}

/**
 * Records something made of a file, in the place of what was recorded under the same key before: a repeated job doubles
 * nothing.
 *
 * @returns its id
 * @throws Error when the file it is made of is gone
 */
export const addChild = async (tx: Transaction, child: NewChild, now: Date): Promise<number> => {
  const [parent] = await tx.select().from(files).where(eq(files.id, child.parentId)).for('update')
  if (!parent || parent.deletedAt) throw new Error('The file was deleted while it was processed.')
  await removeChildren(tx, child.parentId, [child.storageKey])
  const name = child.storageKey.slice(child.storageKey.lastIndexOf('/') + 1)
  const [row] = await tx
    .insert(files)
    .values({
      ...child,
      uuid: randomUUID(),
      cabinetId: parent.cabinetId,
      ownerId: parent.ownerId,
      model: parent.model,
      originalName: name,
      extension: name.slice(name.lastIndexOf('.') + 1),
      storageFolder: parent.storageFolder,
      processStatus: 'completed',
      processProgress: 100,
      uploadedAt: now,
    })
    .returning({ id: files.id })
  if (!row) throw new Error('The child was not recorded.')
  await announceFileChange(tx, parent.id)
  return row.id
}

/**
 * Forgets what was made of a file: all of it except captions, which people wrote, or the objects named. The objects
 * themselves stay.
 */
export const removeChildren = async (tx: Transaction, parentId: number, storageKeys?: readonly string[]) => {
  await tx
    .delete(files)
    .where(
      and(
        eq(files.parentId, parentId),
        storageKeys === undefined ? ne(files.role, 'captions') : inArray(files.storageKey, [...storageKeys]),
      ),
    )
  await announceFileChange(tx, parentId)
}
