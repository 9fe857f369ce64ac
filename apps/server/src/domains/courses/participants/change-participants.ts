import { offerStatus } from '@lectern/contract/offers/offer'
import type { AccessAction } from '@lectern/contract/courses/participant-access'
import { endOfAccess } from '@lectern/contract/access/rules/access-length'
import type { Transaction } from '../../../platform/database/pool.ts'
import { CallError, found } from '../../../platform/http/call-error.ts'
import {
  type ChangedAccess,
  endAccess,
  extendAccess,
  freezeAccess,
  giveAccess,
  lockStandings,
  revokeAccess,
  unfreezeAccess,
} from '../../access/index.ts'
import { keepOffer, listOfferLines } from '../../offers/index.ts'
import { findSchool } from '../../schools/index.ts'
import type { ProductPlace } from './participants.repository.ts'
import { findProduct, type ProductRow } from '../../products/index.ts'
import type { LearnerScope } from '../../teams/index.ts'

/** What is done to the access of several people, by whom. */
export interface AccessWish {
  readonly userIds: readonly number[]
  readonly action: AccessAction
  readonly actorId: number
  /** Whose access the caller may change. */
  readonly scope: LearnerScope
  readonly now: Date
}

type Outcome = 'done' | 'no_participant'

/**
 * Does the same to the access of several people, to each or to none. Who takes no part, or is not seen by the caller, is left.
 *
 * @returns what became of each, in their order
 * @throws CallError not_found, offer_without_product, too_many_accesses (422), offer_closed (409)
 */
export const changeParticipants = async (
  tx: Transaction,
  place: ProductPlace,
  { userIds, action, actorId, scope, now }: AccessWish,
): Promise<{ user_id: number; outcome: Outcome }[]> => {
  const product = found(await findProduct(tx, place.schoolId, place.productId))
  const act = await prepareAction(tx, product, action)
  const standings = await lockStandings(tx, { ...place, userIds, scope })
  const outcomes = new Map<number, Outcome>()
  for (const [userId, state] of standings) {
    // Who waits, or whose access was taken away, is given one; everything else is done to those who take part.
    if (state !== 'active' && action.kind !== 'grant') continue
    await act({ product, userId, actorId, now })
    outcomes.set(userId, 'done')
  }
  return userIds.map((userId) => ({ user_id: userId, outcome: outcomes.get(userId) ?? 'no_participant' }))
}

type Act = (change: ChangedAccess) => Promise<unknown>

/** How an action is done to one person. @throws CallError not_found, offer_without_product, offer_closed */
export const prepareAction = async (
  tx: Transaction,
  product: ProductRow,
  action: AccessAction,
): Promise<Act> => {
  const { timeZone } = found(await findSchool(tx, product.schoolId))
  switch (action.kind) {
    case 'grant':
      return prepareGrant(tx, product, action, timeZone)
    case 'extend':
      return (change) => extendAccess(tx, change, { by: action.by, timeZone })
    case 'end':
      return (change) => endAccess(tx, change, action.ends_at === null ? null : new Date(action.ends_at))
    case 'freeze':
      return (change) => freezeAccess(tx, change, action.by && { by: action.by, timeZone })
    case 'unfreeze':
      return (change) => unfreezeAccess(tx, change)
    case 'revoke':
      return (change) => revokeAccess(tx, change)
  }
}

const prepareGrant = async (
  tx: Transaction,
  product: ProductRow,
  { offer_id: offerId, starts_at, length: wanted }: Extract<AccessAction, { kind: 'grant' }>,
  timeZone: string,
): Promise<Act> => {
  const length = offerId === null ? wanted : await lengthByOffer(tx, product, offerId)
  const startsAt = starts_at === null ? null : new Date(starts_at)
  return (change) =>
    giveAccess(tx, change, {
      offerId,
      origin: 'manual',
      startsAt,
      endsAt: endOfAccess(length, startsAt ?? change.now, timeZone),
    })
}

/** How long an offer of the school opens the product. */
const lengthByOffer = async (tx: Transaction, { schoolId, id }: ProductRow, offerId: number) => {
  const { statusId } = found(await keepOffer(tx, schoolId, offerId))
  if (statusId !== offerStatus.published) throw new CallError('offer_closed')
  const lines = await listOfferLines(tx, schoolId, [offerId])
  const line = lines.find(({ product }) => product.id === id)
  if (!line) throw new CallError('offer_without_product')
  return line.length
}
