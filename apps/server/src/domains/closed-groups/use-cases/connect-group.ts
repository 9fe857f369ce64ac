import { chatName } from '@lectern/contract/closed-groups/closed-group'
import type { Database, Transaction } from '../../../platform/database/pool.ts'
import { CallError, found } from '../../../platform/http/call-error.ts'
import { hashToken, newToken } from '../../../platform/sign-in/tokens.ts'
import { loadKeys } from '../../identity/index.ts'
import {
  findGroup,
  type GroupRow,
  isBotTaken,
  isChatTaken,
  lockGroups,
  updateGroup,
} from '../closed-groups.repository.ts'
import { asking, type GroupDependencies } from '../group-parts.ts'
import { revokeLinks } from '../group-links.repository.ts'
import { dropEvents } from './change-group.ts'
import { checkConnection } from './check-connection.ts'

/** How long a link that brings the bot, or a person, into a group is good. */
export const codeMinutes = 10
export const codeEndsAt = (now: Date): Date => new Date(now.getTime() + codeMinutes * 60_000)

/**
 * Gives a group a bot. The token is sealed before it is stored, and nothing gives it out again.
 *
 * @throws CallError bot_refused, bot_taken, telegram_unreachable
 */
export const setBot = async (
  dependencies: GroupDependencies,
  group: GroupRow,
  token: string,
  now: Date,
): Promise<void> => {
  const { db, groupProvider } = dependencies
  const keys = await loadKeys(db, now)
  const bot = await asking(groupProvider.checkBot(token))
  await db.transaction(async (tx) => {
    await lockGroups(tx, group.schoolId)
    if (await isBotTaken(tx, bot.id, group.id)) throw new CallError('bot_taken')
    const isSame = group.botToken !== null && keys.unseal(group.botToken) === token
    if (isSame) return
    const isOther = group.botId !== bot.id
    await updateGroup(tx, group, {
      botToken: keys.seal(token),
      botId: bot.id,
      botUsername: bot.username,
      updatedAt: now,
      ...(isOther ? { entryLink: null } : {}),
    })
    if (!isOther) return
    await dropEvents(tx, group)
    await revokeLinks(tx, group, now)
  })
  await checkAgain(dependencies, group, now)
}

/**
 * Leads a group to a chat that its author names.
 *
 * @throws CallError bot_missing, bot_refused, chat_unknown, chat_taken, telegram_unreachable
 */
export const setChat = async (
  dependencies: GroupDependencies,
  group: GroupRow,
  chat: string,
  now: Date,
): Promise<void> => {
  if (group.botToken === null) throw new CallError('bot_missing')
  const keys = await loadKeys(dependencies.db, now)
  const standing = await asking(dependencies.groupProvider.checkChat(keys.unseal(group.botToken), chat))
  await dependencies.db.transaction(async (tx) => {
    if (!(await leadToChat(tx, group, standing.chat, now))) throw new CallError('chat_taken')
  })
  await checkAgain(dependencies, group, now)
}

/** Leads a group to a chat. @returns false where another group of the school leads there */
export const leadToChat = async (
  tx: Transaction,
  group: GroupRow,
  chat: { readonly id: string; readonly title: string },
  now: Date,
): Promise<boolean> => {
  await lockGroups(tx, group.schoolId)
  if (await isChatTaken(tx, group, chat.id)) return false
  const isOther = group.chatId !== chat.id
  await updateGroup(tx, group, {
    chatId: chatName.parse(chat.id),
    chatTitle: chat.title,
    ...(isOther ? { entryLink: null, updatedAt: now } : {}),
  })
  if (isOther) await revokeLinks(tx, group, now)
  return true
}

/** Asks the platform anew, with what stands in the group by now. */
export const checkAgain = async (
  dependencies: GroupDependencies,
  { schoolId, id }: GroupRow,
  now: Date,
): Promise<void> => {
  const group = found(await findGroup(dependencies.db, schoolId, id))
  await checkConnection(dependencies, await loadKeys(dependencies.db, now), group, now)
}

/**
 * A link by which an administrator of a Telegram group adds the bot there; the code in it proves whose group it is, so that
 * nobody leads the group of a school to a chat of their own.
 *
 * @throws CallError bot_missing
 */
export const makeChatLink = async (
  db: Database,
  { groupProvider }: Pick<GroupDependencies, 'groupProvider'>,
  group: GroupRow,
  now: Date,
): Promise<{ url: string; expires_at: string }> => {
  if (group.botUsername === null) throw new CallError('bot_missing')
  const code = newToken()
  const endsAt = codeEndsAt(now)
  await updateGroup(db, group, { chatCodeHash: hashToken(code), chatCodeEndsAt: endsAt })
  return { url: groupProvider.chatLink(group.botUsername, code), expires_at: endsAt.toISOString() }
}
