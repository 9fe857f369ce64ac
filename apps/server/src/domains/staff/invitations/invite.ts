import type { Locale } from '@lectern/contract/kernel/locales'
import type { Transaction } from '../../../platform/database/pool.ts'
import { CallError, found } from '../../../platform/http/call-error.ts'
import { enqueue } from '../../../platform/queue/enqueue.ts'
import { findUserByEmail } from '../../identity/index.ts'
import { type StaffActor, recordAudit } from '../../schools/index.ts'
import * as repository from './invitations.repository.ts'
import { sendInvitation } from './send-invitation.ts'
import { findMember } from '../members.repository.ts'
import { checkGroups } from '../use-cases/change-member.ts'
import { lockStaff, refuseMore } from '../use-cases/lock-staff.ts'

const lifetimeMs = 7 * 24 * 60 * 60 * 1000
const resendMs = 60_000

export interface InvitationInput {
  readonly email: string
  readonly name?: string | undefined
  readonly access_group_ids?: readonly number[] | undefined
  readonly permissions?: readonly string[] | undefined
  readonly message?: string | undefined
  readonly language: Locale
}

/**
 * Invites somebody to the staff; whether they have an account changes nothing (THREATS T51).
 *
 * @throws CallError grants_more (403), already_staff, already_invited, unknown_group (422)
 */
export const invite = async (
  tx: Transaction,
  actor: StaffActor,
  input: InvitationInput,
): Promise<repository.InvitationRow> => {
  const held = await lockStaff(tx, actor, 'user_create')
  const { schoolId, userId, now } = actor
  const { email, access_group_ids: groupIds = [], permissions = [] } = input
  refuseMore(held, permissions)
  await checkGroups(tx, schoolId, held, groupIds)
  const person = await findUserByEmail(tx, email)
  if (person && (await findMember(tx, schoolId, person.id))) throw refusal('already_staff')
  await repository.deleteExpired(tx, { schoolId, email, productId: null }, now)
  const invitationId = await repository.insertInvitation(tx, {
    schoolId,
    email,
    name: input.name ?? null,
    accessGroupIds: [...new Set(groupIds)],
    permissions: [...new Set(permissions)],
    message: input.message || null,
    language: input.language,
    invitedBy: userId,
    createdAt: now,
    sentAt: now,
    expiresAt: new Date(now.getTime() + lifetimeMs),
  })
  if (invitationId === null) throw refusal('already_invited')
  await enqueue(tx, sendInvitation, { invitation_id: invitationId })
  const row = found(await repository.findInvitation(tx, schoolId, invitationId))
  const after = { email, access_groups: row.groups.map(({ name }) => name), permissions: row.permissions }
  await recordAudit(tx, actor, { action: 'invitation.sent', after })
  return row
}

const refusal = (code: 'already_staff' | 'already_invited') =>
  new CallError(code, { fields: { email: [code] } })

/**
 * Has the letter sent again, with a new link that counts from now; the earlier link ends.
 *
 * @throws CallError not_found, grants_more (403), too_many_requests within a minute of the last letter (429)
 */
export const resend = async (
  tx: Transaction,
  actor: StaffActor,
  invitationId: number,
): Promise<repository.InvitationRow> => {
  const held = await lockStaff(tx, actor, 'user_create')
  const { schoolId, now } = actor
  const row = found(await repository.findInvitation(tx, schoolId, invitationId))
  refuseMore(held, row.permissions)
  await checkGroups(
    tx,
    schoolId,
    held,
    row.groups.map(({ id }) => id),
  )
  const waitMs = row.sentAt.getTime() + resendMs - now.getTime()
  if (waitMs > 0) throw new CallError('too_many_requests', { retryAfter: Math.ceil(waitMs / 1000) })
  const expiresAt = new Date(now.getTime() + lifetimeMs)
  await repository.renewInvitationTimes(tx, schoolId, invitationId, { sentAt: now, expiresAt })
  await enqueue(tx, sendInvitation, { invitation_id: invitationId })
  await recordAudit(tx, actor, { action: 'invitation.resent', after: { email: row.email } })
  return { ...row, letter: 'waiting', sentAt: now, expiresAt }
}

/** Takes an invitation back: its link no longer works. */
export const withdraw = async (tx: Transaction, actor: StaffActor, invitationId: number): Promise<void> => {
  await lockStaff(tx, actor, 'user_create')
  const row = found(await repository.findInvitation(tx, actor.schoolId, invitationId))
  await repository.deleteInvitation(tx, actor.schoolId, invitationId)
  await recordAudit(tx, actor, { action: 'invitation.withdrawn', before: { email: row.email } })
}
