import type { BankOrder } from '@lectern/contract/quizzes/bank/bank-orders'
import type { QuestionSlug } from '@lectern/contract/quizzes/question-types/slugs'
import { foldedHoldsWords } from '../../../platform/database/holds-words.ts'
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
  type SQL,
  sql,
} from '../../../platform/database/sql.ts'
import type { SchoolId } from '../../../platform/school-id.ts'
import { countTags, hasTag } from '../tags.repository.ts'
import { bankQuestions, bankQuestionsColumns } from './bank.tables.ts'
import type { describeQuestion } from './describe-question.ts'

type Described = ReturnType<typeof describeQuestion>

export interface BankFilter {
  readonly page: number
  readonly per_page: number
  readonly query?: string | undefined
  readonly type?: QuestionSlug | undefined
  readonly tag?: string | undefined
  readonly is_used?: boolean | undefined
  readonly is_archived?: boolean | undefined
  readonly order: BankOrder
  readonly direction: 'asc' | 'desc'
}

const holding = (schoolId: SchoolId) => sql`from quiz_bank_questions held
  where held.school_id = ${schoolId} and held.bank_question_id = bank_questions.id`

const isListed = (schoolId: SchoolId, filter: BankFilter): SQL | undefined => {
  const { query, type, tag, is_used: isUsed, is_archived: isArchived } = filter
  const isHeld = sql`exists (select ${holding(schoolId)})`
  return and(
    eq(bankQuestions.schoolId, schoolId),
    isArchived ? isNotNull(bankQuestions.archivedAt) : isNull(bankQuestions.archivedAt),
    query ? foldedHoldsWords(bankQuestions.words, query) : undefined,
    type ? eq(bankQuestions.type, type) : undefined,
    tag ? hasTag(bankQuestions.tags, tag) : undefined,
    isUsed === undefined ? undefined : isUsed ? isHeld : not(isHeld),
  )
}

/** One page of the bank, with the number of quizzes that hold each. */
export const listQuestions = async (db: ReadDatabase, schoolId: SchoolId, filter: BankFilter) => {
  const isWanted = isListed(schoolId, filter)
  const quizzesCount = sql<number>`(select count(*)::int ${holding(schoolId)})`
  const orders: Readonly<Record<BankOrder, SQL>> = {
    updated: sql`${bankQuestions.updatedAt}`,
    name: sql`lower(${bankQuestions.name})`,
    quizzes: quizzesCount,
  }
  const direct = filter.direction === 'asc' ? asc : desc
  const inOrder = [direct(orders[filter.order]), desc(bankQuestions.id)]
  const total = await db.$count(bankQuestions, and(eq(bankQuestions.schoolId, schoolId), isWanted))
  // Found apart, so that only the rows of the page are counted, and not the thousands before a late one.
  const page = db
    .select({ id: bankQuestions.id })
    .from(bankQuestions)
    .where(and(eq(bankQuestions.schoolId, schoolId), isWanted))
    .orderBy(...inOrder)
    .limit(filter.per_page)
    .offset((filter.page - 1) * filter.per_page)
  const rows = await db
    .select({
      id: bankQuestions.id,
      name: bankQuestions.name,
      type: bankQuestions.type,
      tags: bankQuestions.tags,
      isReady: bankQuestions.isReady,
      archivedAt: bankQuestions.archivedAt,
      quizzesCount,
      updatedAt: bankQuestions.updatedAt,
      updatedBy: bankQuestions.updatedBy,
    })
    .from(bankQuestions)
    .where(and(eq(bankQuestions.schoolId, schoolId), inArray(bankQuestions.id, page)))
    .orderBy(...inOrder)
  return { rows, total }
}

/** The tags of the bank with their numbers, the most used first; one more than `limit` at most. */
export const listTags = (db: ReadDatabase, schoolId: SchoolId, limit: number) =>
  countTags(db, bankQuestions, schoolId, limit)

const isOf = (schoolId: SchoolId, ids: readonly number[]) =>
  and(eq(bankQuestions.schoolId, schoolId), inArray(bankQuestions.id, [...ids]))

/** Some questions of the bank; those that it does not have are left out. */
export const findQuestions = (db: ReadDatabase, schoolId: SchoolId, ids: readonly number[]) =>
  db.select(bankQuestionsColumns).from(bankQuestions).where(isOf(schoolId, ids))
export type BankRow = Awaited<ReturnType<typeof findQuestions>>[number]

export const findQuestion = async (db: ReadDatabase, schoolId: SchoolId, id: number) => {
  const [row] = await findQuestions(db, schoolId, [id])
  return row ?? null
}

/**
 * The same rows, held until the transaction ends; in the order of their ids, so that two calls never wait for each other.
 * Quizzes may begin to hold them meanwhile.
 */
export const lockQuestions = (tx: Transaction, schoolId: SchoolId, ids: readonly number[]) =>
  tx
    .select(bankQuestionsColumns)
    .from(bankQuestions)
    .where(isOf(schoolId, ids))
    .orderBy(asc(bankQuestions.id))
    .for('no key update')

export const countQuestions = (db: ReadDatabase, schoolId: SchoolId): Promise<number> =>
  db.$count(bankQuestions, eq(bankQuestions.schoolId, schoolId))

/** @returns the new rows in the order of the questions */
export const insertQuestions = async (
  tx: Transaction,
  schoolId: SchoolId,
  questions: readonly Described[],
  change: { readonly userId: number; readonly now: Date },
): Promise<BankRow[]> => {
  const by = { createdAt: change.now, updatedAt: change.now, updatedBy: change.userId }
  const rows = await tx
    .insert(bankQuestions)
    .values(questions.map((described) => ({ ...described, ...by, schoolId })))
    .returning(bankQuestionsColumns)
  return rows.toSorted((one, other) => one.id - other.id)
}

export const updateQuestion = async (
  tx: Transaction,
  { id, schoolId, revision }: Pick<BankRow, 'id' | 'schoolId' | 'revision'>,
  described: Described,
  change: { readonly userId: number; readonly now: Date },
): Promise<BankRow> => {
  const [row] = await tx
    .update(bankQuestions)
    .set({ ...described, revision: revision + 1, updatedAt: change.now, updatedBy: change.userId })
    .where(isOf(schoolId, [id]))
    .returning(bankQuestionsColumns)
  if (!row) throw new Error('The question was not saved.')
  return row
}

/** Being offered or not is no change of a question: neither its revision nor its time moves. */
export const archiveQuestions = async (
  tx: Transaction,
  schoolId: SchoolId,
  ids: readonly number[],
  archivedAt: Date | null,
) => {
  await tx.update(bankQuestions).set({ archivedAt }).where(isOf(schoolId, ids))
}

export const deleteQuestion = async (tx: Transaction, schoolId: SchoolId, id: number) => {
  await tx.delete(bankQuestions).where(isOf(schoolId, [id]))
}
