import { expect, it } from 'vitest'
import { buildServer, testApp } from '../../../testing/app.ts'
import { openTestSchool, signUp } from '../../../testing/people.ts'
import { issueToken } from './one-time.ts'

const app = await testApp()
await openTestSchool(app, 'guessing', true)
/** Another process of the same installation. */
const second = await buildServer(app.dependencies)
const processes = [app.call, second.call]

const login = (
  { email, password }: { email: string; password: string },
  { at = 0, from = '127.0.0.1', cookie }: { at?: number; from?: string; cookie?: string | undefined } = {},
) =>
  (processes[at % 2] ?? app.call)('POST', '/auth/login', {
    body: { email, password },
    from,
    ...(cookie === undefined ? {} : { headers: { cookie } }),
  })
const statuses = (replies: readonly { status: number }[]) => Map.groupBy(replies, ({ status }) => status)

it(
  'of 150 guesses at the same moment, from 150 addresses, a hundred are judged',
  { timeout: 90_000 },
  async () => {
    const { email } = await signUp(app)
    const guesses = await Promise.all(
      Array.from({ length: 150 }, (_, at) =>
        login({ email, password: `guess-${at}` }, { at, from: `192.0.2.${at}` }),
      ),
    )
    expect(statuses(guesses).get(422)).toHaveLength(100)
    expect(statuses(guesses).get(429)).toHaveLength(50)
  },
)

it(
  'twenty guesses at an account from one address shut out that address alone',
  { timeout: 90_000 },
  async () => {
    const { email } = await signUp(app)
    const from = '203.0.113.77'
    const guesses = []
    for (let at = 0; at < 25; at += 1) guesses.push(await login({ email, password: 'guess' }, { at, from }))
    expect(guesses.map(({ status }) => status)).toEqual([
      ...Array.from({ length: 20 }, () => 422),
      ...Array.from({ length: 5 }, () => 429),
    ])
    expect((await login({ email, password: 'test-password' }, { from })).status).toBe(429)
    expect((await login({ email, password: 'test-password' }, { from: '203.0.113.78' })).status).toBe(200)
  },
)

it('ten wrong passwords do not shut out the right one', async () => {
  const { email } = await signUp(app)
  for (let at = 0; at < 10; at += 1) await login({ email, password: 'guess' }, { at })
  expect((await login({ email, password: 'test-password' })).status).toBe(200)
})

it(
  'a new password by letter opens an account that many addresses have shut',
  { timeout: 90_000 },
  async () => {
    const { email, id } = await signUp(app)
    const from = '203.0.113.200'
    await Promise.all(
      Array.from({ length: 150 }, (_, at) =>
        login({ email, password: 'guess' }, { at, from: `192.0.2.${at}` }),
      ),
    )
    expect((await login({ email, password: 'test-password' }, { from })).status).toBe(429)
    const { db } = app.dependencies
    const token = await issueToken(db, { purpose: 'reset', userId: id }, app.clock.now())
    const password = 'a-password-by-letter'
    await app.call('POST', '/auth/restore/set-password', { body: { reset_token: token, password }, from })
    expect((await login({ email, password }, { from })).status).toBe(200)
  },
)

it(
  'an address that guesses at many accounts rests too, over all processes',
  { timeout: 90_000 },
  async () => {
    const wrong = []
    for (let at = 0; at < 102; at += 1) {
      const email = `nobody-${at}@lectern.test`
      wrong.push(await login({ email, password: 'guess' }, { at, from: '198.51.100.9' }))
      if (at === 49) app.clock.advance(60_000)
    }
    expect(wrong.slice(0, 100).every(({ status }) => status === 422)).toBe(true)
    expect(wrong.slice(100).map(({ status }) => status)).toEqual([429, 429])
  },
)

it('a flood of guesses does not shut the owner out of a device that is known', async () => {
  const { email } = await signUp(app)
  const first = await login({ email, password: 'test-password' })
  const cookie = [first.headers['set-cookie']]
    .flat()
    .map((each) => String(each).split(';')[0])
    .find((each) => each?.startsWith('lectern_device='))
  await Promise.all(
    Array.from({ length: 101 }, (_, at) =>
      login({ email, password: 'guess' }, { at, from: `198.51.100.${at}` }),
    ),
  )
  expect((await login({ email, password: 'test-password' }, { from: '203.0.113.200' })).status).toBe(429)
  expect((await login({ email, password: 'test-password' }, { cookie })).status).toBe(200)
})

it('a device that is known may not guess without end either', async () => {
  const { email } = await signUp(app)
  const first = await login({ email, password: 'test-password' })
  const cookie = [first.headers['set-cookie']].flat().join('; ')
  const wrong = []
  for (let at = 0; at < 11; at += 1) wrong.push(await login({ email, password: 'guess' }, { at, cookie }))
  expect(wrong.map(({ status }) => status)).toEqual([...Array.from({ length: 10 }, () => 422), 429])
})

it('letters asked for from one address are counted by all processes together', async () => {
  const asked = []
  for (let at = 0; at < 22; at += 1) {
    const body = { email: `letter-${at}@lectern.test` }
    asked.push(await (processes[at % 2] ?? app.call)('POST', '/auth/code/send', { body, from: '192.0.2.77' }))
  }
  expect(asked.filter(({ status }) => status === 429)).toHaveLength(2)
})
