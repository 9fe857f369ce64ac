/** A chat of Telegram, as whoever makes it names it. */
export interface Chat {
  readonly id: number
  readonly title: string
}

/** An account of Telegram. */
export interface Person {
  readonly id: number
  readonly first_name: string
  readonly username?: string
  readonly language_code?: string
}

/** What a bot may do in a chat. */
export interface Rights {
  readonly can_restrict_members: boolean
  readonly can_invite_users: boolean
}

const everyRight: Rights = { can_restrict_members: true, can_invite_users: true }

/** How a call of a bot is refused. */
export interface Refusal {
  readonly ok: false
  readonly status: number
  readonly description: string
  readonly retryAfter?: number
}

export type Answer = { readonly ok: true; readonly result: unknown } | Refusal

type Status = 'member' | 'left' | 'kicked' | 'administrator'

interface Bot {
  readonly id: number
  readonly username: string
  hook: { url: string; secret: string } | null
}

interface Room {
  readonly chat: Chat
  readonly people: Map<number, { person: Person; status: Status }>
  readonly asking: Set<number>
  readonly invites: Set<string>
  /** Bots that are administrators, with what they may do. */
  readonly bots: Map<number, Rights>
}

interface TakenUpdate {
  readonly token: string
  readonly update: Record<string, unknown>
}

const refused = (status: number, description: string): Refusal => ({ ok: false, status, description })
const done = { ok: true, result: true } as const
const gone = refused(400, 'Bad Request: HIDE_REQUESTER_MISSING')

/** Bots, groups and messages of Telegram at a moment. */
export interface TelegramState {
  readonly bots: Map<string, Bot>
  readonly rooms: Map<number, Room>
  readonly said: Map<number, { text: string; link: string | null }[]>
  invites: number
}

const nobody = (): TelegramState => ({ bots: new Map(), rooms: new Map(), said: new Map(), invites: 0 })

/**
 * The rules of Telegram that a bot meets, without a network: who is where, who may do what, and what is told of it.
 *
 * @param begin the state to begin with, which stays as it is; nobody is there unless it is given
 */
export const createTelegramRules = (begin: TelegramState = nobody()) => {
  const state = structuredClone(begin)
  const { bots, rooms, said } = state
  const waiting: TakenUpdate[] = []

  const shown = ({ id, title }: Chat) => ({ id, title, type: 'supergroup' })
  const chatRoomOf = (chat: Chat): Room => {
    const room = rooms.get(chat.id)
    if (!room) throw new Error(`There is no chat ${chat.id}.`)
    return room
  }
  /** Tells the bots of a chat. */
  const announce = (room: Room, update: Record<string, unknown>) => {
    for (const [token, bot] of bots) if (room.bots.has(bot.id)) waiting.push({ token, update })
  }
  const move = (chat: Chat, person: Person, status: Status) => {
    const room = chatRoomOf(chat)
    room.people.set(person.id, { person, status })
    const to = { user: person, status }
    announce(room, { chat_member: { chat: shown(chat), from: person, new_chat_member: to } })
  }
  const moveById = (room: Room, userId: number, status: Status) => {
    const known = room.people.get(userId)?.person ?? { id: userId, first_name: `Person ${userId}` }
    move(room.chat, known, status)
  }

  type Method = (parameters: Record<string, unknown>, bot: Bot) => Answer
  const inRoom =
    (act: (room: Room, userId: number, bot: Bot) => Answer): Method =>
    (parameters, bot) => {
      const room = rooms.get(Number(parameters['chat_id']))
      if (!room) return refused(400, 'Bad Request: chat not found')
      return act(room, Number(parameters['user_id']), bot)
    }
  const byRight = (
    right: 'can_restrict_members' | 'can_invite_users',
    act: (room: Room, userId: number) => Answer,
  ) =>
    inRoom((room, userId, bot) => {
      const rights = room.bots.get(bot.id)
      if (!rights) return refused(403, 'Forbidden: bot is not a member of the supergroup chat')
      return rights[right] ? act(room, userId) : refused(400, 'Bad Request: not enough rights')
    })

  const methods: Readonly<Record<string, Method>> = {
    getMe: (_parameters, { id, username }) => ({ ok: true, result: { id, username, is_bot: true } }),
    setWebhook: ({ url, secret_token }, bot) => {
      bot.hook = { url: String(url), secret: String(secret_token) }
      return done
    },
    deleteWebhook: (_parameters, bot) => {
      bot.hook = null
      return done
    },
    getChat: inRoom(({ chat }) => ({ ok: true, result: shown(chat) })),
    getChatMember: inRoom((room, userId) => {
      const rights = room.bots.get(userId)
      if (rights) return { ok: true, result: { status: 'administrator', ...rights } }
      const status = room.people.get(userId)?.status
      return status === undefined
        ? refused(400, 'Bad Request: PARTICIPANT_ID_INVALID')
        : { ok: true, result: { status } }
    }),
    createChatInviteLink: byRight('can_invite_users', (room) => {
      const invite_link = `https://t.me/+invite${(state.invites += 1)}x${Math.abs(room.chat.id)}`
      room.invites.add(invite_link)
      return { ok: true, result: { invite_link, creates_join_request: true } }
    }),
    revokeChatInviteLink: ({ chat_id, invite_link }) => {
      rooms.get(Number(chat_id))?.invites.delete(String(invite_link))
      return { ok: true, result: { invite_link, is_revoked: true } }
    },
    approveChatJoinRequest: byRight('can_invite_users', (room, userId) => {
      if (!room.asking.delete(userId)) return gone
      moveById(room, userId, 'member')
      return done
    }),
    declineChatJoinRequest: byRight('can_invite_users', (room, userId) =>
      room.asking.delete(userId) ? done : gone,
    ),
    banChatMember: byRight('can_restrict_members', (room, userId) => {
      if (room.people.get(userId)?.status === 'administrator')
        return refused(400, 'Bad Request: user is an administrator of the chat')
      moveById(room, userId, 'kicked')
      return done
    }),
    unbanChatMember: byRight('can_restrict_members', (room, userId) => {
      if (room.people.get(userId)?.status === 'kicked') moveById(room, userId, 'left')
      return done
    }),
    sendMessage: ({ chat_id, text, reply_markup }) => {
      const link = /"url":"([^"]+)"/.exec(JSON.stringify(reply_markup ?? {}))?.[1] ?? null
      const before = said.get(Number(chat_id)) ?? []
      said.set(Number(chat_id), [...before, { text: String(text), link }])
      return { ok: true, result: { message_id: before.length + 1 } }
    },
  }

  return {
    /** Who is where just now. */
    keep: (): TelegramState => structuredClone(state),
    shown,
    move,
    addBot: (token: string, username: string) => {
      bots.set(token, { id: Number(token.split(':')[0]), username, hook: null })
      return token
    },
    addChat: (chat: Chat): Chat => {
      rooms.set(chat.id, { chat, people: new Map(), asking: new Set(), invites: new Set(), bots: new Map() })
      return chat
    },
    bringBot: (token: string, chat: Chat, rights = everyRight) => {
      const bot = bots.get(token)
      if (!bot) throw new Error('There is no such bot.')
      chatRoomOf(chat).bots.set(bot.id, rights)
      const to = { user: { id: bot.id, is_bot: true }, status: 'administrator' }
      waiting.push({ token, update: { my_chat_member: { chat: shown(chat), new_chat_member: to } } })
    },
    takeBot: (token: string, chat: Chat) => void chatRoomOf(chat).bots.delete(bots.get(token)?.id ?? 0),
    nameOf: (token: string) => bots.get(token)?.username ?? '',
    hookOf: (token: string) => bots.get(token)?.hook ?? null,
    ask: (chat: Chat, person: Person) => {
      const room = chatRoomOf(chat)
      if (!room.people.has(person.id)) room.people.set(person.id, { person, status: 'left' })
      room.asking.add(person.id)
    },
    isIn: (chat: Chat, person: Person) => chatRoomOf(chat).people.get(person.id)?.status === 'member',
    saidTo: (person: Person) => said.get(person.id) ?? [],
    /** What waits to be told, once. */
    takeUpdates: () => waiting.splice(0),
    call: (token: string, method: string, parameters: Record<string, unknown>): Answer => {
      const bot = bots.get(token)
      if (!bot) return refused(401, 'Unauthorized')
      const act = methods[method]
      return act ? act(parameters, bot) : refused(404, 'Not Found: method not found')
    },
  }
}
