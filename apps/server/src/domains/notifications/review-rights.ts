import type { ReadDatabase } from '../../platform/database/pool.ts'
import type { StaffSeat } from '../../platform/http/call.ts'
import type { SchoolId } from '../../platform/school-id.ts'
import { isStandingSeen } from '../access/index.ts'
import { type AttemptRow, countWaiting, findSchoolAttempt } from '../attempts/index.ts'
import { type CaseCounts, countCases, talkTold_ms } from '../comments/index.ts'
import { moderationScope, practiceScope } from '../practices/index.ts'
import { listMembers, type TeamRolesOf, loadSeat } from '../staff/index.ts'
import { findProduct, type ProductRow } from '../products/index.ts'
import { loadLearnerScope, loadTeams, mayOnProduct } from '../teams/index.ts'

/** A member of a team, of one school. */
export interface StaffPlace {
  readonly schoolId: SchoolId
  readonly userId: number
}

/** Who of a team decides about whose answers, asked where nobody calls: in jobs. */
export interface ReviewRights {
  seatOf(db: ReadDatabase, place: StaffPlace): Promise<StaffSeat | null>
  /** The attempt, where the person may decide about it. */
  findReviewed(db: ReadDatabase, place: StaffPlace, attemptId: number): Promise<AttemptRow | null>
  /** How many of some attempts wait for the person; null where they decide about none. */
  countReviewed(
    db: ReadDatabase,
    place: StaffPlace,
    attemptIds: readonly number[],
    now: Date,
  ): Promise<number | null>
  /** The cases that came up in the hour after a moment, as far as the person moderates them; null where they moderate nothing. */
  countCases(db: ReadDatabase, place: StaffPlace, since: Date): Promise<CaseCounts | null>
  /** Those who moderate some of what came up in the hour after a moment. */
  listModerators(db: ReadDatabase, schoolId: SchoolId, since: Date): Promise<number[]>
  /** Whether the person answers in the conversations of a product as one of the team. */
  mayTalk(db: ReadDatabase, place: StaffPlace, productId: number): Promise<boolean>
  /** Those who answer in the conversations of a product. */
  listTalkers(
    db: ReadDatabase,
    place: { readonly schoolId: SchoolId; readonly productId: number },
  ): Promise<number[]>
  /** Those who lead the team of a product, and are there; the owner of the school where nobody does. */
  listLeaders(
    db: ReadDatabase,
    place: { readonly schoolId: SchoolId; readonly productId: number },
    now: Date,
  ): Promise<number[]>
  /** Those who decide about the answers of a learner in a product. */
  listReviewers(
    db: ReadDatabase,
    learner: { readonly schoolId: SchoolId; readonly productId: number; readonly userId: number },
  ): Promise<number[]>
}

/** Of a larger team the first are told; the list of practices has everything for everybody. */
const mostReviewers = 50

/** @param teamRolesOf places on the teams of products, from the domain that keeps them */
export const reviewRights = (teamRolesOf: TeamRolesOf): ReviewRights => {
  const seatOf: ReviewRights['seatOf'] = (db, { schoolId, userId }) =>
    loadSeat(db, { schoolId, userId }, teamRolesOf)
  const countModerated: ReviewRights['countCases'] = async (db, { schoolId, userId }, from) => {
    const seat = await seatOf(db, { schoolId, userId })
    if (!seat || !(seat.given.has('comment_curator') || seat.given.has('comment_delete'))) return null
    const scope = await moderationScope(db, seat, userId)
    return countCases(db, { schoolId, scope }, { from, until: new Date(from.getTime() + talkTold_ms) })
  }
  return {
    seatOf,
    findReviewed: async (db, place, attemptId) => {
      const seat = await seatOf(db, place)
      if (!seat) return null
      const scope = await practiceScope(db, seat, place.userId, ['practice_curator'])
      return findSchoolAttempt(db, place.schoolId, attemptId, scope)
    },
    countReviewed: async (db, place, attemptIds, now) => {
      const seat = await seatOf(db, place)
      if (!seat || !hasPart(seat)) return null
      const scope = await practiceScope(db, seat, place.userId, ['practice_curator'])
      return countWaiting(db, { ...place, scope, now }, attemptIds)
    },
    countCases: countModerated,
    listModerators: async (db, schoolId, since) => {
      const moderators: number[] = []
      for (const { userId, isActive } of await listMembers(db, schoolId)) {
        if (moderators.length >= mostReviewers) break
        const cases = isActive ? await countModerated(db, { schoolId, userId }, since) : null
        if (cases && cases.open > 0) moderators.push(userId)
      }
      return moderators
    },
    mayTalk: async (db, place, productId) => {
      const product = await findProduct(db, place.schoolId, productId)
      return product !== null && talks(await seatOf(db, place), product)
    },
    listTalkers: async (db, { schoolId, productId }) => {
      const product = await findProduct(db, schoolId, productId)
      if (!product) return []
      const talkers: number[] = []
      for (const userId of await listTeam(db, schoolId, productId)) {
        if (talkers.length >= mostReviewers) break
        if (talks(await seatOf(db, { schoolId, userId }), product)) talkers.push(userId)
      }
      return talkers
    },
    listLeaders: async (db, { schoolId, productId }, now) => {
      const members = (await listMembers(db, schoolId)).filter(({ isActive }) => isActive)
      const team = (await loadTeams(db, schoolId, [productId])).get(productId) ?? []
      const leaders = team
        .filter(({ role }) => role === 'owner' || role === 'administrator')
        .filter(({ expiresAt }) => expiresAt === null || expiresAt > now)
        .map(({ userId }) => userId)
        .filter((userId) => members.some((member) => member.userId === userId))
      if (leaders.length > 0) return leaders
      return members.flatMap(({ userId, isOwner }) => (isOwner ? [userId] : []))
    },
    listReviewers: async (db, { schoolId, productId, userId }) => {
      const reviewers: number[] = []
      for (const candidate of await listTeam(db, schoolId, productId)) {
        if (candidate === userId || reviewers.length >= mostReviewers) continue
        const seat = await seatOf(db, { schoolId, userId: candidate })
        if (!seat?.permissions.has('practice_curator') && !hasPart(seat)) continue
        const scope = seat && (await loadLearnerScope(db, seat, candidate, ['practice_curator']))
        if (scope && (await isStandingSeen(db, { schoolId, productId, userId, scope })))
          reviewers.push(candidate)
      }
      return reviewers
    },
  }
}

/** The team of a product first, then everybody else who works in the school. */
const listTeam = async (
  db: ReadDatabase,
  schoolId: SchoolId,
  productId: number,
): Promise<ReadonlySet<number>> => {
  const members = (await listMembers(db, schoolId)).filter(({ isActive }) => isActive)
  const team = (await loadTeams(db, schoolId, [productId])).get(productId) ?? []
  return new Set([...team, ...members].map((each) => each.userId))
}

/** Whether a seat is that of somebody who answers in the conversations of a product. */
const talks = (seat: StaffSeat | null, product: ProductRow): boolean =>
  seat !== null && (mayOnProduct(seat, 'course_curator', product) || seat.given.has('comment_curator'))

/** Whether the right is held for some learners, or on some products. */
const hasPart = (seat: StaffSeat | null): boolean =>
  seat !== null && [...seat.permissions].some((right) => right.startsWith('practice_curator'))
