import { z } from 'zod'
import { type BotStanding, type GroupProvider, ProviderError } from '../group-provider.ts'
import { type CallTelegram, telegramCaller } from './call-telegram.ts'
import { readUpdate, standingOf, wantedUpdates } from './read-update.ts'

const done = z.literal(true)
const bot = z.object({ id: z.int().positive(), username: z.string().min(1).max(100) })
const chat = z.object({ id: z.int(), title: z.string().optional(), type: z.string() })
const member = z.object({
  status: z.string(),
  is_member: z.boolean().optional(),
  can_restrict_members: z.boolean().optional(),
  can_invite_users: z.boolean().optional(),
})

const site = 'https://t.me'
/** What an administrator's dialog asks for when the bot is added. */
const wantedRights = 'restrict_members+invite_users'

/** Telegram as a service of groups, by its Bot API. */
export const createTelegram = (origin: string): GroupProvider => {
  const call = telegramCaller(origin)
  return {
    ...callsOfBot(call),
    ...callsOfInvites(call),
    ...callsOfPeople(call),
    botLink: (username, code) => `${site}/${username}${code === undefined ? '' : `?start=${code}`}`,
    chatLink: (username, code) => `${site}/${username}?startgroup=${code}&admin=${wantedRights}`,
    readUpdate,
  }
}

const callsOfBot = (call: CallTelegram) => ({
  checkBot: (token: string) => call(token, 'getMe', {}, bot),
  checkChat: async (token: string, name: string): Promise<BotStanding> => {
    const { id, title, type } = await call(token, 'getChat', { chat_id: name }, chat)
    // The bot's own number is the first part of its token.
    const user_id = Number(token.split(':')[0])
    const its = await findMember(call, token, { chat_id: id, user_id })
    if (type === 'private') throw new ProviderError('chat_unknown', 'a chat of one person')
    return {
      chat: { id: String(id), title: title ?? String(id) },
      isAdministrator: its?.status === 'administrator' || its?.status === 'creator',
      mayRemove: its?.status === 'creator' || its?.can_restrict_members === true,
      mayInvite: its?.status === 'creator' || its?.can_invite_users === true,
    }
  },
  setUpdatesAddress: async (token: string, url: string, secret: string) => {
    const settings = { url, secret_token: secret, allowed_updates: wantedUpdates, max_connections: 10 }
    await call(token, 'setWebhook', settings, done)
  },
  dropUpdatesAddress: async (token: string) => {
    await call(token, 'deleteWebhook', {}, done)
  },
  say: async (
    token: string,
    accountId: string,
    { text, button }: { text: string; button?: { label: string; url: string } },
  ) => {
    const keys = button && { inline_keyboard: [[{ text: button.label, url: button.url }]] }
    const parameters = { chat_id: accountId, text, ...(keys && { reply_markup: keys }) }
    await call(token, 'sendMessage', parameters, z.unknown())
  },
})

const callsOfInvites = (
  call: CallTelegram,
): Pick<GroupProvider, 'createInvite' | 'revokeInvite' | 'approveJoin' | 'declineJoin'> => ({
  createInvite: async ({ token, chatId }, { name, validUntil }) => {
    const wish = {
      chat_id: chatId,
      name,
      creates_join_request: true,
      ...(validUntil && { expire_date: Math.floor(validUntil.getTime() / 1000) }),
    }
    const made = z.object({ invite_link: z.url() })
    return (await call(token, 'createChatInviteLink', wish, made)).invite_link
  },
  revokeInvite: async ({ token, chatId }, invite_link) => {
    await call(token, 'revokeChatInviteLink', { chat_id: chatId, invite_link }, z.unknown())
  },
  approveJoin: async ({ token, chatId }, user_id) => {
    await call(token, 'approveChatJoinRequest', { chat_id: chatId, user_id: Number(user_id) }, done)
  },
  declineJoin: async ({ token, chatId }, user_id) => {
    await call(token, 'declineChatJoinRequest', { chat_id: chatId, user_id: Number(user_id) }, done)
  },
})

const callsOfPeople = (call: CallTelegram): Pick<GroupProvider, 'remove' | 'allowBack' | 'memberState'> => ({
  remove: async ({ token, chatId }, user_id) => {
    await call(token, 'banChatMember', { chat_id: chatId, user_id: Number(user_id) }, done)
  },
  allowBack: async ({ token, chatId }, user_id) => {
    const parameters = { chat_id: chatId, user_id: Number(user_id), only_if_banned: true }
    await call(token, 'unbanChatMember', parameters, done)
  },
  memberState: async ({ token, chatId }, user_id) => {
    const its = await findMember(call, token, { chat_id: chatId, user_id: Number(user_id) })
    return its === null ? 'outside' : standingOf(its)
  },
})

/** Null for whoever is not there, the bot included. */
const findMember = async (
  call: CallTelegram,
  token: string,
  who: { readonly chat_id: string | number; readonly user_id: number },
) => {
  try {
    return await call(token, 'getChatMember', who, member)
  } catch (error) {
    const isAbsent =
      error instanceof ProviderError && ['person_unknown', 'not_administrator'].includes(error.refusal)
    if (isAbsent) return null
    throw error
  }
}
