import { expect, it } from 'vitest'
import { signUp } from '../../testing/people.ts'
import { account, groupSchool } from './testing/group-school.ts'

const school = await groupSchool()
const { app, telegram, work, stateOf } = school
const group = await school.connectedGroup()
const other = await school.connectedGroup('Other')

const hook = telegram.hookOf(group.token) ?? { url: '', secret: '' }
const { pathname } = new URL(hook.url)

const post = (url: string, secret: string | undefined, payload: string) =>
  app.app.inject({
    method: 'POST',
    url,
    headers: {
      'content-type': 'application/json',
      ...(secret === undefined ? {} : { 'x-telegram-bot-api-secret-token': secret }),
    },
    payload,
  })

const its = account(1)
const learner = await signUp(app, 'Learner')
await school.send('POST', `/public/closed-groups/${group.id}/join`, undefined, learner.token)
const start = async (number: number) =>
  JSON.stringify({
    update_id: number,
    message: {
      chat: { id: its.id, type: 'private' },
      from: its,
      text: `/start ${await school.codeFor(group, learner)}`,
    },
  })

it('a forged update is answered like an address that is not there, and does nothing', async () => {
  const otherHook = telegram.hookOf(other.token) ?? { url: '', secret: '' }
  const body = await start(1)
  const cases: [string, string | undefined][] = [
    [pathname, undefined],
    [pathname, ''],
    [pathname, 'x'.repeat(64)],
    [pathname, otherHook.secret],
    [new URL(otherHook.url).pathname, hook.secret],
    [pathname.replace(/.$/, (last) => (last === '0' ? '1' : '0')), hook.secret],
    [pathname.replace(`/${group.id}-`, `/${other.id}-`), hook.secret],
    ['/api/v1/telegram/updates/1', hook.secret],
    ['/api/v1/telegram/updates/%00', hook.secret],
  ]
  for (const [url, secret] of cases) {
    const { statusCode } = await post(url, secret, body)
    expect([url, secret, statusCode]).toEqual([url, secret, 404])
  }
  await work()
  expect(await stateOf(group, learner)).toBeUndefined()
})

it('an update is acted on once, however often it is told', async () => {
  const body = await start(2)
  expect((await post(pathname, hook.secret, body)).statusCode).toBe(200)
  await work()
  expect(await stateOf(group, learner)).toBe('invited')
  const before = telegram.saidTo(its).length
  for (let times = 0; times < 3; times += 1)
    expect((await post(pathname, hook.secret, body)).statusCode).toBe(200)
  await work()
  expect(telegram.saidTo(its).length).toBe(before)
})

it('what nobody here acts on is taken without a word, and not kept', async () => {
  const messages = [
    '{}',
    '[]',
    '"text"',
    '{"update_id":"x"}',
    '{"update_id":5}',
    '{"update_id":6,"message":{"chat":{"id":1,"type":"private"},"text":"Hello"}}',
    '{"update_id":7,"message":{"chat":7}}',
    '{"update_id":8,"edited_message":{}}',
    `{"update_id":9,"chat_member":{"chat":{"id":${group.chat.id},"type":"supergroup"}}}`,
  ]
  for (const text of messages) {
    const { statusCode } = await post(pathname, hook.secret, text)
    expect([text, statusCode]).toEqual([text, 200])
  }
  const { rows } = await app.dependencies.database.pool.query(
    'select number from closed_group_events where number >= 5 and number <= 9',
  )
  expect(rows).toEqual([])
})

it('a body that is too large or no JSON is refused', async () => {
  const huge = JSON.stringify({ update_id: 10, message: { text: 'x'.repeat(300_000) } })
  expect((await post(pathname, hook.secret, huge)).statusCode).toBe(413)
  expect((await post(pathname, hook.secret, '{')).statusCode).toBe(400)
})

it('what happens in another chat is none of the group’s business', async () => {
  const stranger = account(40)
  telegram.wasIn(other.chat, stranger)
  const moved = {
    update_id: 11,
    chat_member: {
      chat: { id: other.chat.id, type: 'supergroup', title: 'Other' },
      new_chat_member: { user: stranger, status: 'member' },
    },
  }
  await post(pathname, hook.secret, JSON.stringify(moved))
  await work()
  expect(school.isIn(other.chat, stranger)).toBe(true)
})

it('the waiting work holds no code', async () => {
  const body = await start(12)
  const code = /\/start ([\w-]+)/.exec(body)?.[1] ?? ''
  await post(pathname, hook.secret, body)
  const { rows } = await app.dependencies.database.pool.query(
    'select payload from graphile_worker._private_jobs',
  )
  expect(code.length).toBeGreaterThan(30)
  expect(JSON.stringify(rows)).not.toContain(code)
  await work()
})

it('a bot that the group no longer has is heard no more', async () => {
  await school.send('DELETE', `/closed-groups/${group.id}/bot`)
  const { statusCode } = await post(
    pathname,
    hook.secret,
    '{"update_id":13,"message":{"chat":{"id":1,"type":"private"},"from":{"id":1},"text":"/start"}}',
  )
  expect(statusCode).toBe(404)
})
