import { mostAccesses } from '@lectern/contract/access/scope'
import { participantAccessLimits, type ParticipantAccess } from '@lectern/contract/courses/participant-access'
import type { ReadDatabase } from '../../../platform/database/pool.ts'
import { found, notFound } from '../../../platform/http/call-error.ts'
import { enrolmentStateAt, findEnrolment, isStandingSeen, listAccessChanges } from '../../access/index.ts'
import { listOfferTitles } from '../../offers/index.ts'
import { listPeople } from '../../identity/index.ts'
import type { ProductPlace } from './participants.repository.ts'
import { frozenUntil } from './present-access.ts'
import type { LearnerScope } from '../../teams/index.ts'

/** One participant, and whom the caller may see. */
export interface WantedParticipant {
  readonly userId: number
  readonly scope: LearnerScope
  readonly now: Date
}

/**
 * How somebody stands to a product of the school.
 *
 * @throws CallError not_found where they do not, or the caller does not see them
 */
export const findSeenEnrolment = async (
  db: ReadDatabase,
  { productId, schoolId }: ProductPlace,
  { userId, scope }: Omit<WantedParticipant, 'now'>,
) => {
  const enrolment = found(await findEnrolment(db, productId, userId))
  const isSeen = await isStandingSeen(db, { schoolId, productId, userId, scope })
  if (!isSeen || enrolment.state === 'revoked') throw notFound('a participant of others')
  return enrolment
}

/**
 * Every access of somebody to a product, with what was done to it.
 *
 * @throws CallError not_found
 */
export const loadParticipantAccess = async (
  db: ReadDatabase,
  place: ProductPlace,
  wanted: WantedParticipant,
): Promise<ParticipantAccess> => {
  const enrolment = await findSeenEnrolment(db, place, wanted)
  const [person] = await listPeople(db, [wanted.userId])
  const { id, name, email } = found(person)
  const offerIds = enrolment.grants.flatMap(({ offerId }) => offerId ?? [])
  const titles = await listOfferTitles(db, place.schoolId, offerIds)
  const { history: most } = participantAccessLimits
  const history = await listAccessChanges(db, { ...place, userId: wanted.userId }, most)
  return {
    user: { id, name, email },
    state: enrolmentStateAt(enrolment, wanted.now),
    started_at: enrolment.startedAt.toISOString(),
    ends_at: enrolment.endsAt?.toISOString() ?? null,
    frozen_until: frozenUntil(enrolment, wanted.now),
    grants: enrolment.grants.slice(-mostAccesses).map((grant) => ({
      id: grant.id,
      offer: grant.offerId === null ? null : { id: grant.offerId, title: titles.get(grant.offerId) ?? '' },
      origin: grant.origin,
      starts_at: grant.startsAt.toISOString(),
      ends_at: grant.endsAt?.toISOString() ?? null,
    })),
    history: history.map(({ id: changeId, kind, details, at, actorName, offerTitle }) => ({
      id: changeId,
      kind,
      at: at.toISOString(),
      actor_name: actorName,
      offer_title: offerTitle,
      ...details,
    })),
  }
}
