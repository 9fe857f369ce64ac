import type { Transaction } from '../../../platform/database/pool.ts'
import type { GroupAccount } from '../../../platform/group-provider/group-provider.ts'
import { lockByName } from '../../../platform/database/lock-by-name.ts'
import { findEnrolment } from '../../access/index.ts'
import type { GroupRow } from '../closed-groups.repository.ts'
import { consumeCode } from '../group-links.repository.ts'
import { findMemberOfAccount, findMemberOfUser, saveMember } from '../group-members.repository.ts'
import { mayEnter } from '../rules/who-may-be-inside.ts'

/** How somebody who opened the bot stands to the group. */
export type Binding =
  /** Whose account it is is known, and the person may enter. */
  | { readonly kind: 'welcome'; readonly wasKeptOut: boolean }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'no_access' }
  | { readonly kind: 'banned' }
  /** The account belongs to another person of the group. */
  | { readonly kind: 'account_taken' }
  /** The person is in the group by another account. */
  | { readonly kind: 'other_account'; readonly name: string }

/**
 * Notes whose account it is that opened the bot with a code: one account for each person of a group, and one person for each
 * account. A code is over once it was brought; who brought one before is known without it.
 */
export const bindAccount = async (
  tx: Transaction,
  group: GroupRow,
  { account, codeHash }: { readonly account: GroupAccount; readonly codeHash: string | null },
  now: Date,
): Promise<Binding> => {
  await lockByName(tx, `closedGroups.members/${group.id}`)
  const owner = await findMemberOfAccount(tx, group, account.id)
  const shown = codeHash === null ? null : await consumeCode(tx, group, codeHash, now)
  const userId = shown ?? owner?.userId ?? null
  if (userId === null) return { kind: 'unknown' }
  // Also of whoever left: an account stands for one person, whoever that is by now.
  if (owner && owner.userId !== userId) return { kind: 'account_taken' }
  return bind(tx, group, { userId, account }, now)
}

const bind = async (
  tx: Transaction,
  group: GroupRow,
  { userId, account }: { readonly userId: number; readonly account: GroupAccount },
  now: Date,
): Promise<Binding> => {
  const member = await findMemberOfUser(tx, group, userId)
  if (member?.state === 'banned') return { kind: 'banned' }
  if (member?.state === 'joined' && member.accountId !== account.id)
    return { kind: 'other_account', name: member.accountName }
  const enrolment = await findEnrolment(tx, group.product.id, userId)
  if (!mayEnter(group.product, enrolment, now)) return { kind: 'no_access' }
  const wasKeptOut = member?.state === 'removed'
  // The same account again: what waits for an answer goes on waiting.
  if (member?.accountId === account.id && !wasKeptOut) return { kind: 'welcome', wasKeptOut }
  const state = 'invited'
  await saveMember(tx, group, { userId, accountId: account.id, accountName: account.name, state }, now)
  return { kind: 'welcome', wasKeptOut }
}
