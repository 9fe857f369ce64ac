import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import { afterEach, describe, expect, it } from 'vitest'
import { ProviderError } from '../group-provider.ts'
import { readUpdate } from './read-update.ts'
import { createTelegram } from './telegram.ts'

const token = `77:${'S'.repeat(35)}`
const closers: (() => void)[] = []
afterEach(() => closers.splice(0).forEach((close) => close()))

const answering = async (answer: RequestListener) => {
  const server = createServer(answer)
  await once(server.listen(0, '127.0.0.1'), 'listening')
  closers.push(() => {
    server.closeAllConnections()
    server.close()
  })
  const address = server.address()
  return createTelegram(`http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`)
}
const json =
  (status: number, body: unknown): RequestListener =>
  (_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json' })
    response.end(JSON.stringify(body))
  }
const failureOf = async (work: Promise<unknown>): Promise<ProviderError> => {
  const error: unknown = await work.then(
    () => null,
    (reason: unknown) => reason,
  )
  if (!(error instanceof ProviderError)) throw new Error('It did not fail as a provider does.')
  return error
}

describe('a call of Telegram that fails', () => {
  it.each([
    [401, 'Unauthorized', 'bot_refused'],
    [404, 'Not Found', 'bot_refused'],
    [400, 'Bad Request: chat not found', 'chat_unknown'],
    [403, 'Forbidden: bot was kicked from the supergroup chat', 'not_administrator'],
    [400, 'Bad Request: not enough rights to restrict/unrestrict chat member', 'no_right'],
    [400, 'Bad Request: HIDE_REQUESTER_MISSING', 'request_gone'],
    [400, 'Bad Request: PARTICIPANT_ID_INVALID', 'person_unknown'],
    [502, 'Bad Gateway', 'unreachable'],
    [400, 'Bad Request: something new', 'refused'],
  ])('%i %s is %s, and holds no token', async (status, description, refusal) => {
    const telegram = await answering(json(status, { ok: false, error_code: status, description }))
    const error = await failureOf(telegram.remove({ token, chatId: '-1' }, '5'))
    expect(error.refusal).toBe(refusal)
    expect(`${error.message} ${error.stack} ${JSON.stringify(error)}`).not.toContain('SSSS')
  })

  it('says how long to wait where too much was asked', async () => {
    const parameters = { retry_after: 17 }
    const telegram = await answering(
      json(429, { ok: false, error_code: 429, description: 'Too Many Requests', parameters }),
    )
    const error = await failureOf(telegram.checkBot(token))
    expect([error.refusal, error.retryAfter]).toEqual(['too_often', 17])
  })

  it('is unreachable without an answer, and tells no address', async () => {
    const error = await failureOf(createTelegram('http://127.0.0.1:9').checkBot(token))
    expect(error.refusal).toBe('unreachable')
    expect(`${error.message} ${String(error.cause)} ${error.stack}`).not.toContain('SSSS')
  })

  it('is unreachable with an answer that is no JSON, another thing, endless, or leads elsewhere', async () => {
    const answers: RequestListener[] = [
      (_request, response) => response.end('<html>'),
      json(200, { ok: true, result: { id: 'x' } }),
      (_request, response) => {
        response.on('error', () => {})
        const more = () => {
          while (response.write('x'.repeat(65_536)));
        }
        response.on('drain', more)
        more()
      },
      (_request, response) => response.writeHead(302, { location: 'http://127.0.0.1:9/' }).end(),
    ]
    for (const answer of answers)
      expect((await failureOf((await answering(answer)).checkBot(token))).refusal).toMatch(
        /unreachable|refused/,
      )
  })
})

describe('an update', () => {
  const start = (text: string, chat: object = { id: 5, type: 'private' }) =>
    readUpdate({ update_id: 1, message: { chat, from: { id: 5, first_name: 'Ann' }, text } }).event

  it('opens the bot with a code or without one', () => {
    expect(start('/start abc-_9')).toMatchObject({
      kind: 'started',
      code: 'abc-_9',
      account: { id: '5', name: 'Ann' },
    })
    expect(start('/start')).toMatchObject({ kind: 'started', code: null })
    for (const text of ['start', '/start a b', `/start ${'x'.repeat(65)}`, '/started x', 'Hello /start x'])
      expect([text, start(text)]).toEqual([text, null])
  })

  it('offers a chat by a command with a code in a group alone', () => {
    const chat = { id: -7, type: 'supergroup', title: 'Talks' }
    expect(start('/start@our_bot abc', chat)).toEqual({
      kind: 'chat_offered',
      chat: { id: '-7', title: 'Talks' },
      code: 'abc',
    })
    expect(start('/start@our_bot', chat)).toBeNull()
  })

  it('tells who is in a group', () => {
    const moved = (member: object) =>
      readUpdate({
        update_id: 1,
        chat_member: {
          chat: { id: -7, type: 'supergroup' },
          new_chat_member: { user: { id: 5, username: 'ann' }, ...member },
        },
      }).event
    const cases: [object, string][] = [
      [{ status: 'member' }, 'inside'],
      [{ status: 'restricted', is_member: true }, 'inside'],
      [{ status: 'restricted', is_member: false }, 'outside'],
      [{ status: 'left' }, 'outside'],
      [{ status: 'kicked' }, 'banned'],
      [{ status: 'administrator' }, 'administrator'],
      [{ status: 'creator' }, 'administrator'],
    ]
    for (const [member, standing] of cases)
      expect(moved(member)).toMatchObject({ kind: 'moved', standing, account: { name: '@ann' } })
  })

  it('of an unknown kind is an event for nobody, and without a number none at all', () => {
    expect(readUpdate({ update_id: 3, poll: {} })).toEqual({ number: 3, event: null })
    expect(() => readUpdate({ message: {} })).toThrow('update_id')
  })
})
