import type { ReadDatabase } from '../../platform/database/pool.ts'
import type { StaffSeat } from '../../platform/http/call.ts'
import type { SchoolId } from '../../platform/school-id.ts'
import { isStandingSeen, loadLearnerScope, loadTeams } from '../access/index.ts'
import { type AttemptRow, findSchoolAttempt } from '../attempts/index.ts'
import { practiceScope } from '../lessons/index.ts'
import { listMembers, type ListTeamSeats, loadSeat } from '../staff/index.ts'

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
  /** Those who decide about the answers of a learner in a product. */
  listReviewers(
    db: ReadDatabase,
    learner: { readonly schoolId: SchoolId; readonly productId: number; readonly userId: number },
  ): Promise<number[]>
}

/** Of a larger team the first are told; the list of practices has everything for everybody. */
const mostReviewers = 50

/** @param listTeamSeats places on the teams of products, from the domain that keeps them */
export const reviewRights = (listTeamSeats: ListTeamSeats): ReviewRights => {
  const seatOf: ReviewRights['seatOf'] = (db, { schoolId, userId }) =>
    loadSeat(db, { schoolId, userId }, listTeamSeats)
  return {
    seatOf,
    findReviewed: async (db, place, attemptId) => {
      const seat = await seatOf(db, place)
      if (!seat) return null
      const scope = await practiceScope(db, seat, place.userId, ['practice_curator'])
      return findSchoolAttempt(db, place.schoolId, attemptId, scope)
    },
    listReviewers: async (db, { schoolId, productId, userId }) => {
      const members = (await listMembers(db, schoolId)).filter(({ isActive }) => isActive)
      const team = (await loadTeams(db, schoolId, [productId])).get(productId) ?? []
      const candidates = new Set([...team, ...members].map((each) => each.userId))
      const reviewers: number[] = []
      for (const candidate of candidates) {
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

/** Whether the right is held for some learners, or on some products. */
const hasPart = (seat: StaffSeat | null): boolean =>
  seat !== null && [...seat.permissions].some((right) => right.startsWith('practice_curator'))
