/** Why a service of groups did not do what it was asked. */
export type ProviderRefusal =
  /** It knows no bot with this token. */
  | 'bot_refused'
  /** The bot sees no such group. */
  | 'chat_unknown'
  /** The bot is not in the group, or no administrator of it. */
  | 'not_administrator'
  /** The bot is an administrator without the right for this. */
  | 'no_right'
  /** It knows no such person, or the person is not in the group. */
  | 'person_unknown'
  /** The person asks for nothing any more. */
  | 'request_gone'
  /** Too much was asked at once. */
  | 'too_often'
  /** No answer, or one that cannot be read. */
  | 'unreachable'
  /** Anything else. */
  | 'refused'

/** A call to a service of groups that failed. Holds neither the token nor what was sent. */
export class ProviderError extends Error {
  readonly refusal: ProviderRefusal
  /** Seconds until another try makes sense. */
  readonly retryAfter: number | undefined

  constructor(refusal: ProviderRefusal, detail: string, retryAfter?: number) {
    super(`${refusal}: ${detail}`)
    this.name = 'ProviderError'
    this.refusal = refusal
    this.retryAfter = retryAfter
  }
}

export interface GroupBot {
  readonly id: number
  readonly username: string
}

export interface GroupChat {
  /** Numbers of chats are longer than those of accounts, and negative: kept as text. */
  readonly id: string
  readonly title: string
}

/** What the bot may do in a group. */
export interface BotStanding {
  readonly chat: GroupChat
  readonly isAdministrator: boolean
  readonly mayRemove: boolean
  readonly mayInvite: boolean
}

/** How an account stands to a group. Administrators are never touched. */
export type AccountStanding = 'administrator' | 'inside' | 'outside' | 'banned'

/** An account on the platform, by the number that never changes. */
export interface GroupAccount {
  readonly id: string
  /** As its owner calls it: `@name`, or the name. */
  readonly name: string
  /** The language of the account's program. */
  readonly language: string | null
}

/** What a service tells about a group. */
export type GroupEvent =
  /** Somebody opened the bot, with a code or without one. */
  | {
      readonly kind: 'started'
      readonly account: GroupAccount
      readonly code: string | null
    }
  /** Somebody brought the bot into a group by a link with a code. */
  | { readonly kind: 'chat_offered'; readonly chat: GroupChat; readonly code: string }
  /** Somebody asks to be let into a group. */
  | {
      readonly kind: 'asked'
      readonly chatId: string
      readonly account: GroupAccount
      /** The link that was used. */
      readonly link: string | null
    }
  /** Somebody came, left or was removed. */
  | {
      readonly kind: 'moved'
      readonly chatId: string
      readonly account: GroupAccount
      readonly standing: AccountStanding
    }
  /** The bot itself got other rights in a group. */
  | { readonly kind: 'bot_moved'; readonly chatId: string }
  /** The group has another number from now on. */
  | { readonly kind: 'chat_moved'; readonly chatId: string; readonly nextChatId: string }

/** An event with the number by which a repetition is known. */
export interface NumberedEvent {
  readonly number: number
  /** Null for what nobody here acts on. */
  readonly event: GroupEvent | null
}

/** A bot in the group that it looks after. */
export interface BotInChat {
  readonly token: string
  readonly chatId: string
}

/** What is said to somebody, with a button that leads on. */
export interface SaidText {
  readonly text: string
  readonly button?: { readonly label: string; readonly url: string }
}

/** A service that groups of people are on. Every call may throw ProviderError. */
export interface GroupProvider {
  checkBot(token: string): Promise<GroupBot>
  /** @param chat number or public name */
  checkChat(token: string, chat: string): Promise<BotStanding>
  /** Has events told to an address from now on, with a secret in every one of them. */
  setUpdatesAddress(token: string, address: string, secret: string): Promise<void>
  dropUpdatesAddress(token: string): Promise<void>
  /** A link by which people ask to be let in: nobody comes in by it without an answer of the bot. */
  createInvite(
    bot: BotInChat,
    wish: { readonly name: string; readonly validUntil: Date | null },
  ): Promise<string>
  revokeInvite(bot: BotInChat, link: string): Promise<void>
  approveJoin(bot: BotInChat, accountId: string): Promise<void>
  declineJoin(bot: BotInChat, accountId: string): Promise<void>
  /** Removes somebody and keeps them out. */
  remove(bot: BotInChat, accountId: string): Promise<void>
  /** Lets somebody who was kept out ask again. */
  allowBack(bot: BotInChat, accountId: string): Promise<void>
  memberState(bot: BotInChat, accountId: string): Promise<AccountStanding>
  say(token: string, accountId: string, said: SaidText): Promise<void>
  /** The address at which the bot takes a code from whoever opens it. */
  botLink(username: string, code?: string): string
  /** The address at which an administrator adds the bot to a group, with a code that proves it. */
  chatLink(username: string, code: string): string
  /** What an incoming message says. @throws ZodError when it is none of this service */
  readUpdate(body: unknown): NumberedEvent
}
