import type { ReadDatabase, Transaction } from '../../../platform/database/pool.ts'
import { CallError, found, notFound } from '../../../platform/http/call-error.ts'
import { enqueue } from '../../../platform/queue/enqueue.ts'
import { hashToken } from '../../../platform/sign-in/tokens.ts'
import {
  announceSchoolChange,
  type StaffActor,
  recordAudit,
  lockSchool,
  updateSchool,
} from '../../schools/index.ts'
import { saveCurrentSchool } from '../own-schools/current-schools.repository.ts'
import { findMember, setMemberGroups, updateMemberRow } from '../members.repository.ts'
import { announceRightsChange } from '../rights-change.ts'
import { hasFullAccess } from '../rules/full-access.ts'
import { findFullAccessGroup } from '../access-groups/change-access-group.ts'
import { sendOwnershipOffer } from './send-ownership-offer.ts'
import * as offers from './ownership.repository.ts'
import type { SchoolId } from '../../../platform/school-id.ts'

const lifetimeMs = 7 * 24 * 60 * 60 * 1000

/**
 * Offers a school to a member with full access; an earlier offer ends. Proof of being the owner was taken before.
 *
 * @throws CallError forbidden, not_full_access (422)
 */
export const offerOwnership = async (
  tx: Transaction,
  actor: StaffActor,
  toUserId: number,
): Promise<offers.OfferRow> => {
  const { schoolId, userId, now } = actor
  const school = found(await lockSchool(tx, schoolId))
  if (school.ownerId !== userId) throw new CallError('forbidden')
  await checkReceiver(tx, schoolId, toUserId, userId)
  const expiresAt = new Date(now.getTime() + lifetimeMs)
  await offers.replaceOffer(tx, { schoolId, fromUserId: userId, toUserId, createdAt: now, expiresAt })
  await enqueue(tx, sendOwnershipOffer, { school_id: schoolId, to_user_id: toUserId })
  await recordAudit(tx, actor, { action: 'ownership.offered', targetId: toUserId })
  return found(await offers.findOffer(tx, schoolId, now))
}

const checkReceiver = async (tx: ReadDatabase, schoolId: SchoolId, toUserId: number, ownerId: number) => {
  const member = toUserId === ownerId ? null : await findMember(tx, schoolId, toUserId)
  if (!member?.isActive || !hasFullAccess(member.given))
    throw new CallError('not_full_access', { fields: { user_id: ['not_full_access'] } })
}

/** Takes the offer back; nothing is answered differently when there was none. */
export const withdrawOwnership = async (tx: Transaction, actor: StaffActor): Promise<void> => {
  const school = found(await lockSchool(tx, actor.schoolId))
  if (school.ownerId !== actor.userId) throw new CallError('forbidden')
  const offer = await offers.deleteOffer(tx, actor.schoolId)
  if (offer) await recordAudit(tx, actor, { action: 'ownership.withdrawn', targetId: offer.toUserId })
}

export interface OwnershipAcceptance {
  readonly token: string
  readonly userId: number
  readonly ip: string
  readonly now: Date
}

/**
 * Makes the caller the owner, and the former owner a member with full access: there is one owner at every moment.
 *
 * @throws CallError not_found, ownership_for_other (403), not_full_access (422)
 */
export const acceptOwnership = async (
  tx: Transaction,
  { token, userId, ip, now }: OwnershipAcceptance,
): Promise<void> => {
  const { schoolId } = found(await offers.findOfferByToken(tx, hashToken(token), now))
  const school = found(await lockSchool(tx, schoolId))
  // Read again behind the lock: it may have been withdrawn or accepted meanwhile.
  const offer = await offers.findOfferByToken(tx, hashToken(token), now)
  if (!offer || offer.fromUserId !== school.ownerId) throw notFound('the offer no longer stands')
  if (offer.toUserId !== userId) throw new CallError('ownership_for_other')
  await checkReceiver(tx, schoolId, userId, school.ownerId)
  await swapOwner(tx, schoolId, school.ownerId, userId)
  await offers.deleteOffer(tx, schoolId)
  await saveCurrentSchool(tx, userId, schoolId)
  await announceRightsChange(tx, [userId, school.ownerId])
  await announceSchoolChange(tx, schoolId)
  await recordAudit(
    tx,
    { schoolId, userId, ip, now },
    {
      action: 'ownership.accepted',
      targetId: school.ownerId,
      before: { owner: school.ownerId },
      after: { owner: userId },
    },
  )
}

const swapOwner = async (tx: Transaction, schoolId: SchoolId, oldId: number, newId: number) => {
  const fullAccess = await findFullAccessGroup(tx, schoolId)
  await updateSchool(tx, schoolId, { ownerId: newId })
  await updateMemberRow(tx, { schoolId, userId: newId }, { permissions: ['cabinet_root'] })
  await setMemberGroups(tx, { schoolId, userId: newId }, [])
  await updateMemberRow(tx, { schoolId, userId: oldId }, { permissions: [] })
  await setMemberGroups(tx, { schoolId, userId: oldId }, [fullAccess.id])
}
