import type { ReadDatabase, Transaction } from '../../../platform/database/pool.ts'
import { and, eq, isNull, lt, sql } from '../../../platform/database/sql.ts'
import type { SchoolId } from '../../../platform/school-id.ts'
import { listByUuid, listDerivedFiles, updateFile } from '../files.repository.ts'
import { files } from '../files.tables.ts'

/** A file of a school with what belongs to it and cannot be made anew. */
export interface WholeFile {
  readonly uuid: string
  readonly storageKey: string
  readonly name: string
  readonly extension: string
  readonly bytes: number
  readonly sha256: string | null
  readonly caption: string
  /** Whether it is listed in the storage. */
  readonly inStorage: boolean
  readonly convertMedia: boolean
  readonly allowDocPreview: boolean | null
  readonly allowDocDownload: boolean | null
  readonly captions: readonly {
    readonly language: string
    readonly label: string
    readonly storageKey: string
    readonly bytes: number
  }[]
}

/** Some files of a school, as far as they are there, in the order in which they are asked for. */
export const listWholeFiles = async (
  db: ReadDatabase,
  schoolId: SchoolId,
  uuids: readonly string[],
): Promise<WholeFile[]> => {
  const rows = new Map((await listByUuid(db, schoolId, uuids)).map((row) => [row.uuid, row]))
  const derived = await listDerivedFiles(
    db,
    schoolId,
    [...rows.values()].map(({ id }) => id),
  )
  return uuids.flatMap((uuid): WholeFile[] => {
    const row = rows.get(uuid)
    if (!row) return []
    const captions = derived.filter(({ parentId, role }) => parentId === row.id && role === 'captions')
    return [
      {
        uuid,
        storageKey: row.storageKey,
        name: row.originalName,
        extension: row.extension,
        bytes: row.bytes,
        sha256: row.sha256,
        caption: row.caption,
        inStorage: !row.onlyUpload,
        convertMedia: row.meta['convert_media'] !== false,
        allowDocPreview: row.allowDocPreview,
        allowDocDownload: row.allowDocDownload,
        captions: captions.map(({ language, label, storageKey, bytes }) => ({
          language: language ?? 'und',
          label: label ?? '',
          storageKey,
          bytes,
        })),
      },
    ]
  })
}

/** Says of a file of a school what cannot be seen in its bytes. */
export const describeFile = (
  tx: Transaction,
  schoolId: SchoolId,
  fileId: number,
  said: Pick<WholeFile, 'caption' | 'allowDocPreview' | 'allowDocDownload'>,
): Promise<void> => updateFile(tx, schoolId, fileId, said)

/** Files of a school that were kept for one purpose, by a field of what was noted with them. */
export const listNoted = async (
  db: ReadDatabase,
  schoolId: SchoolId,
  field: string,
  value: number,
): Promise<string[]> => {
  const rows = await db
    .select({ uuid: files.uuid })
    .from(files)
    .where(
      and(
        eq(files.schoolId, schoolId),
        isNull(files.parentId),
        isNull(files.deletedAt),
        sql`${files.meta} ->> ${field} = ${String(value)}`,
      ),
    )
  return rows.map(({ uuid }) => uuid)
}

/** The upload of a course that somebody sent into a school; null for every other file. */
export const findCourseFile = async (db: ReadDatabase, schoolId: SchoolId, uuid: string) => {
  const [file] = await listByUuid(db, schoolId, [uuid])
  return file?.model === 'courseFile' ? file : null
}

/** Uploads of courses, in any school, that have lain since before a moment: nobody made a course of them. */
export const listForgottenCourseFiles = async (db: ReadDatabase, before: Date, limit: number) =>
  db
    .select({ uuid: files.uuid, schoolId: files.schoolId })
    .from(files)
    .where(and(eq(files.model, 'courseFile'), isNull(files.deletedAt), lt(files.uploadedAt, before)))
    .limit(limit)
