import type { FileKind } from '@lectern/contract/files/kinds'
import {
  fileSources,
  type FileSource,
  modelsOf,
  uploadModels,
  uploadRules,
} from '@lectern/contract/files/upload-models'
import type { ReadDatabase, Transaction } from '../../platform/database/pool.ts'
import { foldedHoldsWords, holdsWords } from '../../platform/database/holds-words.ts'
import {
  and,
  asc,
  count,
  desc,
  eq,
  exists,
  inArray,
  isNotNull,
  isNull,
  notExists,
  or,
  sql,
  sum,
} from '../../platform/database/sql.ts'
import { files, filesColumns, fileTexts, fileUsages, fileUsagesColumns } from './files.tables.ts'
import type { SchoolId } from '../../platform/school-id.ts'

export type FileRow = typeof files.$inferSelect
export type UsageRow = typeof fileUsages.$inferSelect
type NewFile = typeof files.$inferInsert

const isOriginal = and(isNull(files.parentId), isNull(files.deletedAt))

export const insertFile = async (tx: Transaction, file: NewFile): Promise<FileRow> => {
  const [row] = await tx.insert(files).values(file).returning(filesColumns)
  if (!row) throw new Error('The file was not recorded.')
  return row
}

/** A file wherever it is; whoever asks must decide on it. */
export const findFileByUuid = async (db: ReadDatabase, uuid: string): Promise<FileRow | null> => {
  const [row] = await db
    .select(filesColumns)
    .from(files)
    .where(and(eq(files.uuid, uuid), isOriginal))
  return row ?? null
}

/** A file of a school, held until the transaction ends. */
export const lockFile = async (
  tx: Transaction,
  schoolId: SchoolId,
  uuid: string,
): Promise<FileRow | null> => {
  const [row] = await tx
    .select(filesColumns)
    .from(files)
    .where(and(eq(files.uuid, uuid), eq(files.schoolId, schoolId), isOriginal))
    .for('update')
  return row ?? null
}

/** Files of a school by their uuids; what is not the school's is left out. */
export const lockFiles = (tx: Transaction, schoolId: SchoolId, uuids: readonly string[]) =>
  tx
    .select(filesColumns)
    .from(files)
    .where(and(inArray(files.uuid, [...uuids]), eq(files.schoolId, schoolId), isOriginal))
    .orderBy(asc(files.id))
    .for('update')

const learnerModels = uploadModels.filter((model) => uploadRules[model].by === 'learner')

/** What a person handed in as a learner, in any school, held until the transaction ends. */
export const lockHandedIn = (tx: Transaction, userId: number): Promise<FileRow[]> =>
  tx
    .select(filesColumns)
    .from(files)
    .where(and(eq(files.ownerId, userId), inArray(files.model, learnerModels), isOriginal))
    .orderBy(asc(files.id))
    .for('update')

/** Files of a school by their uuids, in no order. */
export const listByUuid = async (
  db: ReadDatabase,
  schoolId: SchoolId,
  uuids: readonly string[],
): Promise<FileRow[]> => {
  if (uuids.length === 0) return []
  return db
    .select(filesColumns)
    .from(files)
    .where(and(inArray(files.uuid, [...uuids]), eq(files.schoolId, schoolId), isOriginal))
}

/** Which of these uuids were files of a school and are deleted. */
export const listDeleted = async (
  db: ReadDatabase,
  schoolId: SchoolId,
  uuids: readonly string[],
): Promise<string[]> => {
  const rows = await db
    .select({ uuid: files.uuid })
    .from(files)
    .where(
      and(
        inArray(files.uuid, [...uuids]),
        eq(files.schoolId, schoolId),
        isNull(files.parentId),
        isNotNull(files.deletedAt),
      ),
    )
  return rows.map(({ uuid }) => uuid)
}

/** What was made of some files. */
export const listDerivedFiles = async (
  db: ReadDatabase,
  schoolId: SchoolId,
  parentIds: readonly number[],
): Promise<FileRow[]> => {
  if (parentIds.length === 0) return []
  return db
    .select(filesColumns)
    .from(files)
    .where(
      and(eq(files.schoolId, schoolId), inArray(files.parentId, [...parentIds]), isNull(files.deletedAt)),
    )
    .orderBy(asc(files.id))
}

export const listUsageRows = async (
  db: ReadDatabase,
  schoolId: SchoolId,
  fileIds: readonly number[],
  limit?: number,
): Promise<UsageRow[]> => {
  if (fileIds.length === 0) return []
  const rows = db
    .select(fileUsagesColumns)
    .from(fileUsages)
    .where(and(eq(fileUsages.schoolId, schoolId), inArray(fileUsages.fileId, [...fileIds])))
    .orderBy(asc(fileUsages.placeType), asc(fileUsages.placeId), asc(fileUsages.fileId))
  return limit === undefined ? rows : rows.limit(limit)
}

export const updateFile = async (
  tx: Transaction,
  schoolId: SchoolId,
  fileId: number,
  change: Partial<NewFile>,
) => {
  if (Object.keys(change).length === 0) return
  await tx
    .update(files)
    .set(change)
    .where(and(eq(files.schoolId, schoolId), eq(files.id, fileId)))
}

export interface FileFilter {
  readonly schoolId: SchoolId
  readonly search?: string | undefined
  /** 0: in no folder. */
  readonly folderId?: number | undefined
  /** With what lies in the folders below it. */
  readonly isDeep?: boolean | undefined
  readonly kind?: FileKind | undefined
  readonly kinds?: readonly FileKind[] | undefined
  readonly isUsed?: boolean | undefined
  readonly sources: readonly FileSource[]
  /** Files that the search finds by what the reader sees instead of their name. */
  readonly foundByTitle?: readonly number[] | undefined
}

const usagesOfRow = sql`(
  select 1 from file_usages where file_usages.school_id = files.school_id and file_usages.file_id = files.id
)`

/** A folder of a school and all that lie in it. */
const foldersBelow = (schoolId: SchoolId, folderId: number) => sql`(
  with recursive below (id) as (
    select id from file_folders where id = ${folderId} and school_id = ${schoolId}
    union
    select inner_folder.id from file_folders inner_folder join below on inner_folder.parent_id = below.id
  )
  select id from below
)`

const inFolder = ({ schoolId, folderId, isDeep }: FileFilter) => {
  if (folderId === undefined || (folderId === 0 && isDeep)) return undefined
  if (folderId === 0) return isNull(files.folderId)
  return isDeep ? sql`${files.folderId} in ${foldersBelow(schoolId, folderId)}` : eq(files.folderId, folderId)
}

/** Apart from the other conditions, so that the index of the words is used. */
const idsOfText = (schoolId: SchoolId, words: string) => sql`(
  select file_id from file_texts where school_id = ${schoolId} and ${foldedHoldsWords(fileTexts.folded, words)}
)`

const matches = (filter: FileFilter) => {
  const { schoolId, search, kind, kinds, isUsed, sources, foundByTitle = [] } = filter
  return and(
    eq(files.schoolId, schoolId),
    isOriginal,
    inArray(files.model, sources.flatMap(modelsOf)),
    !search
      ? undefined
      : or(
          holdsWords(files.originalName, search),
          holdsWords(files.caption, search),
          inArray(files.id, idsOfText(schoolId, search)),
          foundByTitle.length === 0 ? undefined : inArray(files.id, [...foundByTitle]),
        ),
    inFolder(filter),
    kind === undefined ? undefined : eq(files.kind, kind),
    kinds === undefined ? undefined : inArray(files.kind, [...kinds]),
    isUsed === undefined ? undefined : isUsed ? exists(usagesOfRow) : notExists(usagesOfRow),
  )
}

export const countFiles = (db: ReadDatabase, filter: FileFilter): Promise<number> =>
  db.$count(files, matches(filter))

export interface FileOrder {
  readonly page: number
  readonly per_page: number
  readonly order: 'uploaded_at' | 'original_name' | 'bytes'
  readonly direction: 'asc' | 'desc'
}

const orderColumns = {
  uploaded_at: files.uploadedAt,
  original_name: sql`lower(${files.originalName})`,
  bytes: files.bytes,
} as const

export const listFiles = (db: ReadDatabase, filter: FileFilter, page: FileOrder): Promise<FileRow[]> => {
  const direction = page.direction === 'asc' ? asc : desc
  return db
    .select(filesColumns)
    .from(files)
    .where(matches(filter))
    .orderBy(direction(orderColumns[page.order]), direction(files.id))
    .limit(page.per_page)
    .offset((page.page - 1) * page.per_page)
}

/** Bytes and number of what a school keeps, by kind. */
export const sumByKind = async (db: ReadDatabase, schoolId: SchoolId) => {
  const rows = await db
    .select({ kind: files.kind, bytes: sum(files.bytes).mapWith(Number), total: count() })
    .from(files)
    .where(and(eq(files.schoolId, schoolId), isOriginal))
    .groupBy(files.kind)
  return rows.map(({ kind, bytes, total }) => ({ kind, bytes, files_count: total }))
}

/** The same by where the files came in. */
export const sumBySource = async (db: ReadDatabase, schoolId: SchoolId) => {
  const rows = await db
    .select({ model: files.model, bytes: sum(files.bytes).mapWith(Number), total: count() })
    .from(files)
    .where(and(eq(files.schoolId, schoolId), isOriginal))
    .groupBy(files.model)
  return fileSources.map((source) => {
    const models = modelsOf(source)
    const some = rows.filter(({ model }) => models.includes(model))
    return {
      source,
      bytes: some.reduce((all, { bytes }) => all + bytes, 0),
      files_count: some.reduce((all, { total }) => all + total, 0),
    }
  })
}

/** Puts files of a school into a folder. @returns how many there were */
export const moveFiles = async (
  tx: Transaction,
  schoolId: SchoolId,
  uuids: readonly string[],
  folderId: number | null,
): Promise<number> => {
  const moved = await tx
    .update(files)
    .set({ folderId })
    .where(and(inArray(files.uuid, [...uuids]), eq(files.schoolId, schoolId), isOriginal))
    .returning({ id: files.id })
  return moved.length
}
