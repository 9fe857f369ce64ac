import type { QuizContent } from '@lectern/contract/quizzes/quiz'
import type { QuizType } from '@lectern/contract/quizzes/quiz-types/quiz-type'
import { completeSettings, type QuizSettings } from '@lectern/contract/quizzes/quiz-settings'
import type { ReadDatabase, WriteDatabase, Transaction } from '../../platform/database/pool.ts'
import { and, asc, eq, inArray, like, or, sql } from '../../platform/database/sql.ts'
import { quizVersions, quizVersionsColumns, quizzes, quizzesColumns } from './quizzes.tables.ts'
import type { SchoolId } from '../../platform/school-id.ts'

/** A row with all its settings, also with those that it was stored without. */
const whole = <T extends { settings: Partial<QuizSettings> }>(row: T) => ({
  ...row,
  settings: completeSettings(row.settings),
})

export const findQuiz = async (db: ReadDatabase, schoolId: SchoolId, quizId: number) => {
  const [row] = await db
    .select(quizzesColumns)
    .from(quizzes)
    .where(and(eq(quizzes.id, quizId), eq(quizzes.schoolId, schoolId)))
  return row ? whole(row) : null
}
export type QuizRow = NonNullable<Awaited<ReturnType<typeof findQuiz>>>

/** The same row, held until the transaction ends, so that two saves at once are taken one after the other. */
export const lockQuiz = async (
  db: Transaction,
  schoolId: SchoolId,
  quizId: number,
): Promise<QuizRow | null> => {
  const [row] = await db
    .select(quizzesColumns)
    .from(quizzes)
    .where(and(eq(quizzes.id, quizId), eq(quizzes.schoolId, schoolId)))
    .for('update')
  return row ? whole(row) : null
}

export const insertQuiz = async (
  db: Transaction,
  quiz: { schoolId: SchoolId; name: string; type: QuizType; settings: QuizSettings },
  now: Date,
): Promise<QuizRow> => {
  const empty: QuizContent = { version: 1, questions: [] }
  const [row] = await db
    .insert(quizzes)
    .values({ ...quiz, content: empty, readyContent: empty, revision: 1, createdAt: now, updatedAt: now })
    .returning(quizzesColumns)
  if (!row) throw new Error('The quiz was not created.')
  return whole(row)
}

export const updateQuiz = async (
  db: Transaction,
  quiz: Pick<
    QuizRow,
    'id' | 'schoolId' | 'name' | 'type' | 'settings' | 'content' | 'readyContent' | 'pools' | 'revision'
  >,
  now: Date,
): Promise<QuizRow> => {
  const { id, schoolId, ...change } = quiz
  const [row] = await db
    .update(quizzes)
    .set({ ...change, learnersRevision: null, updatedAt: now })
    .where(and(eq(quizzes.id, id), eq(quizzes.schoolId, schoolId)))
    .returning(quizzesColumns)
  if (!row) throw new Error('The quiz was not saved.')
  return whole(row)
}

/** How many questions learners get of the row that a query is at. */
const learnersQuestionsCount = sql<number>`
  jsonb_array_length(coalesce(${quizzes.released} -> 'readyContent', ${quizzes.readyContent}) -> 'questions')`

/** The quizzes out of which a randomizer draws, as far as they are there. */
export const listPoolSources = (db: ReadDatabase, schoolId: SchoolId, quizIds: readonly number[]) =>
  db
    .select({
      id: quizzes.id,
      name: quizzes.name,
      type: quizzes.type,
      questionsCount: learnersQuestionsCount,
    })
    .from(quizzes)
    .where(and(eq(quizzes.schoolId, schoolId), inArray(quizzes.id, [...quizIds])))
export type PoolSource = Awaited<ReturnType<typeof listPoolSources>>[number]

/**
 * Which of some quizzes a school has. They are not deleted until the transaction ends; whoever deletes one at this moment is
 * waited for.
 */
export const holdQuizzes = async (db: Transaction, schoolId: SchoolId, quizIds: readonly number[]) => {
  if (quizIds.length === 0) return []
  const rows = await db
    .select({ id: quizzes.id })
    .from(quizzes)
    .where(and(eq(quizzes.schoolId, schoolId), inArray(quizzes.id, [...quizIds])))
    // In one order, so that two who hold several never wait for each other.
    .orderBy(asc(quizzes.id))
    .for('key share')
  return rows.map(({ id }) => id)
}

/** Some quizzes of a school as learners meet them. */
export const listQuizHeads = async (db: ReadDatabase, schoolId: SchoolId, quizIds: readonly number[]) => {
  if (quizIds.length === 0) return []
  const rows = await db
    .select({
      id: quizzes.id,
      name: sql<string>`coalesce(${quizzes.released} ->> 'name', ${quizzes.name})`,
      type: sql<QuizType>`coalesce(${quizzes.released} ->> 'type', ${quizzes.type})`,
      settings: sql<Partial<QuizSettings>>`coalesce(${quizzes.released} -> 'settings', ${quizzes.settings})`,
      style: quizzes.style,
      startInfo: quizzes.startInfo,
      questionsCount: learnersQuestionsCount,
    })
    .from(quizzes)
    .where(and(eq(quizzes.schoolId, schoolId), inArray(quizzes.id, [...quizIds])))
  return rows.map(whole)
}
export type QuizHead = Awaited<ReturnType<typeof listQuizHeads>>[number]

/** The version of a quiz as it is now, made at the first start on this revision. */
export const pinVersion = async (
  db: WriteDatabase,
  quiz: QuizRow & { readonly sources: string },
  now: Date,
) => {
  const known = await findVersionOf(db, quiz)
  if (known) return known
  await db
    .insert(quizVersions)
    .values({
      schoolId: quiz.schoolId,
      quizId: quiz.id,
      revision: quiz.revision,
      sources: quiz.sources,
      name: quiz.name,
      type: quiz.type,
      settings: quiz.settings,
      content: quiz.readyContent,
      createdAt: now,
    })
    .onConflictDoNothing()
  const made = await findVersionOf(db, quiz)
  if (!made) throw new Error('The version of the quiz was not kept.')
  return made
}

/** The version of a quiz as it is now; null while nobody has started on it. */
export const findVersionOf = async (
  db: ReadDatabase,
  quiz: Pick<QuizRow, 'id' | 'schoolId' | 'revision'> & { readonly sources: string },
) => {
  const [row] = await db
    .select(quizVersionsColumns)
    .from(quizVersions)
    .where(
      and(
        eq(quizVersions.schoolId, quiz.schoolId),
        eq(quizVersions.quizId, quiz.id),
        eq(quizVersions.revision, quiz.revision),
        eq(quizVersions.sources, quiz.sources),
      ),
    )
  return row ? whole(row) : null
}

/** Which of some files stand in a version on which attempts were begun: of a quiz, or of one that draws out of it. */
export const findShownBefore = async (
  db: ReadDatabase,
  { id, schoolId }: Pick<QuizRow, 'id' | 'schoolId'>,
  uuids: readonly string[],
): Promise<string[]> => {
  const found: string[] = []
  for (const uuid of uuids) {
    const [row] = await db
      .select({ id: quizVersions.id })
      .from(quizVersions)
      .where(
        and(
          eq(quizVersions.schoolId, schoolId),
          or(eq(quizVersions.quizId, id), like(quizVersions.sources, `%,${id}:%`)),
          sql`position(${uuid} in ${quizVersions.content}::text) > 0`,
        ),
      )
      .limit(1)
    if (row) found.push(uuid)
  }
  return found
}

/** What an attempt was started with. */
export const findVersion = async (db: ReadDatabase, versionId: number) => {
  const [row] = await db.select(quizVersionsColumns).from(quizVersions).where(eq(quizVersions.id, versionId))
  return row ? whole(row) : null
}
export type QuizVersionRow = NonNullable<Awaited<ReturnType<typeof findVersion>>>
