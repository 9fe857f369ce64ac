import type { ReadDatabase, Transaction } from '../../../platform/database/pool.ts'
import { CallError, found, notFound } from '../../../platform/http/call-error.ts'
import { enqueue } from '../../../platform/queue/enqueue.ts'
import { hashToken } from '../../../platform/sign-in/tokens.ts'
import {
  announceSchoolChange,
  type StaffActor,
  recordAudit,
  lockCabinet,
  updateCabinet,
} from '../../schools/index.ts'
import { saveCurrentCabinet } from '../cabinets/current-cabinets.repository.ts'
import { findMember, setMemberGroups, updateMemberRow } from '../members.repository.ts'
import { announceRightsChange } from '../rights-change.ts'
import { hasFullAccess } from '../rules/full-access.ts'
import { findFullAccessGroup } from '../access-groups/change-access-group.ts'
import { sendOwnershipOffer } from './send-ownership-offer.ts'
import * as offers from './ownership.repository.ts'

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
  const { cabinetId, userId, now } = actor
  const cabinet = found(await lockCabinet(tx, cabinetId))
  if (cabinet.ownerId !== userId) throw new CallError('forbidden')
  await checkReceiver(tx, cabinetId, toUserId, userId)
  const expiresAt = new Date(now.getTime() + lifetimeMs)
  await offers.replaceOffer(tx, { cabinetId, fromUserId: userId, toUserId, createdAt: now, expiresAt })
  await enqueue(tx, sendOwnershipOffer, { cabinet_id: cabinetId, to_user_id: toUserId })
  await recordAudit(tx, actor, { action: 'ownership.offered', targetId: toUserId })
  return found(await offers.findOffer(tx, cabinetId, now))
}

const checkReceiver = async (tx: ReadDatabase, cabinetId: number, toUserId: number, ownerId: number) => {
  const member = toUserId === ownerId ? null : await findMember(tx, cabinetId, toUserId)
  if (!member?.isActive || !hasFullAccess(member.given))
    throw new CallError('not_full_access', { fields: { user_id: ['not_full_access'] } })
}

/** Takes the offer back; nothing is answered differently when there was none. */
export const withdrawOwnership = async (tx: Transaction, actor: StaffActor): Promise<void> => {
  const cabinet = found(await lockCabinet(tx, actor.cabinetId))
  if (cabinet.ownerId !== actor.userId) throw new CallError('forbidden')
  const offer = await offers.deleteOffer(tx, actor.cabinetId)
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
  const { cabinetId } = found(await offers.findOfferByToken(tx, hashToken(token), now))
  const cabinet = found(await lockCabinet(tx, cabinetId))
  // Read again behind the lock: it may have been withdrawn or accepted meanwhile.
  const offer = await offers.findOfferByToken(tx, hashToken(token), now)
  if (!offer || offer.fromUserId !== cabinet.ownerId) throw notFound('the offer no longer stands')
  if (offer.toUserId !== userId) throw new CallError('ownership_for_other')
  await checkReceiver(tx, cabinetId, userId, cabinet.ownerId)
  await swapOwner(tx, cabinetId, cabinet.ownerId, userId)
  await offers.deleteOffer(tx, cabinetId)
  await saveCurrentCabinet(tx, userId, cabinetId)
  await announceRightsChange(tx, [userId, cabinet.ownerId])
  await announceSchoolChange(tx, cabinetId)
  await recordAudit(
    tx,
    { cabinetId, userId, ip, now },
    {
      action: 'ownership.accepted',
      targetId: cabinet.ownerId,
      before: { owner: cabinet.ownerId },
      after: { owner: userId },
    },
  )
}

const swapOwner = async (tx: Transaction, cabinetId: number, oldId: number, newId: number) => {
  const fullAccess = await findFullAccessGroup(tx, cabinetId)
  await updateCabinet(tx, cabinetId, { ownerId: newId })
  await updateMemberRow(tx, { cabinetId, userId: newId }, { permissions: ['cabinet_root'] })
  await setMemberGroups(tx, { cabinetId, userId: newId }, [])
  await updateMemberRow(tx, { cabinetId, userId: oldId }, { permissions: [] })
  await setMemberGroups(tx, { cabinetId, userId: oldId }, [fullAccess.id])
}
