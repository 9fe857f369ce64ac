import { describe, expect, it } from 'vitest'
import { testApp } from '../../../testing/app.ts'
import { addStaff } from '../../../testing/people.ts'
import { joinSchool, teachingSchool } from '../../../testing/school.ts'

const app = await testApp()
const { call, clock } = app
const school = await teachingSchool(app, 'guarded', true)
const { schoolId, owner, lesson } = school
const as = owner.token
const minute = 60_000

const off = {
  is_enabled: false,
  allow_masks: [],
  deny_masks: [],
  session_limit: null,
  device_limit: null,
}
const rule = async (rules: object) => {
  const reply = await call('PUT', '/cabinet/access-control', {
    as,
    body: { ...off, is_enabled: true, ...rules },
  })
  if (reply.status !== 200) throw new Error(JSON.stringify(reply.body))
  return reply.body.data
}
const openLesson = (token: string | undefined, from = '203.0.113.5') =>
  call('GET', `/public/lessons/${lesson.id}`, { as: token, from })
const signInAgain = async (email: string) =>
  (await call('POST', '/auth/login', { body: { email, password: 'test-password' } })).body.data.token
const violations = async () =>
  (await call('GET', '/cabinet/access-control/violations?per_page=100', { as })).body.data

describe('addresses', () => {
  it('outside the allowed ones, or among the denied ones, may not enter; the refusal is written down once', async () => {
    const learner = await joinSchool(app, school)
    await rule({ allow_masks: ['203.0.113.0/24', '127.0.0.1'], deny_masks: ['203.0.113.66'] })
    expect((await openLesson(learner.token)).status).toBe(200)
    expect((await openLesson(learner.token, '::ffff:203.0.113.5')).status).toBe(200)
    for (const from of ['198.51.100.1', '203.0.113.66', '2001:db8::1']) {
      const { status, body } = await openLesson(learner.token, from)
      expect([status, body.error]).toEqual([403, 'address_refused'])
    }
    const seen = (await violations()).filter((each: { user: { id: number } }) => each.user.id === learner.id)
    expect(seen).toMatchObject([{ kind: 'address_refused', ip: '198.51.100.1' }])
    clock.advance(11 * minute)
    await openLesson(learner.token, '198.51.100.1')
    expect(await violations()).toHaveLength(seen.length + 1)
  })

  it('are asked of visitors and staff too, and never of the owner', async () => {
    const staff = await addStaff(app, schoolId, ['course_list'])
    await rule({ deny_masks: ['198.51.100.*'] })
    const from = '198.51.100.9'
    expect((await openLesson(undefined, from)).body.error).toBe('address_refused')
    expect((await call('GET', '/courses-cards', { as: staff.token, from })).body.error).toBe(
      'address_refused',
    )
    expect((await call('GET', '/courses-cards', { as: staff.token })).status).toBe(200)
    expect((await call('GET', '/courses-cards', { as, from })).status).toBe(200)
    expect((await openLesson(as, from)).status).toBe(200)
  })

  it('believe no forwarding header', async () => {
    await rule({ deny_masks: ['198.51.100.*'] })
    const headers = { 'x-forwarded-for': '203.0.113.5' }
    const reply = await call('GET', `/public/lessons/${lesson.id}`, { from: '198.51.100.9', headers })
    expect(reply.status).toBe(403)
  })

  it('do not shut out who sets them', async () => {
    for (const body of [{ deny_masks: ['127.0.0.1'] }, { allow_masks: ['10.0.0.0/8'] }]) {
      const reply = await call('PUT', '/cabinet/access-control', {
        as,
        body: { ...off, is_enabled: true, ...body },
      })
      expect([reply.status, reply.body.error]).toEqual([422, 'locks_you_out'])
    }
    const bad = await call('PUT', '/cabinet/access-control', {
      as,
      body: { ...off, allow_masks: ['1.2.3.4', 'example.com'] },
    })
    expect([bad.body.error, bad.body.error_codes]).toEqual(['bad_mask', { 'allow_masks.1': ['bad_mask'] }])
  })

  it('can be skipped by one person', async () => {
    const learner = await joinSchool(app, school)
    await rule({ deny_masks: ['198.51.100.*'] })
    const path = `/cabinet/access-control/exceptions/${learner.id}`
    await call('PUT', path, { as, body: { skip_addresses: true } })
    expect((await openLesson(learner.token, '198.51.100.9')).status).toBe(200)
    await call('DELETE', path, { as })
    expect((await openLesson(learner.token, '198.51.100.9')).status).toBe(403)
  })
})

describe('sessions at once', () => {
  it('over the limit are refused, told how to free a place, and let in when they did', async () => {
    const learner = await joinSchool(app, school)
    await rule({ session_limit: 2 })
    const [one, two, three] = [
      learner.token,
      await signInAgain(learner.email),
      await signInAgain(learner.email),
    ]
    expect([(await openLesson(one)).status, (await openLesson(two)).status]).toEqual([200, 200])
    const refused = await openLesson(three)
    expect([refused.status, refused.body.error, refused.body.params]).toEqual([
      403,
      'session_limit',
      { limit: 2 },
    ])
    const state = await call('GET', '/school/access', { as: three })
    expect(state.body.data).toMatchObject({ is_allowed: false, sessions: 2, can_free: true })
    expect((await openLesson(one)).status).toBe(200)
    const freed = await call('POST', '/school/access/end-others', { as: three })
    expect(freed.body.data).toMatchObject({ is_allowed: true, sessions: 0 })
    expect((await openLesson(three)).status).toBe(200)
    expect((await openLesson(two)).status).toBe(200)
    expect((await openLesson(one)).body.error).toBe('session_limit')
  })

  it('leave their place a quarter of an hour after they were seen last, or when they end', async () => {
    const learner = await joinSchool(app, school)
    await rule({ session_limit: 1 })
    const other = await signInAgain(learner.email)
    expect((await openLesson(learner.token)).status).toBe(200)
    expect((await openLesson(other)).status).toBe(403)
    clock.advance(16 * minute)
    expect((await openLesson(other)).status).toBe(200)
    expect((await openLesson(learner.token)).status).toBe(403)
    await call('POST', '/auth/logout', { as: other })
    expect((await openLesson(learner.token)).status).toBe(200)
  })

  it('that come at the same moment get no more places than there are', async () => {
    const learner = await joinSchool(app, school)
    await rule({ session_limit: 2 })
    const tokens = [learner.token]
    for (let more = 0; more < 5; more += 1) tokens.push(await signInAgain(learner.email))
    const replies = await Promise.all(tokens.map((token) => openLesson(token)))
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(2)
  })

  it('of one person count for that person alone, and another limit may count for one', async () => {
    const [one, two] = [await joinSchool(app, school), await joinSchool(app, school)]
    await rule({ session_limit: 1 })
    expect([(await openLesson(one.token)).status, (await openLesson(two.token)).status]).toEqual([200, 200])
    const again = await signInAgain(one.email)
    expect((await openLesson(again)).status).toBe(403)
    const body = { skip_addresses: false, session_limit: 3 }
    await call('PUT', `/cabinet/access-control/exceptions/${one.id}`, { as, body })
    expect((await openLesson(again)).status).toBe(200)
  })
})

describe('devices', () => {
  const fromDevice = async (email: string) => {
    const { body, headers } = await call('POST', '/auth/login', {
      body: { email, password: 'test-password' },
      headers: { 'user-agent': 'Mozilla/5.0 Firefox/140.0' },
    })
    return { token: body.data.token, cookie: String(headers['set-cookie']) }
  }

  it('over the limit are refused until the school forgets the old ones', async () => {
    const learner = await joinSchool(app, school)
    await rule({ device_limit: 2 })
    const [one, two, three] = [
      await fromDevice(learner.email),
      await fromDevice(learner.email),
      await fromDevice(learner.email),
    ]
    expect((await openLesson(one.token)).status).toBe(200)
    expect((await openLesson(two.token)).status).toBe(200)
    expect((await openLesson(three.token)).body).toMatchObject({
      error: 'device_limit',
      params: { limit: 2 },
    })
    clock.advance(60 * minute)
    expect((await openLesson(three.token)).status).toBe(403)
    await call('DELETE', `/cabinet/access-control/devices/${learner.id}`, { as })
    expect((await openLesson(three.token)).status).toBe(200)
  })
})

describe('a school whose control is off', () => {
  it('keeps nothing of its visits', async () => {
    await rule({ is_enabled: false, session_limit: 1, deny_masks: ['203.0.113.5'] })
    const learner = await joinSchool(app, school)
    expect((await openLesson(learner.token)).status).toBe(200)
    expect((await openLesson(await signInAgain(learner.email))).status).toBe(200)
    const { rows } = await app.dependencies.database.pool.query(
      'select * from school_visits where user_id = $1',
      [learner.id],
    )
    expect(rows).toEqual([])
  })

  it('writes down who changed its control, and what', async () => {
    const { body } = await call('GET', '/cabinet/audit-log?action=access_control.changed&per_page=1', { as })
    expect(body.data).toMatchObject([{ before: { isEnabled: true }, after: { isEnabled: false } }])
  })
})
