import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import {
  type Answer,
  type Chat,
  createTelegramRules,
  type Person,
  type Refusal,
  type Rights,
  type TelegramState,
} from './telegram-rules.ts'

/** Brings an update to the address that was set for the bot, with its secret. */
export type SendUpdate = (address: string, secret: string, update: unknown) => Promise<void>

const overHttp: SendUpdate = async (address, secret, update) => {
  await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-telegram-bot-api-secret-token': secret },
    body: JSON.stringify(update),
  })
}

const bodyOf = async (request: IncomingMessage): Promise<Record<string, unknown>> => {
  let text = ''
  for await (const part of request) text += String(part)
  const body: unknown = text === '' ? {} : JSON.parse(text)
  return typeof body === 'object' && body !== null ? { ...body } : {}
}

/**
 * Telegram as bots see it, on loopback: it answers the calls of bots over HTTP, and tells them what people do. What people do is
 * said by calling it: `press`, `ask`, `come`, `go`.
 *
 * @param sendUpdate how updates travel; over HTTP unless said otherwise
 * @param begin what another one kept, to go on from there
 */
export const startTelegramStandIn = async (sendUpdate: SendUpdate = overHttp, begin?: TelegramState) => {
  const rules = createTelegramRules(begin)
  const calls: { method: string; parameters: Record<string, unknown> }[] = []
  const refusals: (Refusal & { method: string })[] = []
  let isSilent = false
  let updates = 0
  /** What is being told just now. */
  const telling = new Set<Promise<unknown>>()

  const answerTo = (token: string, method: string, parameters: Record<string, unknown>): Answer => {
    const at = refusals.findIndex((each) => each.method === method)
    const [refusal] = at === -1 ? [] : refusals.splice(at, 1)
    return refusal ?? rules.call(token, method, parameters)
  }
  const server = createServer((request, response) => {
    void (async () => {
      const [, token = '', method = ''] = /^\/bot([^/]+)\/(\w+)$/.exec(request.url ?? '') ?? []
      const parameters = await bodyOf(request)
      calls.push({ method, parameters })
      if (isSilent) return request.socket.destroy()
      const answer = answerTo(token, method, parameters)
      const body = answer.ok
        ? answer
        : {
            ok: false,
            error_code: answer.status,
            description: answer.description,
            ...(answer.retryAfter === undefined ? {} : { parameters: { retry_after: answer.retryAfter } }),
          }
      response.writeHead(answer.ok ? 200 : answer.status, { 'content-type': 'application/json' })
      response.end(JSON.stringify(body))
      tellLater()
    })()
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const address = server.address()

  /** @returns the update with its number, to be brought once more */
  const tell = async (token: string, update: Record<string, unknown>, number = (updates += 1)) => {
    const hook = rules.hookOf(token)
    const whole = { update_id: number, ...update }
    if (hook) await sendUpdate(hook.url, hook.secret, whole)
    return whole
  }
  const tellAll = async () => {
    for (const each of rules.takeUpdates()) await tell(each.token, each.update)
  }

  /** Nobody who calls waits until it is told. */
  const tellLater = () => {
    const told = tellAll().finally(() => telling.delete(told))
    telling.add(told)
  }

  return {
    /** Waits until everything is told. */
    settled: async () => {
      while (telling.size > 0) await Promise.all(telling)
    },
    origin: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    /** Every call that bots made, the oldest first. */
    calls,
    keep: rules.keep,
    addBot: rules.addBot,
    addChat: rules.addChat,
    /** Where updates of a bot go. */
    hookOf: rules.hookOf,
    /** What the bot said to somebody, the latest last. */
    saidTo: rules.saidTo,
    isIn: rules.isIn,
    /** Makes the next call of a method fail. */
    refuse: (method: string, refusal: Omit<Refusal, 'ok'>) =>
      void refusals.push({ ok: false, method, ...refusal }),
    /** Breaks every connection without an answer. */
    fallSilent: (silent: boolean) => void (isSilent = silent),
    tell,
    /** An administrator of a group gives the bot these rights, or takes it out of the group; nobody is told. */
    giveRights: (token: string, chat: Chat, rights: Rights) => {
      rules.bringBot(token, chat, rights)
      rules.takeUpdates()
    },
    takeBot: rules.takeBot,
    /** An administrator adds the bot to a group, by a link with a code or by hand. */
    bringBot: async (token: string, chat: Chat, code?: string) => {
      rules.bringBot(token, chat)
      await tellAll()
      if (code === undefined) return
      const text = `/start@${rules.nameOf(token)} ${code}`
      await tell(token, { message: { chat: rules.shown(chat), text } })
    },
    /** Somebody opens the bot, with the code of a link or without one. */
    press: (token: string, person: Person, code?: string) =>
      tell(token, {
        message: {
          chat: { id: person.id, type: 'private' },
          from: person,
          text: code === undefined ? '/start' : `/start ${code}`,
        },
      }),
    /** Somebody follows a link that asks to be let in. */
    ask: (token: string, chat: Chat, person: Person, link: string) => {
      rules.ask(chat, person)
      return tell(token, {
        chat_join_request: { chat: rules.shown(chat), from: person, invite_link: { invite_link: link } },
      })
    },
    /** Somebody is in the group, by another way than a request. */
    come: async (chat: Chat, person: Person) => {
      rules.move(chat, person, 'member')
      await tellAll()
    },
    go: async (chat: Chat, person: Person) => {
      rules.move(chat, person, 'left')
      await tellAll()
    },
    /** An administrator removes somebody by hand. */
    kick: async (chat: Chat, person: Person) => {
      rules.move(chat, person, 'kicked')
      await tellAll()
    },
    /** Somebody is in the group before there is a bot: nobody is told. */
    wasIn: (chat: Chat, person: Person) => {
      rules.move(chat, person, 'member')
      rules.takeUpdates()
    },
    /** Somebody asks to be let in, and nobody is told. */
    wasAsking: rules.ask,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
export type TelegramStandIn = Awaited<ReturnType<typeof startTelegramStandIn>>
