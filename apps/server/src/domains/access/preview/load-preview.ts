import { endOfAccess } from '@lectern/contract/access/rules/access-length'
import type { ReadDatabase } from '../../../platform/database/pool.ts'
import type { Actor, StaffSeat } from '../../../platform/http/call.ts'
import type { EnrolmentRow } from '../access.repository.ts'
import type { AccessEnrolment } from '../decisions.ts'
import type { EnrolmentCache } from '../enrolment-cache.ts'
import type { GrantRow } from '../enrolment-columns.ts'
import { isStandingSeen } from '../find-participants.ts'
import { findScope } from '../scopes/scopes.repository.ts'
import { findPreview, type PreviewRow } from './preview.repository.ts'
import type { ProductRow } from '../../products/index.ts'
import { loadLearnerScope } from '../../teams/index.ts'

/** One of the team, in front of a product that they may read. */
export interface PreviewAsker {
  readonly product: ProductRow
  readonly actor: Pick<Actor, 'userId' | 'sessionId'>
  readonly seat: StaffSeat
  readonly now: Date
}

/** How a person whose access is looked at stands to the product. */
export type ViewedEnrolment = AccessEnrolment & Pick<EnrolmentRow, 'endsAt'>

/** As whom one of the team looks at a product. */
export interface Preview {
  readonly row: PreviewRow
  /** The moment that is looked at. */
  readonly at: Date
  /** Whose progress counts; null: nobody has done anything yet. */
  readonly userId: number | null
  readonly enrolment: ViewedEnrolment
}

/**
 * As whom the asker looks at a product; null: as one of its team. What was chosen counts in its session alone, and for as long as the
 * asker sees the person and the offer opens the product.
 */
export const loadPreview = async (
  db: ReadDatabase,
  enrolments: EnrolmentCache,
  asker: PreviewAsker,
): Promise<Preview | null> => {
  const { product, actor, now } = asker
  const row = await findPreview(db, {
    schoolId: product.schoolId,
    productId: product.id,
    userId: actor.userId,
  })
  if (!row || row.sessionId !== actor.sessionId) return null
  const at = row.at ?? now
  const whole = { offerId: null, kept: null, delays: null, skipsCheckpoints: false, endsAt: null }
  if (row.kind === 'course_setting')
    return { row, at, userId: null, enrolment: joinedNow({ ...whole, startsAt: beginningOf(row, now) }) }
  if (row.kind === 'offer') {
    const grant = await grantByOffer(db, product, row, beginningOf(row, now))
    return grant && { row, at, userId: null, enrolment: joinedNow(grant) }
  }
  const userId = row.viewedId
  if (userId === null || !(await isSeen(db, asker, userId))) return null
  const enrolment = await enrolments.enrolmentOf(userId, product.id)
  return enrolment && enrolment.state !== 'revoked' ? { row, at, userId, enrolment } : null
}

/** Whoever is made up joins when the team looks; before that, where an earlier moment is looked at. */
const beginningOf = ({ at, savedAt }: PreviewRow, now: Date): Date => {
  if (at === null) return now
  return at < savedAt ? at : savedAt
}

const joinedNow = (grant: Omit<GrantRow, 'id' | 'origin'>): ViewedEnrolment => ({
  state: 'active',
  grants: [{ ...grant, id: 0, origin: 'manual' }],
  pauses: [],
  frozenFrom: null,
  frozenUntil: null,
  endsAt: grant.endsAt,
})

const grantByOffer = async (
  db: ReadDatabase,
  { id, schoolId }: ProductRow,
  { offerId, timeZone }: PreviewRow,
  startsAt: Date,
): Promise<Omit<GrantRow, 'id' | 'origin'> | null> => {
  const scope = offerId === null ? null : await findScope(db, { schoolId, productId: id, offerId })
  if (!scope) return null
  const { content, knownLessonId, delays, length, skipsCheckpoints } = scope
  const endsAt = endOfAccess(length, startsAt, timeZone)
  return { offerId, kept: { content, knownLessonId }, delays, skipsCheckpoints, startsAt, endsAt }
}

const isSeen = async (
  db: ReadDatabase,
  { product, actor, seat }: PreviewAsker,
  userId: number,
): Promise<boolean> => {
  const scope = await loadLearnerScope(db, seat, actor.userId, ['course_read'], product.typeId)
  return isStandingSeen(db, { schoolId: product.schoolId, productId: product.id, userId, scope })
}
