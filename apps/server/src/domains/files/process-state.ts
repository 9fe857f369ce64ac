import type { DerivedFileRole, FileKind, ProcessError, ProcessStatus } from '@lectern/contract/files/kinds'
import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { ReadDatabase, Transaction } from '../../platform/database/pool.ts'
import { and, eq, inArray, isNull, ne, sql } from '../../platform/database/sql.ts'
import { defineJob } from '../../platform/queue/job.ts'
import { enqueue } from '../../platform/queue/enqueue.ts'
import { announceFileChange } from './file-change.ts'
import { orderWaitingFiles } from './order-waiting-files.ts'
import { noteLeftovers } from './leftovers.repository.ts'
import { files, filesColumns, fileTexts } from './files.tables.ts'
import type { SchoolId } from '../../platform/school-id.ts'
import { keepDocumentWords } from './words/words.repository.ts'

const payload = z.object({ file_id: z.int().positive() })

/** Makes what streams of a film. Its handler, and that of the next two, stands in `processing/`. */
export const processFile = defineJob({
  name: 'files.processFile',
  payload,
  maxAttempts: 3,
  lane: 'films',
})

/** Makes what is shown of a document or a sound. */
export const processDocument = defineJob({
  name: 'files.processDocument',
  payload,
  maxAttempts: 3,
  lane: 'documents',
})

/** Makes pictures of several sizes. */
export const processPicture = defineJob({
  name: 'files.processPicture',
  payload,
  maxAttempts: 3,
  lane: 'pictures',
})

const jobOf = (kind: FileKind) => {
  if (kind === 'video') return processFile
  return kind === 'image' ? processPicture : processDocument
}

/**
 * Asks for the processing of a file; one that waits already is not asked for twice. Files of one kind of a school are processed one
 * after the other, so that the other workers of the lane are free for other schools.
 */
export const enqueueProcessing = async (tx: Transaction, fileId: number): Promise<void> => {
  const columns = { kind: files.kind, schoolId: files.schoolId }
  const [file] = await tx.select(columns).from(files).where(eq(files.id, fileId))
  if (!file) return
  const job = jobOf(file.kind)
  const options = { jobKey: `files.processFile/${fileId}`, queue: `${job.name}/${file.schoolId}` }
  await enqueue(tx, job, { file_id: fileId }, options)
  await orderWaitingFiles(tx, job.name)
}

/**
 * Removes the processing jobs that used up their tries without an end.
 *
 * @returns the files that are still called unfinished and wait for no other job
 */
export const removeExhaustedJobs = async (tx: Transaction): Promise<number[]> => {
  const { rows } = await tx.execute<{ file_id: string }>(sql`
    with tasks as (
      select id from graphile_worker._private_tasks
      where identifier in (${processFile.name}, ${processDocument.name}, ${processPicture.name})
    ), used_up as (
      select jobs.id, (jobs.payload ->> 'file_id')::bigint as file_id
      from graphile_worker._private_jobs as jobs
      where task_id in (select id from tasks) and locked_at is null and attempts >= max_attempts
      for update skip locked
    ), removed as (
      delete from graphile_worker._private_jobs as jobs using used_up where jobs.id = used_up.id
    )
    select distinct file_id from used_up join files on files.id = file_id
    where files.process_status in ('pending', 'processing') and files.deleted_at is null and not exists (
      select from graphile_worker._private_jobs as others
      where others.task_id in (select id from tasks) and (others.payload ->> 'file_id')::bigint = file_id
        and (others.locked_at is not null or others.attempts < others.max_attempts)
    )`)
  return rows.map(({ file_id: id }) => Number(id))
}

/** Files that wait to be processed and have no job: an upgrade sent them through it again. */
export const listWaitingWithoutJob = async (tx: Transaction): Promise<number[]> => {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select id from files
    where process_status = 'pending' and parent_id is null and deleted_at is null and not exists (
      select from graphile_worker._private_jobs as jobs
      join graphile_worker._private_tasks as tasks on tasks.id = jobs.task_id
      where tasks.identifier in (${processFile.name}, ${processDocument.name}, ${processPicture.name})
        and (jobs.payload ->> 'file_id')::bigint = files.id
    )
    order by id limit ${waitingAtOnce}`)
  return rows.map(({ id }) => Number(id))
}

/** Jobs that are asked for at once; the next minute asks for more. */
const waitingAtOnce = 100

/** A file on its way through processing. */
export interface FileToProcess {
  readonly id: number
  readonly uuid: string
  readonly schoolId: SchoolId
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
export const findFileToProcess = async (db: ReadDatabase, fileId: number): Promise<FileToProcess | null> => {
  const [row] = await db
    .select(filesColumns)
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
  readonly contentText?: string
  readonly meta?: Record<string, unknown>
}

/** Writes where the processing of a file stands and what it found. */
export const setProcess = async (tx: Transaction, fileId: number, findings: ProcessFindings) => {
  const { status, progress, error, contentText, meta, ...found } = findings
  await tx
    .update(files)
    .set({
      ...found,
      ...(status === undefined ? {} : { processStatus: status }),
      ...(progress === undefined ? {} : { processProgress: Math.round(progress) }),
      ...(error === undefined ? {} : { processError: error }),
      // What was noted at the upload stays.
      ...(meta === undefined ? {} : { meta: sql`${files.meta} || ${JSON.stringify(meta)}::jsonb` }),
      // An update has to change something.
      parentId: null,
    })
    .where(and(eq(files.id, fileId), isNull(files.parentId)))
  if (contentText !== undefined) await keepText(tx, fileId, contentText)
  await announceFileChange(tx, fileId)
}

const keepText = async (tx: Transaction, fileId: number, content: string) => {
  const [file] = await tx.select({ schoolId: files.schoolId }).from(files).where(eq(files.id, fileId))
  if (!file) return
  await tx
    .insert(fileTexts)
    .values({ fileId, schoolId: file.schoolId, content })
    .onConflictDoUpdate({ target: fileTexts.fileId, set: { content } })
  await keepDocumentWords(tx, { fileId, schoolId: file.schoolId }, content)
}

/** Something made of a file. */
export interface NewDerivedFile {
  readonly parentId: number
  readonly role: DerivedFileRole
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
export const addDerivedFile = async (tx: Transaction, child: NewDerivedFile, now: Date): Promise<number> => {
  const parent = await lockParent(tx, child.parentId)
  await removeDerivedFiles(tx, child.parentId, [child.storageKey])
  const id = await insertChild(tx, parent, child, now)
  await announceFileChange(tx, parent.id)
  return id
}

/**
 * Puts what was made anew in the place of what was made before, at once; captions, which people wrote, stay. The objects
 * of before are removed a day later, so that who watches now watches to the end.
 *
 * @throws Error when the file it is made of is gone
 */
export const replaceDerivedFiles = async (
  tx: Transaction,
  parentId: number,
  children: readonly NewDerivedFile[],
  now: Date,
): Promise<void> => {
  const parent = await lockParent(tx, parentId)
  const made = and(eq(files.parentId, parentId), ne(files.role, 'captions'))
  const before = await tx.delete(files).where(made).returning({ key: files.storageKey, role: files.role })
  const kept = new Set(children.map(({ storageKey }) => storageKey))
  const left = before.filter(({ key }) => !kept.has(key))
  await noteLeftovers(tx, [...new Set(left.map(objectsOf))], now)
  for (const child of children) await insertChild(tx, parent, child, now)
  await announceFileChange(tx, parentId)
}

/** A playlist stands for the folder with its segments. */
const objectsOf = ({ key, role }: { key: string; role: DerivedFileRole | null }): string =>
  role === 'hls' || role === 'hls_rendition' ? key.slice(0, key.lastIndexOf('/') + 1) : key

const lockParent = async (tx: Transaction, parentId: number) => {
  const [parent] = await tx
    .select({
      id: files.id,
      schoolId: files.schoolId,
      ownerId: files.ownerId,
      model: files.model,
      storageFolder: files.storageFolder,
      deletedAt: files.deletedAt,
    })
    .from(files)
    .where(eq(files.id, parentId))
    .for('update')
  if (!parent || parent.deletedAt) throw new Error('The file was deleted while it was processed.')
  return parent
}

const insertChild = async (
  tx: Transaction,
  parent: Awaited<ReturnType<typeof lockParent>>,
  child: NewDerivedFile,
  now: Date,
): Promise<number> => {
  const { schoolId, ownerId, model, storageFolder } = parent
  const name = child.storageKey.slice(child.storageKey.lastIndexOf('/') + 1)
  const [row] = await tx
    .insert(files)
    .values({
      ...child,
      ...{ schoolId, ownerId, model, storageFolder },
      uuid: randomUUID(),
      originalName: name,
      extension: name.slice(name.lastIndexOf('.') + 1),
      processStatus: 'completed',
      processProgress: 100,
      uploadedAt: now,
    })
    .returning({ id: files.id })
  if (!row) throw new Error('The child was not recorded.')
  return row.id
}

/** Whether something plays or is shown already that an earlier try made. */
export const hasDerivedFiles = async (db: ReadDatabase, parentId: number): Promise<boolean> =>
  (await db.$count(files, and(eq(files.parentId, parentId), ne(files.role, 'captions')))) > 0

/** Forgets the named objects that were made of a file. The objects themselves stay. */
export const removeDerivedFiles = async (
  tx: Transaction,
  parentId: number,
  storageKeys: readonly string[],
) => {
  await tx.delete(files).where(and(eq(files.parentId, parentId), inArray(files.storageKey, [...storageKeys])))
  await announceFileChange(tx, parentId)
}
