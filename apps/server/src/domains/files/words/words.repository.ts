import { type Cue, plainCue } from '@lectern/contract/files/captions'
import { searchWords } from '@lectern/contract/kernel/words/search-words'
import type { ReadDatabase, Transaction } from '../../../platform/database/pool.ts'
import { alias, and, asc, eq, isNull, notExists, sql } from '../../../platform/database/sql.ts'
import type { SchoolId } from '../../../platform/school-id.ts'
import { files, fileTexts, fileUsages } from '../files.tables.ts'
import { fileWords } from './words.tables.ts'

interface WordedFile {
  readonly fileId: number
  readonly schoolId: SchoolId
}

const keep = async (tx: Transaction, row: typeof fileWords.$inferInsert): Promise<void> => {
  await tx
    .insert(fileWords)
    .values(row)
    .onConflictDoUpdate({
      target: fileWords.fileId,
      set: { words: sql`excluded.words`, cues: sql`excluded.cues` },
    })
}

/** Keeps the words of a document, in the transaction that keeps its text. */
export const keepDocumentWords = (tx: Transaction, file: WordedFile, text: string): Promise<void> =>
  keep(tx, { ...file, words: searchWords(text), cues: null })

/** Keeps what is said in a film when, in the transaction that stores its captions. */
export const keepCues = (tx: Transaction, file: WordedFile, cues: readonly Cue[]): Promise<void> => {
  const plain = cues.map((cue) => ({ ...cue, text: plainCue(cue.text) }))
  return keep(tx, { ...file, words: searchWords(plain.map(({ text }) => text).join('\n')), cues: plain })
}

const isWordless = (db: ReadDatabase) =>
  notExists(db.select({ id: fileWords.fileId }).from(fileWords).where(eq(fileWords.fileId, files.id)))

/** Documents of all schools whose words nobody has kept yet. */
export const listWordlessDocuments = (db: ReadDatabase, most: number) =>
  db
    .select({ fileId: files.id, schoolId: files.schoolId, content: fileTexts.content })
    .from(files)
    .innerJoin(fileTexts, eq(fileTexts.fileId, files.id))
    .where(and(isNull(files.deletedAt), isWordless(db)))
    .orderBy(asc(files.id))
    .limit(most)

/** Captions of all schools whose words nobody has kept yet. */
export const listWordlessCaptions = (db: ReadDatabase, most: number) =>
  db
    .select({ fileId: files.id, schoolId: files.schoolId, storageKey: files.storageKey })
    .from(files)
    .where(and(eq(files.role, 'captions'), isNull(files.deletedAt), isWordless(db)))
    .orderBy(asc(files.id))
    .limit(most)

/** An array for PostgreSQL, as one parameter however long it is. */
const idsOf = (ids: readonly number[]) => sql`${`{${ids.join(',')}}`}::bigint[]`

const captions = alias(files, 'captions')

/**
 * Files that stand in units: their names, and whether their own words, or those of one of their captions, hold each of the wanted
 * beginnings. Whoever asks may see those units.
 */
export const listFilesIn = (
  db: ReadDatabase,
  { schoolId, unitIds }: { readonly schoolId: SchoolId; readonly unitIds: readonly number[] },
  wanted: readonly string[],
) => {
  const holds = sql.join(
    wanted.map((word) => sql`own.words like ${`% ${word}%`}`),
    sql` and `,
  )
  return db
    .select({
      unitId: fileUsages.placeId,
      id: files.id,
      kind: files.kind,
      name: files.originalName,
      caption: files.caption,
      allowDocPreview: sql<boolean | null>`coalesce(${fileUsages.allowDocPreview}, ${files.allowDocPreview})`,
      allowDocDownload: sql<
        boolean | null
      >`coalesce(${fileUsages.allowDocDownload}, ${files.allowDocDownload})`,
      isFound: sql<boolean>`exists (
        select from file_words own
        where own.file_id = ${files.id} and own.school_id = ${schoolId} and ${holds})`,
      /** The captions in which it is said. */
      saidIn: sql<number[]>`array(
        select own.file_id::int from file_words own join files ${captions} on ${captions.id} = own.file_id
        where ${captions.parentId} = ${files.id} and ${captions.role} = 'captions' and ${captions.deletedAt} is null
          and own.school_id = ${schoolId} and ${holds})`,
    })
    .from(fileUsages)
    .innerJoin(files, eq(files.id, fileUsages.fileId))
    .where(
      and(
        eq(fileUsages.schoolId, schoolId),
        eq(fileUsages.placeType, 'info_unit'),
        sql`${fileUsages.placeId} = any(${idsOf(unitIds)})`,
        isNull(files.deletedAt),
      ),
    )
    .orderBy(asc(fileUsages.placeId), asc(fileUsages.position))
}
export type FileInUnit = Awaited<ReturnType<typeof listFilesIn>>[number]

/** The text of documents, to show where in them something was found. */
export const listDocumentTexts = (db: ReadDatabase, schoolId: SchoolId, fileIds: readonly number[]) =>
  db
    .select({ fileId: fileTexts.fileId, content: fileTexts.content })
    .from(fileTexts)
    .where(and(eq(fileTexts.schoolId, schoolId), sql`${fileTexts.fileId} = any(${idsOf(fileIds)})`))

/** What is said when in films. */
export const listCues = (db: ReadDatabase, schoolId: SchoolId, captionIds: readonly number[]) =>
  db
    .select({ fileId: fileWords.fileId, cues: fileWords.cues })
    .from(fileWords)
    .where(and(eq(fileWords.schoolId, schoolId), sql`${fileWords.fileId} = any(${idsOf(captionIds)})`))
