import { CallError, found } from '../../../platform/http/call-error.ts'
import type { GroupRow } from '../closed-groups.repository.ts'
import { asking, type GroupDependencies, requireBot, unless } from '../group-parts.ts'
import { findLink } from '../group-links.repository.ts'
import { findMember, type ShownMember, updateMember } from '../group-members.repository.ts'
import { isLinkOver } from '../rules/is-link-over.ts'
import { mayEnter } from '../rules/who-may-be-inside.ts'
import { letIn } from './let-in.ts'

interface MemberCall {
  readonly dependencies: GroupDependencies
  readonly group: GroupRow
  readonly memberId: number
  readonly now: Date
}

const memberOf = async ({ dependencies: { db }, group, memberId }: MemberCall): Promise<ShownMember> =>
  found(await findMember(db, group, memberId))

/** Removes somebody from the Telegram group and keeps them out, whatever access they have. @throws CallError */
export const banMember = async (call: MemberCall): Promise<ShownMember> => {
  const { dependencies, group, now } = call
  const { db, groupProvider } = dependencies
  const member = await memberOf(call)
  const bot = await requireBot(db, group, now)
  await asking(unless(['person_unknown'], groupProvider.remove(bot, member.accountId)))
  await updateMember(db, member, { state: 'banned', askedAt: null, askedLinkId: null }, now)
  return memberOf(call)
}

/** Lets somebody enter again whom the school removed; entering still asks for access. @throws CallError */
export const letMemberBack = async (call: MemberCall): Promise<ShownMember> => {
  const { dependencies, group, now } = call
  const { db, groupProvider } = dependencies
  const member = await memberOf(call)
  if (member.state !== 'banned') return member
  const bot = await requireBot(db, group, now)
  await asking(unless(['person_unknown'], groupProvider.allowBack(bot, member.accountId)))
  await updateMember(db, member, { state: 'invited', nextTryAt: null }, now)
  return memberOf(call)
}

/**
 * Lets somebody in who asked by a link that needs an approval; whoever is in already stays as they are.
 *
 * @throws CallError no_request_waits, group_closed_to_person, group_not_connected, telegram_unreachable
 */
export const approveMember = async (call: MemberCall): Promise<ShownMember> => {
  const { dependencies, group, now } = call
  const member = await memberOf(call)
  if (member.askedAt === null && member.state === 'joined') return member
  if (member.askedAt === null) throw new CallError('no_request_waits')
  if (!mayEnter(group.product, member.enrolment, now)) throw new CallError('group_closed_to_person')
  const link = member.askedLinkId === null ? null : await findLink(dependencies.db, group, member.askedLinkId)
  // A link runs out for those who come later, not for those who asked in time.
  const isFull = link !== null && isLinkOver({ ...link, validUntil: null, revokedAt: null }, now)
  if (isFull) throw new CallError('no_request_waits', { detail: 'the link has let in as many as it may' })
  const bot = await requireBot(dependencies.db, group, now)
  const isIn = await asking(letIn(dependencies, { group, bot, member, linkId: link?.id ?? null }, now))
  if (!isIn) throw new CallError('no_request_waits')
  return memberOf(call)
}

/** Refuses somebody's request; asking again is not forbidden. @throws CallError group_not_connected, telegram_unreachable */
export const declineMember = async (call: MemberCall): Promise<ShownMember> => {
  const { dependencies, group, now } = call
  const { db, groupProvider } = dependencies
  const member = await memberOf(call)
  if (member.askedAt === null) return member
  const bot = await requireBot(db, group, now)
  const gone = ['request_gone', 'person_unknown'] as const
  await asking(unless(gone, groupProvider.declineJoin(bot, member.accountId)))
  await updateMember(db, member, { askedAt: null, askedLinkId: null }, now)
  return memberOf(call)
}
