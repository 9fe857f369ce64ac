import type { QuizOrder } from '@lectern/contract/quizzes/library/quiz-orders'
import { holdsWords } from '../../../platform/database/holds-words.ts'
import type { ReadDatabase, Transaction } from '../../../platform/database/pool.ts'
import {
  and,
  asc,
  desc,
  eq,
  inArray,
  isNotNull,
  isNull,
  not,
  or,
  type SQL,
  sql,
} from '../../../platform/database/sql.ts'
import type { SchoolId } from '../../../platform/school-id.ts'
import type { QuizRow } from '../quizzes.repository.ts'
import { quizVersions, quizzes } from '../quizzes.tables.ts'
import { countTags, hasTag } from '../tags.repository.ts'
import type { QuizUsage } from './quiz-usage.ts'

/** Of the row that a query over quizzes is at, for what is counted beside it. */
const quizId = sql`quizzes.id`

export interface LibraryFilter {
  readonly page: number
  readonly per_page: number
  readonly query?: string | undefined
  readonly is_used?: boolean | undefined
  readonly is_archived?: boolean | undefined
  readonly tag?: string | undefined
  /** 0 for those in no folder. */
  readonly folder_id?: number | undefined
  readonly order: QuizOrder
  readonly direction: 'asc' | 'desc'
}

const isListed = (schoolId: SchoolId, usage: QuizUsage, filter: LibraryFilter): SQL | undefined => {
  const { query, is_used: isUsed, is_archived: isArchived, tag, folder_id: folderId } = filter
  const isShown = usage.isShown(schoolId, quizId)
  return and(
    eq(quizzes.schoolId, schoolId),
    isArchived ? isNotNull(quizzes.archivedAt) : isNull(quizzes.archivedAt),
    query ? holdsWords(quizzes.name, query) : undefined,
    isUsed === undefined ? undefined : isUsed ? isShown : not(isShown),
    tag ? hasTag(quizzes.tags, tag) : undefined,
    folderId === undefined
      ? undefined
      : folderId === 0
        ? isNull(quizzes.folderId)
        : eq(quizzes.folderId, folderId),
  )
}

/** One page of the library, with how much each quiz is used. */
export const listQuizzes = async (
  db: ReadDatabase,
  schoolId: SchoolId,
  usage: QuizUsage,
  filter: LibraryFilter,
) => {
  const isWanted = isListed(schoolId, usage, filter)
  const lessonsCount = usage.lessonsOf(schoolId, quizId)
  const orders: Readonly<Record<QuizOrder, SQL>> = {
    updated: sql`${quizzes.updatedAt}`,
    name: sql`lower(${quizzes.name})`,
    questions: sql`${quizzes.questionsCount}`,
    lessons: lessonsCount,
  }
  const direct = filter.direction === 'asc' ? asc : desc
  const total = await db.$count(quizzes, and(eq(quizzes.schoolId, schoolId), isWanted))
  const rows = await db
    .select({
      id: quizzes.id,
      name: quizzes.name,
      type: quizzes.type,
      questionsCount: quizzes.questionsCount,
      folderId: quizzes.folderId,
      tags: quizzes.tags,
      archivedAt: quizzes.archivedAt,
      lessonsCount,
      attemptsCount: usage.attemptsOf(schoolId, quizId),
      hasHeldEdits: sql<boolean>`${quizzes.released} is not null`,
      updatedAt: quizzes.updatedAt,
    })
    .from(quizzes)
    .where(and(eq(quizzes.schoolId, schoolId), isWanted))
    .orderBy(direct(orders[filter.order]), desc(quizzes.id))
    .limit(filter.per_page)
    .offset((filter.page - 1) * filter.per_page)
  return { rows, total }
}

/** The tags of a school's quizzes with their numbers, the most used first; one more than `limit` at most. */
export const listTags = (db: ReadDatabase, schoolId: SchoolId, limit: number) =>
  countTags(db, quizzes, schoolId, limit)

/** Some quizzes of a school with their tags, held until the transaction ends; in the order of their ids, so that two calls never wait for each other. */
export const lockTags = (tx: Transaction, schoolId: SchoolId, ids: readonly number[]) =>
  tx
    .select({ id: quizzes.id, tags: quizzes.tags })
    .from(quizzes)
    .where(and(eq(quizzes.schoolId, schoolId), inArray(quizzes.id, [...ids])))
    .orderBy(asc(quizzes.id))
    .for('update')

/** Where quizzes lie is no change of the quiz: neither its revision nor its time moves. */
export const placeQuizzes = async (
  tx: Transaction,
  schoolId: SchoolId,
  ids: readonly number[],
  place: {
    readonly folderId?: number | null
    readonly archivedAt?: Date | null
    readonly tags?: readonly string[]
  },
) => {
  if (Object.keys(place).length === 0) return
  await tx
    .update(quizzes)
    .set(place)
    .where(and(eq(quizzes.schoolId, schoolId), inArray(quizzes.id, [...ids])))
}

/** A new quiz with everything that `from` holds but its attempts and versions. */
export const insertCopy = async (
  tx: Transaction,
  from: QuizRow,
  name: string,
  now: Date,
): Promise<number> => {
  const { schoolId, type, settings, content, readyContent, pools, style, startInfo } = from
  const ofSource = sql`from quizzes source where source.school_id = ${schoolId} and source.id = ${from.id}`
  const [row] = await tx
    .insert(quizzes)
    .values({
      schoolId,
      name,
      type,
      settings,
      content,
      readyContent,
      pools,
      style,
      startInfo,
      revision: 1,
      folderId: sql`(select source.folder_id ${ofSource})`,
      tags: sql`(select source.tags ${ofSource})`,
      createdAt: now,
      updatedAt: now,
    })
    .returning({ id: quizzes.id })
  if (!row) throw new Error('The copy was not made.')
  return row.id
}

/** Whether a randomizer draws from a quiz, for learners or by edits that are held. */
const drawsFrom = (randomizer: SQL, id: number): SQL => {
  const pool = JSON.stringify([{ quiz_id: id }])
  return sql`(${randomizer}.pools @> ${pool}::jsonb or ${randomizer}.released -> 'pools' @> ${pool}::jsonb)`
}

/** The quiz itself and the randomizers that draw from it. */
export const listWithRandomizers = async (
  db: ReadDatabase,
  schoolId: SchoolId,
  id: number,
): Promise<number[]> => {
  const rows = await db
    .select({ id: quizzes.id })
    .from(quizzes)
    .where(and(eq(quizzes.schoolId, schoolId), or(eq(quizzes.id, id), drawsFrom(sql`quizzes`, id))))
  return rows.map((row) => row.id)
}

/** What keeps a quiz from being deleted. */
export const findUse = async (tx: Transaction, schoolId: SchoolId, usage: QuizUsage, id: number) => {
  const [row] = await tx
    .select({
      isShown: sql<boolean>`${usage.isShown(schoolId, quizId)}`,
      isDrawnFrom: sql<boolean>`exists (
        select from quizzes as randomizer
        where randomizer.school_id = ${schoolId} and ${drawsFrom(sql`randomizer`, id)}
      )`,
      attempts: usage.attemptsOf(schoolId, quizId),
      isInRemovedLesson: sql<boolean>`${usage.isInRemovedLesson(schoolId, quizId)}`,
    })
    .from(quizzes)
    .where(and(eq(quizzes.schoolId, schoolId), eq(quizzes.id, id)))
  return row ?? null
}

/** Removes a quiz with the versions of it that nobody has taken. */
export const deleteQuiz = async (tx: Transaction, schoolId: SchoolId, id: number) => {
  await tx.delete(quizVersions).where(and(eq(quizVersions.schoolId, schoolId), eq(quizVersions.quizId, id)))
  await tx.delete(quizzes).where(and(eq(quizzes.schoolId, schoolId), eq(quizzes.id, id)))
}
