import ICAL from 'ical.js'
import { describe, expect, it } from 'vitest'
import { buildApp } from '../../../app.ts'
import { eq, sql } from '../../../platform/database/sql.ts'
import { accessGrants, enrolments } from '../../access/index.ts'
import { testApp } from '../../../testing/app.ts'
import { leaveOffer } from '../../../testing/offer.ts'
import { one, practiceIn, two } from '../../../testing/practice.ts'
import { joinSchool, teachingSchool } from '../../../testing/school.ts'

const app = await testApp()
const { call, clock } = app
const school = await teachingSchool(app, 'demo', true)
await teachingSchool(app, 'rival', false)
const owner = school.owner.token
const { begin, finish } = practiceIn(app, school)
const day_ms = 24 * 60 * 60 * 1000
const inDays = (days: number) => new Date(clock.now().getTime() + days * day_ms)

const created = await call('POST', `/courses/${school.courseId}/lessons-new`, {
  as: owner,
  body: { title: 'Light; shadow, and more' },
})
const second = created.body.data
await call('PUT', `/info-section/${second.sections[0].id}`, {
  as: owner,
  body: {
    info_units: [
      {
        key: 'late-quiz',
        type_id: 5,
        content: {
          quiz_id: school.quizId,
          opening: { opens_at: null, after_quiz_id: null, closes_at: inDays(9).toISOString() },
        },
      },
    ],
  },
})
await call('PUT', `/courses/${school.courseId}/lessons-new/${second.id}`, {
  as: owner,
  body: { status_id: 4, accessible_after_days: 3, accessible_timezone: 'Europe/Kyiv' },
})
const due = inDays(5)
const closes = (closes_at: string | null) =>
  call('PUT', `/info-section/${school.lesson.sectionId}`, {
    as: owner,
    body: {
      info_units: [
        {
          key: 'unit-text',
          type_id: 3,
          content: { text: { version: 1, doc: { type: 'doc', content: [{ type: 'paragraph' }] } } },
        },
        {
          key: 'unit-quiz',
          type_id: 5,
          content: { quiz_id: school.quizId, opening: { opens_at: null, after_quiz_id: null, closes_at } },
        },
      ],
    },
  })
await closes(due.toISOString())

const calendarOf = async (as: string) => (await call('GET', '/user/calendar', { as })).body.data
const makeFeed = async (as: string): Promise<string> =>
  (await call('POST', '/user/calendar/feed', { as })).body.data.url
const fetchFeed = (url: string, { host = 'localhost', etag }: { host?: string; etag?: string } = {}) =>
  app.app.inject({ url: new URL(url).pathname, headers: { host, ...(etag && { 'if-none-match': etag }) } })
const eventsOf = (body: string) =>
  new ICAL.Component(ICAL.parse(body)).getAllSubcomponents('vevent').map((each) => new ICAL.Event(each))
const endAccess = async (userId: number, endsAt: Date) => {
  await app.dependencies.db.update(enrolments).set({ endsAt }).where(eq(enrolments.userId, userId))
  await app.dependencies.db.update(accessGrants).set({ endsAt }).where(eq(accessGrants.userId, userId))
  clock.advance(2000)
}

describe('the calendar of a learner', () => {
  it('holds what opens, is due and ends, and of a closed lesson its title alone', async () => {
    const { token, id } = await joinSchool(app, school)
    await endAccess(id, inDays(30))
    const { entries } = await calendarOf(token)
    expect(entries.map(({ kind, title }: { kind: string; title: string }) => [kind, title])).toEqual([
      ['lesson_opens', 'Light; shadow, and more'],
      ['practice_due', 'Quiz of demo'],
      ['access_ends', 'Course of demo'],
    ])
    expect(entries[1]).toMatchObject({
      at: due.toISOString(),
      link: `/courses/${school.courseSlug}/${school.lesson.slug}#quizId-${school.quizId}`,
    })
  })

  it('forgets what was passed, what is not theirs any more, and everything when access is over', async () => {
    const { token, id } = await joinSchool(app, school)
    const attempt = await begin(token)
    await finish(token, attempt.id, [one('one-right'), two(['two-right-a', 'two-right-b'])])
    expect((await calendarOf(token)).entries).toMatchObject([{ kind: 'lesson_opens' }])
    await leaveOffer(app, school, id, { lessonIds: [school.lesson.id] })
    expect((await calendarOf(token)).entries).toEqual([])
    const other = await joinSchool(app, school)
    await endAccess(other.id, inDays(-1))
    expect((await calendarOf(other.token)).entries).toEqual([])
  })
})

describe('the address to subscribe to', () => {
  it('is read by programs of others, and answers 304 until something changes', async () => {
    const { token, email } = await joinSchool(app, school)
    expect((await calendarOf(token)).feed).toEqual({ state: 'off' })
    const url = await makeFeed(token)
    expect((await calendarOf(token)).feed).toEqual({ state: 'on' })
    const { statusCode, headers, body } = await fetchFeed(url)
    expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      'text/calendar; charset=utf-8',
      'private, no-cache',
    ])
    const events = eventsOf(body)
    const { entries } = await calendarOf(token)
    expect(events.map((each) => each.startDate.toJSDate().toISOString())).toEqual(
      entries.map(({ at }: { at: string }) =>
        new Date(Math.floor(Date.parse(at) / 1000) * 1000).toISOString(),
      ),
    )
    expect(events[0]?.summary).toContain('Light; shadow, and more')
    expect(body).not.toContain(email)
    for (const line of body.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)

    const etag = String(headers['etag'])
    clock.advance(60_000)
    const same = await fetchFeed(url, { etag })
    expect([same.statusCode, same.body]).toEqual([304, ''])
    await closes(inDays(6).toISOString())
    const moved = await fetchFeed(url, { etag })
    expect(moved.statusCode).toBe(200)
    expect(eventsOf(moved.body).map(({ uid }) => uid)).toEqual(events.map(({ uid }) => uid))
    await closes(due.toISOString())
  })

  it.each(['school.example', 'localhost:8080', '127.0.0.1'])(
    'names the public host in every UID and address, fetched from %s',
    async (host) => {
      const { token } = await joinSchool(app, school)
      const { dependencies } = app
      const env = { ...dependencies.env, publicUrl: 'https://school.example' }
      const behindProxy = await buildApp({ ...dependencies, env }, null)
      const { pathname } = new URL(await makeFeed(token))
      const { body } = await behindProxy.inject({ url: pathname, headers: { host } })
      await behindProxy.close()
      const events = eventsOf(body)
      const urls = events.map(({ component }) => String(component.getFirstPropertyValue('url')))
      expect(events.length).toBeGreaterThan(0)
      expect([...new Set(events.map(({ uid }) => uid.split('@')[1]))]).toEqual(['school.example'])
      expect([...new Set(urls.map((url) => new URL(url).origin))]).toEqual(['https://school.example'])
    },
  )

  it('is good until it is renewed or ended, at its own school alone', async () => {
    const { token } = await joinSchool(app, school)
    const first = await makeFeed(token)
    expect((await fetchFeed(first, { host: 'rival.localhost' })).statusCode).toBe(404)
    const next = await makeFeed(token)
    expect(next).not.toBe(first)
    expect((await fetchFeed(first)).statusCode).toBe(404)
    expect((await fetchFeed(next)).statusCode).toBe(200)
    await call('DELETE', '/user/calendar/feed', { as: token })
    expect((await fetchFeed(next)).statusCode).toBe(404)
    expect((await calendarOf(token)).feed).toEqual({ state: 'off' })
  })

  it.each([
    ['a new password', 'PUT', '/user/password', { password: 'another-password' }],
    ['signing out everywhere else', 'POST', '/auth/logout-everywhere', { except_current: true }],
  ] as const)('ends with %s, and a new one can be made', async (_what, method, path, body) => {
    const { token, email } = await joinSchool(app, school)
    if ('except_current' in body)
      await call('POST', '/auth/login', { body: { email, password: 'test-password' } })
    const url = await makeFeed(token)
    const { proof_token } = (
      await call('POST', '/user/password/validate', { as: token, body: { password: 'test-password' } })
    ).body.data
    const change = 'password' in body ? { ...body, proof_token } : body
    expect((await call(method, path, { as: token, body: change })).status).toBe(200)
    expect((await fetchFeed(url)).statusCode).toBe(404)
    expect((await calendarOf(token)).feed).toEqual({ state: 'ended' })
    expect((await fetchFeed(await makeFeed(token))).statusCode).toBe(200)
    expect((await calendarOf(token)).feed).toEqual({ state: 'on' })
  })

  it('is kept as a hash', async () => {
    const { token, id } = await joinSchool(app, school)
    const [, secret] = /calendar\/([\w-]+)\.ics/.exec(await makeFeed(token)) ?? []
    const { rows } = await app.dependencies.db.execute(
      sql`select * from calendar_feeds where user_id = ${id}`,
    )
    expect(secret).toHaveLength(43)
    expect(JSON.stringify(rows)).not.toContain(secret)
  })

  it('is nothing that anybody guesses', async () => {
    for (const guess of ['a', 'a'.repeat(43), '..%2F..', 'a'.repeat(5000), '%00'])
      expect((await fetchFeed(`http://localhost/api/v1/calendar/${guess}.ics`)).statusCode).toBe(404)
  })

  it('holds nothing after access has ended', async () => {
    const { token, id } = await joinSchool(app, school)
    const url = await makeFeed(token)
    await endAccess(id, inDays(-1))
    const { statusCode, body } = await fetchFeed(url)
    expect([statusCode, eventsOf(body)]).toEqual([200, []])
    expect(body).not.toContain('Light')
  })
})
