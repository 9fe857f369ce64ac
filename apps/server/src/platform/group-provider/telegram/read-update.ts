import { z } from 'zod'
import type { AccountStanding, GroupAccount, GroupEvent, NumberedEvent } from '../group-provider.ts'

const number = z.int()
const account = z.object({
  id: number,
  is_bot: z.boolean().optional(),
  first_name: z.string().max(500).optional(),
  username: z.string().max(100).optional(),
  language_code: z.string().max(35).optional(),
})
const chat = z.object({ id: number, type: z.string().max(30), title: z.string().max(500).optional() })
const member = z.object({ status: z.string().max(30), is_member: z.boolean().optional() })
const moved = z.object({ chat, new_chat_member: member.extend({ user: account }) })

const update = z.object({
  update_id: z.int().nonnegative(),
  message: z
    .object({
      chat,
      from: account.optional(),
      text: z.string().max(10_000).optional(),
      migrate_to_chat_id: number.optional(),
    })
    .optional()
    .catch(undefined),
  chat_join_request: z
    .object({ chat, from: account, invite_link: z.object({ invite_link: z.string().max(500) }).optional() })
    .optional()
    .catch(undefined),
  chat_member: moved.optional().catch(undefined),
  my_chat_member: moved.optional().catch(undefined),
})
type Update = z.output<typeof update>

/** Kinds of updates that are asked for; others are not even sent. */
export const wantedUpdates = ['message', 'chat_join_request', 'chat_member', 'my_chat_member'] as const

/** What the status of a chat member means (Bot API, ChatMember). */
export const standingOf = ({ status, is_member }: z.output<typeof member>): AccountStanding => {
  if (status === 'creator' || status === 'administrator') return 'administrator'
  if (status === 'kicked') return 'banned'
  return status === 'member' || (status === 'restricted' && is_member === true) ? 'inside' : 'outside'
}

/** An update of Telegram as an event. @throws ZodError when it has no number */
export const readUpdate = (body: unknown): NumberedEvent => {
  const { update_id, ...told } = update.parse(body)
  return { number: update_id, event: eventOf({ update_id, ...told }) }
}

const eventOf = (told: Update): GroupEvent | null => {
  const { message, chat_join_request: asked, chat_member: moving, my_chat_member: botMoving } = told
  if (message) return eventOfMessage(message)
  if (asked)
    return {
      kind: 'asked',
      chatId: String(asked.chat.id),
      account: accountOf(asked.from),
      link: asked.invite_link?.invite_link ?? null,
    }
  if (moving) {
    const { user } = moving.new_chat_member
    if (user.is_bot === true) return null
    const standing = standingOf(moving.new_chat_member)
    return { kind: 'moved', chatId: String(moving.chat.id), account: accountOf(user), standing }
  }
  return botMoving && botMoving.chat.type !== 'private'
    ? { kind: 'bot_moved', chatId: String(botMoving.chat.id) }
    : null
}

/** `/start`, `/start code`, and in a group `/start@bot code`. */
const start = /^\/start(?:@\w+)?(?:\s+([A-Za-z0-9_-]{1,64}))?\s*$/

const eventOfMessage = (message: NonNullable<Update['message']>): GroupEvent | null => {
  const chatId = String(message.chat.id)
  if (message.migrate_to_chat_id !== undefined)
    return { kind: 'chat_moved', chatId, nextChatId: String(message.migrate_to_chat_id) }
  const words = start.exec(message.text ?? '')
  if (!words) return null
  const code = words[1] ?? null
  if (message.chat.type !== 'private')
    return code === null
      ? null
      : { kind: 'chat_offered', chat: { id: chatId, title: message.chat.title ?? chatId }, code }
  return message.from ? { kind: 'started', account: accountOf(message.from), code } : null
}

const accountOf = ({ id, username, first_name, language_code }: z.output<typeof account>): GroupAccount => ({
  id: String(id),
  name: username === undefined ? (first_name ?? String(id)).slice(0, 100) : `@${username}`,
  language: language_code ?? null,
})
