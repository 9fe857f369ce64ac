import type { Transaction } from '../../../platform/database/pool.ts'
import { CallError } from '../../../platform/http/call-error.ts'
import { contactOfEmail, ensureContact } from '../../contacts/index.ts'
import { createBuyerAccount } from '../../identity/index.ts'
import type { LockedOrder } from '../order-writes.repository.ts'

/**
 * The account and the contact of whoever bought: those of the e-mail of the order. Where there is no account, one without a password
 * arises; its owner comes in by the letter, which proves the address.
 *
 * @throws CallError buyer_erased (409)
 */
export const ensureBuyer = async (
  tx: Transaction,
  order: LockedOrder,
  now: Date,
): Promise<{ readonly userId: number; readonly contactId: number }> => {
  const { schoolId, email, buyerName: name, phone, language } = order
  if (order.userId !== null && order.contactId !== null)
    return { userId: order.userId, contactId: order.contactId }
  if (email === null) throw new CallError('buyer_erased')
  const userId = order.userId ?? (await createBuyerAccount(tx, { email, name, phone, language }, now))
  const contactId =
    order.contactId ?? (await contactOfEmail(tx, { schoolId, email, name, phone, language }, 'order', now))
  await ensureContact(tx, { schoolId, userId }, 'order', now)
  return { userId, contactId }
}
