import type { GroupAccount } from '../../../platform/group-provider/group-provider.ts'
import { chatName } from '@lectern/contract/closed-groups/closed-group'
import type { KeyedTools } from '../../../platform/sign-in/keyed.ts'
import { findEnrolment } from '../../access/index.ts'
import { findNamedGroup, type GroupRow, updateGroup } from '../closed-groups.repository.ts'
import { type GroupDependencies, unless } from '../group-parts.ts'
import { findMemberOfAccount, type MemberRow, updateMember } from '../group-members.repository.ts'
import type { KeptEvent } from '../jobs/group-jobs.ts'
import { mayEnter, mayStay } from '../rules/who-may-be-inside.ts'
import { answerRequest } from './answer-request.ts'
import { bindAccount } from './bind-account.ts'
import { say } from './bot-words.ts'
import { checkAgain, leadToChat } from './connect-group.ts'
import { entryLinkOf } from './entry-link.ts'
import type { EventContext } from './event-context.ts'

/**
 * Acts on what the platform told about a group. A repetition changes nothing: every event is judged by what stands now. What
 * happens in another chat than the group's own is none of its business.
 *
 * @throws ProviderError when the platform should be asked again later
 */
export const actOn = async (
  dependencies: GroupDependencies,
  keys: KeyedTools,
  groupId: number,
  event: KeptEvent,
  now: Date,
): Promise<void> => {
  const group = await findNamedGroup(dependencies.db, groupId)
  if (group === null || group.botToken === null) return
  const context = { dependencies, group, token: keys.unseal(group.botToken), now }
  if (event.kind === 'started') return greet(context, event)
  if (event.kind === 'chat_offered') return takeChat(context, event)
  if (event.chatId !== group.chatId) return
  if (event.kind === 'bot_moved') return checkAgain(dependencies, group, now)
  if (event.kind === 'chat_moved')
    return updateGroup(dependencies.db, group, { chatId: chatName.parse(event.nextChatId) })
  if (event.kind === 'asked') return answerRequest(context, event)
  return noteMove(context, event)
}

type EventOf<Kind extends KeptEvent['kind']> = Extract<KeptEvent, { kind: Kind }>

const greet = async (context: EventContext, { account, codeHash }: EventOf<'started'>): Promise<void> => {
  const { dependencies, group, token, now } = context
  const { db, groupProvider } = dependencies
  const binding = await db.transaction((tx) => bindAccount(tx, group, { account, codeHash }, now))
  const to = { group, token, account }
  switch (binding.kind) {
    case 'welcome': {
      const link = await entryLinkOf(dependencies, group, token)
      if (link === null || group.chatId === null) return say(dependencies, to, 'bot_enter_first')
      const bot = { token, chatId: group.chatId }
      if (binding.wasKeptOut) await unless(['person_unknown'], groupProvider.allowBack(bot, account.id))
      await noteWhetherInside(context, account)
      return say(dependencies, to, 'bot_welcome', { link })
    }
    case 'unknown':
      return say(dependencies, to, 'bot_enter_first')
    case 'no_access':
      return say(dependencies, to, 'bot_no_access')
    case 'banned':
      return say(dependencies, to, 'bot_removed')
    case 'account_taken':
      return say(dependencies, to, 'bot_account_taken')
    case 'other_account':
      return say(dependencies, to, 'bot_other_account', { values: { account: binding.name } })
    default:
      return binding satisfies never
  }
}

/** Who was in the group before the bot is known as inside from the first word on. */
const noteWhetherInside = async (
  { dependencies: { db, groupProvider }, group, token, now }: EventContext,
  account: GroupAccount,
): Promise<void> => {
  if (group.chatId === null) return
  const standing = await groupProvider.memberState({ token, chatId: group.chatId }, account.id)
  const member = await findMemberOfAccount(db, group, account.id)
  if (!member || (standing !== 'inside' && standing !== 'administrator')) return
  await updateMember(db, member, { state: 'joined' }, now)
}

const takeChat = async (
  { dependencies, group, now }: EventContext,
  { chat, codeHash }: EventOf<'chat_offered'>,
): Promise<void> => {
  const isGood =
    group.chatCodeHash === codeHash && group.chatCodeEndsAt !== null && group.chatCodeEndsAt > now
  if (!isGood || !chatName.safeParse(chat.id).success) return
  await dependencies.db.transaction(async (tx) => {
    if (await leadToChat(tx, group, chat, now))
      await updateGroup(tx, group, { chatCodeHash: null, chatCodeEndsAt: null })
  })
  await checkAgain(dependencies, group, now)
}

/** Notes who came and went; who came in without access is removed, unless the group's administrators made them one of theirs. */
const noteMove = async (
  { dependencies: { db, groupProvider }, group, token, now }: EventContext,
  { chatId, account, standing }: EventOf<'moved'>,
): Promise<void> => {
  const bot = { token, chatId }
  const member = await findMemberOfAccount(db, group, account.id)
  if (standing === 'inside' && !(await belongsInside(db, group, member, now))) {
    await unless(['person_unknown', 'no_right'], groupProvider.remove(bot, account.id))
    // A stranger may come again by the right way.
    if (member === null) await unless(['person_unknown'], groupProvider.allowBack(bot, account.id))
    else if (member.state !== 'banned') await updateMember(db, member, { state: 'removed' }, now)
    return
  }
  if (member === null) return
  const state = stateAfter(member, standing)
  const answered = state === 'joined' ? { askedAt: null, askedLinkId: null } : {}
  await updateMember(db, member, { state, ...answered }, now)
}

const belongsInside = async (
  db: GroupDependencies['db'],
  { product }: GroupRow,
  member: MemberRow | null,
  now: Date,
): Promise<boolean> => {
  if (member === null || member.userId === null || member.state === 'banned') return false
  const enrolment = await findEnrolment(db, product.id, member.userId)
  return mayEnter(product, enrolment, now) || (member.state === 'joined' && mayStay(product, enrolment, now))
}

const stateAfter = ({ state }: MemberRow, standing: EventOf<'moved'>['standing']): MemberRow['state'] => {
  if (standing === 'inside' || standing === 'administrator') return 'joined'
  if (state !== 'joined') return state
  // An administrator of the group removed somebody by hand: the school does not let them back by itself.
  return standing === 'banned' ? 'banned' : 'left'
}
