import { expect, it } from 'vitest'
import { jobHandlers } from '../../../jobs.ts'
import { silentLog } from '../../../platform/log.ts'
import { noteDeliveries } from '../../../platform/mailer/mail-delivery.ts'
import { drainQueue } from '../../../platform/queue/worker.ts'
import { buildServer, testApp } from '../../../testing/app.ts'
import { openTestSchool, signUp } from '../../../testing/people.ts'
import { writeTextGroup } from '../../../testing/write-texts.ts'

const app = await testApp()
const { dependencies, clock } = app
const { owner } = await openTestSchool(app, 'posting', true)
writeTextGroup(dependencies.textsFolder, 'mail')
const as = owner.token

/** The same installation with a mail server that does what `fault` says. */
let fault: { code: string } | null = null
const env = { ...dependencies.env, smtpUrl: 'smtp://school:secret@mail.test:587' }
const sent: string[] = []
const mailer = noteDeliveries(
  {
    send: async ({ to }) => {
      if (fault) throw Object.assign(new Error('no'), fault)
      sent.push(to)
    },
    close: async () => {},
  },
  { db: dependencies.db, env, clock },
)
const withServer = await buildServer({ ...dependencies, env })
const deliver = (parts: Parameters<typeof jobHandlers>[0]) =>
  drainQueue(dependencies.database, jobHandlers(parts), { clock, log: silentLog })
const deliverOut = () => deliver({ ...dependencies, env, mailer })

const delivery = async (call = withServer.call) => (await call('GET', '/cabinet/mail', { as })).body.data
const invite = async (email: string, call = withServer.call) =>
  (await call('POST', '/cabinet/users/invitations', { as, body: { email } })).body.data
const letterOf = async (email: string, call = withServer.call) => {
  const { data } = (await call('GET', '/cabinet/users', { as })).body
  return data.find((row: { email: string }) => row.email === email).letter
}
let addresses = 0
const codeSent = async (call = withServer.call) => {
  addresses += 1
  const body = { email: `somebody-${addresses}@x.test` }
  return (await call('POST', '/auth/restore', { body })).body.data.mail
}

it('without a mail server no letter is called sent, and codes say so', async () => {
  const { call } = app
  expect(await delivery(call)).toEqual({ state: 'kept', failure: null, last_sent_at: null, test: null })
  expect((await invite('kept@x.test', call)).letter).toBe('kept')
  await deliver(dependencies)
  expect(await letterOf('kept@x.test', call)).toBe('kept')
  expect(await codeSent(call)).toBe('kept')
  await call('POST', '/cabinet/mail/test', { as })
  await deliver(dependencies)
  expect((await delivery(call)).test).toMatchObject({ state: 'failed', failure: 'no_server' })
  // A mail server that is set up later has not taken what was kept.
  expect(await letterOf('kept@x.test')).toBe('kept')
})

it('a letter is sent once the mail server took it', async () => {
  expect((await delivery()).state).toBe('untried')
  expect((await invite('taken@x.test')).letter).toBe('waiting')
  expect(await letterOf('taken@x.test')).toBe('waiting')
  await deliverOut()
  expect(await letterOf('taken@x.test')).toBe('sent')
  expect(await delivery()).toMatchObject({ state: 'works', last_sent_at: clock.now().toISOString() })
  expect(await codeSent()).toBe('works')
})

it.each([
  ['EAUTH', 'sign_in', 'failing'],
  ['ETIMEDOUT', 'unreachable', 'failing'],
  ['EENVELOPE', 'refused', 'works'],
])('a test letter that ends with %s tells why', async (code, failure, state) => {
  fault = null
  clock.advance(61_000)
  await withServer.call('POST', '/cabinet/mail/test', { as })
  await deliverOut()
  expect((await delivery()).test).toMatchObject({ to: owner.email, state: 'sent', failure: null })
  clock.advance(1_000)
  fault = { code }
  const asked = await withServer.call('POST', '/cabinet/mail/test', { as })
  expect(asked.body.data.test).toMatchObject({ state: 'waiting' })
  await deliverOut()
  expect(await delivery()).toMatchObject({ state, test: { state: 'failed', failure } })
  expect(await codeSent()).toBe(state)
})

it('an invitation whose letter failed says so, and is sent when asked for again', async () => {
  fault = { code: 'ECONNECTION' }
  const { id } = await invite('failed@x.test')
  await deliverOut()
  expect(await letterOf('failed@x.test')).toBe('failed')
  fault = null
  clock.advance(61_000)
  const again = await withServer.call('POST', `/cabinet/users/invitations/${id}/resend`, { as })
  expect(again.body.data.letter).toBe('waiting')
  await deliverOut()
  expect(await letterOf('failed@x.test')).toBe('sent')
})

it('a copied link lets the invited person in beside that of the letter, and proves no address', async () => {
  const { id } = await invite('linked@x.test')
  const link = async () =>
    (await withServer.call('POST', `/cabinet/users/invitations/${id}/link`, { as })).body.data.url
  const first = await link()
  const second = await link()
  const tokenOf = (url: string) => url.slice(url.lastIndexOf('/') + 1)
  const statusOf = async (url: string) => (await app.call('GET', `/invitations/${tokenOf(url)}`)).status
  expect([await statusOf(first), await statusOf(second)]).toEqual([404, 200])
  const stranger = await signUp(app)
  const accept = (token: string) => app.call('POST', `/invitations/${tokenOf(second)}/accept`, { as: token })
  expect((await accept(stranger.token)).status).toBe(403)
  const guest = await app.call('POST', '/auth/register', {
    body: { name: 'Guest', email: 'linked@x.test', password: 'four words of mine' },
  })
  expect((await accept(guest.body.data.token)).status).toBe(200)
  const { rows } = await dependencies.database.pool.query(
    "select email_verified from users where email = 'linked@x.test'",
  )
  expect(rows).toEqual([{ email_verified: false }])
})
