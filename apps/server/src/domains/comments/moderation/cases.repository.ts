import type {
  CaseDecision,
  CaseState,
  HoldReason,
  ReportDraft,
} from '@lectern/contract/comments/moderation/moderation'
import { moderationLimits } from '@lectern/contract/comments/moderation/moderation-limits'
import type { ReadDatabase, Transaction } from '../../../platform/database/pool.ts'
import {
  and,
  asc,
  desc,
  eq,
  gt,
  gte,
  inArray,
  lt,
  lte,
  type SQL,
  sql,
} from '../../../platform/database/sql.ts'
import type { SchoolId } from '../../../platform/school-id.ts'
import { comments, commentsColumns } from '../comments.tables.ts'
import { commentCases, commentReports } from './moderation.tables.ts'

const caseColumns = {
  commentId: commentCases.commentId,
  state: commentCases.state,
  holdReason: commentCases.holdReason,
  openedAt: commentCases.openedAt,
  decision: commentCases.decision,
  decidedBy: commentCases.decidedBy,
  decidedAt: commentCases.decidedAt,
}

/** Which cases of a school are wanted. */
export interface CaseFilter {
  readonly schoolId: SchoolId
  readonly state: CaseState
  /** What the caller moderates, as a condition on comments; undefined: everything. */
  readonly scope: SQL | undefined
}

const selectCases = (db: ReadDatabase, schoolId: SchoolId, condition: SQL | undefined) =>
  db
    .select({ comment: commentsColumns, about: caseColumns })
    .from(commentCases)
    .innerJoin(
      comments,
      and(eq(comments.id, commentCases.commentId), eq(comments.schoolId, commentCases.schoolId)),
    )
    .where(and(eq(commentCases.schoolId, schoolId), condition))

/** A page of cases: the open ones by their age, the decided ones from the latest. */
export const listCases = async (
  db: ReadDatabase,
  { schoolId, state, scope }: CaseFilter,
  page: { readonly limit: number; readonly offset: number },
) => {
  const wanted = and(eq(commentCases.state, state), scope)
  const order =
    state === 'open'
      ? [asc(commentCases.openedAt), asc(commentCases.commentId)]
      : [desc(commentCases.decidedAt), desc(commentCases.commentId)]
  const rows = await selectCases(db, schoolId, wanted)
    .orderBy(...order)
    .limit(page.limit)
    .offset(page.offset)
  return { rows, total: await db.$count(selectCases(db, schoolId, wanted).as('counted')) }
}
export type CaseRow = Awaited<ReturnType<typeof listCases>>['rows'][number]

/** How many cases were opened within a time, and how many of them are open still. */
export interface CaseCounts {
  readonly opened: number
  readonly open: number
}

/** What of the cases opened within a time somebody moderates. */
export const countCases = async (
  db: ReadDatabase,
  { schoolId, scope }: Pick<CaseFilter, 'schoolId' | 'scope'>,
  { from, until }: { readonly from: Date; readonly until: Date },
): Promise<CaseCounts> => {
  const [row] = await db
    .select({
      opened: sql<number>`count(*)::int`,
      open: sql<number>`(count(*) filter (where ${commentCases.state} = 'open'))::int`,
    })
    .from(commentCases)
    .innerJoin(
      comments,
      and(eq(comments.id, commentCases.commentId), eq(comments.schoolId, commentCases.schoolId)),
    )
    .where(
      and(
        eq(commentCases.schoolId, schoolId),
        gte(commentCases.openedAt, from),
        lt(commentCases.openedAt, until),
        scope,
      ),
    )
  return row ?? { opened: 0, open: 0 }
}

/** One case that its caller moderates, held until the transaction ends. */
export const lockCase = async (
  tx: Transaction,
  schoolId: SchoolId,
  scope: SQL | undefined,
  commentId: number,
): Promise<CaseRow | null> => {
  const wanted = and(eq(commentCases.commentId, commentId), scope)
  const [row] = await selectCases(tx, schoolId, wanted).for('update', { of: commentCases })
  return row ?? null
}

/** The case of a comment, as far as there is one. */
export const findCase = async (db: ReadDatabase, schoolId: SchoolId, commentId: number) => {
  const [row] = await db
    .select(caseColumns)
    .from(commentCases)
    .where(and(eq(commentCases.schoolId, schoolId), eq(commentCases.commentId, commentId)))
  return row ?? null
}

/** Lays a comment before the moderators, also one about which they had decided. */
export const openCase = async (
  tx: Transaction,
  schoolId: SchoolId,
  commentId: number,
  { holdReason, now }: { readonly holdReason: HoldReason | null; readonly now: Date },
): Promise<void> => {
  await tx
    .insert(commentCases)
    .values({ schoolId, commentId, state: 'open', holdReason, openedAt: now })
    .onConflictDoUpdate({
      target: commentCases.commentId,
      set: {
        state: 'open',
        holdReason: holdReason ?? commentCases.holdReason,
        openedAt: sql`case when ${commentCases.state} = 'open' then ${commentCases.openedAt} else ${now.toISOString()}::timestamptz end`,
      },
    })
}

/** Writes down what was decided about comments; those without a case have none afterwards either. */
export const closeCases = async (
  tx: Transaction,
  schoolId: SchoolId,
  commentIds: readonly number[],
  { decision, decidedBy, now }: { decision: CaseDecision; decidedBy: number; now: Date },
): Promise<void> => {
  if (commentIds.length === 0) return
  await tx
    .update(commentCases)
    .set({ state: 'decided', decision, decidedBy, decidedAt: now })
    .where(
      and(
        eq(commentCases.schoolId, schoolId),
        eq(commentCases.state, 'open'),
        inArray(commentCases.commentId, [...commentIds]),
      ),
    )
}

/** Stores what somebody has against a comment; a second report of the same person replaces the first. */
export const saveReport = async (
  tx: Transaction,
  report: { readonly schoolId: SchoolId; readonly commentId: number; readonly reporterId: number },
  { reason, note }: ReportDraft,
  now: Date,
): Promise<void> => {
  await tx
    .insert(commentReports)
    .values({ ...report, reason, note, createdAt: now })
    .onConflictDoUpdate({
      target: [commentReports.commentId, commentReports.reporterId],
      set: { reason, note, createdAt: now },
    })
}

/** How many comments somebody reported since a moment, in every school. */
export const countReported = (db: ReadDatabase, reporterId: number, since: Date): Promise<number> =>
  db.$count(
    commentReports,
    and(eq(commentReports.reporterId, reporterId), gt(commentReports.createdAt, since)),
  )

/** How many people reported each of some comments. */
export const countReports = async (
  db: ReadDatabase,
  schoolId: SchoolId,
  commentIds: readonly number[],
): Promise<ReadonlyMap<number, number>> => {
  if (commentIds.length === 0) return new Map()
  const rows = await db
    .select({ commentId: commentReports.commentId, count: sql<number>`count(*)::int` })
    .from(commentReports)
    .where(and(eq(commentReports.schoolId, schoolId), inArray(commentReports.commentId, [...commentIds])))
    .groupBy(commentReports.commentId)
  return new Map(rows.map(({ commentId, count }) => [commentId, count]))
}

/** The latest reports of some comments, as many of each as are shown. */
export const listReports = async (db: ReadDatabase, schoolId: SchoolId, commentIds: readonly number[]) => {
  if (commentIds.length === 0) return []
  const numbered = db
    .select({
      commentId: commentReports.commentId,
      reporterId: commentReports.reporterId,
      reason: commentReports.reason,
      note: commentReports.note,
      createdAt: commentReports.createdAt,
      place:
        sql<number>`row_number() over (partition by ${commentReports.commentId} order by ${commentReports.createdAt} desc, ${commentReports.id} desc)`.as(
          'place',
        ),
    })
    .from(commentReports)
    .where(and(eq(commentReports.schoolId, schoolId), inArray(commentReports.commentId, [...commentIds])))
    .as('numbered')
  return db
    .select({
      commentId: numbered.commentId,
      reporterId: numbered.reporterId,
      reason: numbered.reason,
      note: numbered.note,
      createdAt: numbered.createdAt,
    })
    .from(numbered)
    .where(lte(numbered.place, moderationLimits.shownReports))
    .orderBy(asc(numbered.commentId), asc(numbered.place))
}

/** What somebody reported, for the download. */
export const exportReports = (db: ReadDatabase, userId: number) =>
  db
    .select({
      comment_id: commentReports.commentId,
      reason: commentReports.reason,
      note: commentReports.note,
      created_at: commentReports.createdAt,
    })
    .from(commentReports)
    .where(eq(commentReports.reporterId, userId))
    .orderBy(asc(commentReports.createdAt), asc(commentReports.id))

/** Takes the name and the words of somebody whose account was erased from their reports. */
export const forgetReports = async (tx: Transaction, userId: number): Promise<void> => {
  await tx
    .update(commentReports)
    .set({ reporterId: null, note: '' })
    .where(eq(commentReports.reporterId, userId))
}
