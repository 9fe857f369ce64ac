import type { ProductTypeId } from '@lectern/contract/kernel/course-rights'
import type { Locale } from '@lectern/contract/kernel/locales'
import type { Transaction } from '../../../platform/database/pool.ts'
import { found } from '../../../platform/http/call-error.ts'
import { enqueue } from '../../../platform/queue/enqueue.ts'
import * as repository from './invitations.repository.ts'
import { sendInvitation } from './send-invitation.ts'
import {
  findProductInvitation,
  type InvitedProduct,
  type ProductInvitationRow,
} from './product-invitations.repository.ts'

const lifetimeMs = 7 * 24 * 60 * 60 * 1000
const resendMs = 60_000

export interface LearnerInvitationInput extends InvitedProduct {
  readonly productTitle: string
  readonly productTypeId: ProductTypeId
  readonly email: string
  readonly language: Locale
  readonly invitedBy: number
}

/**
 * Invites somebody to a product by letter; whether they have an account changes nothing. Invited again, they get another
 * letter, a minute after the last one at the earliest.
 */
export const inviteLearner = async (
  tx: Transaction,
  input: LearnerInvitationInput,
  now: Date,
): Promise<ProductInvitationRow> => {
  await repository.deleteExpired(tx, input, now)
  const times = { sentAt: now, expiresAt: new Date(now.getTime() + lifetimeMs) }
  const id = await repository.insertInvitation(tx, {
    ...input,
    ...times,
    name: null,
    message: null,
    accessGroupIds: [],
    permissions: [],
    createdAt: now,
  })
  const waiting = found(await findProductInvitation(tx, input, input.email))
  const isNew = id !== null
  if (!isNew && now.getTime() - waiting.sentAt.getTime() < resendMs) return waiting
  if (!isNew) await repository.renewInvitationTimes(tx, input.schoolId, waiting.id, times)
  await enqueue(tx, sendInvitation, { invitation_id: waiting.id })
  return { ...waiting, ...times, letter: 'waiting' }
}
