import { attemptStatus, attemptVersionsShown } from '@lectern/contract/attempts/attempt'
import type { Claim } from '@lectern/contract/attempts/claim'
import { answerDueAt } from '@lectern/contract/practices/workload/answer-term'
import type { PracticeRow } from '@lectern/contract/practices/practice-row'
import type { ReadDatabase } from '../../platform/database/pool.ts'
import type { Actor, StaffSeat } from '../../platform/http/call.ts'
import {
  type AttemptRow,
  type ClaimRow,
  type HeldRow,
  listClaims,
  listHeld,
  listVersionsOf,
  numberAttempts,
  presentAttempt,
  unmeasuredMark,
} from '../attempts/index.ts'
import { countUnreadOn } from '../comments/index.ts'
import { listPeople } from '../identity/index.ts'
import { listQuizHeads } from '../quizzes/index.ts'
import { listLessonTitles } from '../lessons/index.ts'
import { findAnswerHours } from './workload/answer-terms.repository.ts'

/** Who asks for practices, and when. */
export interface PracticesCall {
  readonly db: ReadDatabase
  readonly staff: StaffSeat
  readonly actor: Actor
  readonly now: Date
}

/** Rows with the names of people, quizzes and lessons: one query for each kind, however many rows. */
export const presentPractices = async (
  { db, staff, actor, now }: PracticesCall,
  rows: readonly AttemptRow[],
): Promise<PracticeRow[]> => {
  const { schoolId } = staff
  const ids = rows.map((row) => row.id)
  const claims = new Map((await listClaims(db, schoolId, ids, now)).map((row) => [row.attemptId, row]))
  const held = new Map((await listHeld(db, schoolId, ids)).map((row) => [row.attemptId, row]))
  const rootIds = unique(rows.map((row) => row.rootId ?? row.id))
  const versions = await listVersionsOf(db, schoolId, rootIds)
  const unread = await countUnreadOn(db, schoolId, actor.userId, rootIds)
  const deciders = rows.map((row) => held.get(row.id)?.decidedBy ?? row.decidedBy ?? 0)
  const reviewers = [...[...claims.values()].map((row) => row.claimedBy), ...deciders]
  const people = await listPeople(db, unique([...rows.map((row) => row.userId), ...reviewers]))
  const quizzes = await listQuizHeads(db, schoolId, unique(rows.map((row) => row.quizId)))
  const lessons = await listLessonTitles(db, schoolId, unique(rows.map((row) => row.lessonId)))
  const numbers = await numberAttempts(db, schoolId, ids)
  const answerHours = await findAnswerHours(db, schoolId)
  const named = new Map(people.map((person) => [person.id, person]))
  const names = new Map(quizzes.map((quiz) => [quiz.id, quiz.name]))
  const settings = new Map(quizzes.map((quiz) => [quiz.id, quiz.settings]))
  const settledOf = <Row extends Pick<AttemptRow, 'id' | 'statusId' | 'decidedBy'>>(row: Row): Row => {
    const decision = held.get(row.id)
    return decision ? { ...row, ...settledBy(decision) } : row
  }
  const shownOf = (row: AttemptRow) =>
    presentAttempt(settledOf(row), settings.get(row.quizId) ?? null, 'staff', now)
  return rows.flatMap((row) => {
    const decision = held.get(row.id)
    const decider = named.get(decision?.decidedBy ?? row.decidedBy ?? 0)
    const rootId = row.rootId ?? row.id
    const learner = named.get(row.userId)
    const title = lessons.get(row.lessonId)
    if (!learner) return []
    return [
      {
        attempt: shownOf(row),
        learner,
        quiz: { id: row.quizId, name: names.get(row.quizId) ?? '' },
        lesson: title === undefined ? null : { id: row.lessonId, title },
        number: numbers.get(row.id) ?? 1,
        due_at: decision ? null : dueAtOf(row, answerHours),
        claim: decision ? null : claimOf(claims.get(row.id), named, actor.userId),
        assistant: decider ? { id: decider.id, name: decider.name } : null,
        versions: (versions.get(rootId) ?? [])
          .map(settledOf)
          .map((version, at) => ({
            id: version.id,
            number: at + 1,
            status_id: version.statusId,
            ...unmeasuredMark(version, settings.get(row.quizId) ?? null),
          }))
          .slice(-attemptVersionsShown),
        unread_count: unread.get(rootId) ?? 0,
        decision: decision ? presentDecision(decision, actor.userId) : null,
      },
    ]
  })
}

const settledBy = ({ statusId, decidedBy }: HeldRow) => ({ statusId, decidedBy })

const presentDecision = (
  { statusId, dueAt, decidedBy }: HeldRow,
  userId: number,
): PracticeRow['decision'] => ({
  status_id: statusId,
  told_at: dueAt.toISOString(),
  is_own: decidedBy === userId,
})

const dueAtOf = ({ statusId, finishedAt }: AttemptRow, answerHours: number): string | null =>
  statusId === attemptStatus.underCheck && finishedAt
    ? (answerDueAt(finishedAt, answerHours)?.toISOString() ?? null)
    : null

/** A claim as somebody of the team sees it. */
export const claimOf = (
  claim: Pick<ClaimRow, 'claimedBy' | 'expiresAt'> | undefined,
  people: ReadonlyMap<number, { readonly id: number; readonly name: string }>,
  userId: number,
): Claim | null => {
  if (!claim) return null
  const { claimedBy, expiresAt } = claim
  const user = { id: claimedBy, name: people.get(claimedBy)?.name ?? '' }
  return { user, expires_at: expiresAt.toISOString(), is_own: claimedBy === userId }
}

const unique = (ids: readonly number[]): number[] => [...new Set(ids)]
