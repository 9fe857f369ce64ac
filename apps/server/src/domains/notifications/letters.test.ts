import { describe, expect, it } from 'vitest'
import { writeTextGroup } from '../../testing/write-texts.ts'
import { sendDueDigests } from './letters/digest.ts'
import { sendDueLetters } from './letters/send-due.ts'
import { reviewRights } from './review-rights.ts'
import { day, hour, newsSchool } from './testing/news-school.ts'
import { sql } from '../../platform/database/sql.ts'
import { teamRolesOf } from '../teams/index.ts'

const news = await newsSchool()
const { app, school, send, bellOf, lettersTo, work } = news
const { database, db, env, mailer, textsFolder, log } = app.dependencies
const passed = 1
const rework = 3

/** A learner who got a letter, and the path of its link. */
const written = async () => {
  const person = await news.joined()
  const attempt = await news.practised(person)
  await news.decide(attempt, passed)
  const [letter] = lettersTo(person)
  const path = new URL(letter?.unsubscribeUrl ?? 'http://nowhere').pathname.replace('/api/v1', '')
  return { person, attempt, path, token: path.split('/')[2] ?? '' }
}
const form = (path: string) =>
  app.app.inject({
    method: 'POST',
    url: `/api/v1${path}`,
    headers: { host: 'localhost', 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'List-Unsubscribe=One-Click',
  })

describe('the link of a letter', () => {
  it('stops letters of its group with the form of RFC 8058, without a session, any number of times', async () => {
    const { person, attempt, path } = await written()
    for (const reply of [await form(path), await form(path)]) {
      expect(reply.statusCode).toBe(200)
      expect(reply.headers['set-cookie']).toBeUndefined()
    }
    app.clock.advance(1_000)
    await news.decide(attempt, rework)
    expect(lettersTo(person)).toEqual([])
    expect((await bellOf(person)).length).toBe(2)
    const [own] = await send('GET', '/user/notification-choices', undefined, person.token)
    expect(own.groups).toContainEqual({ group: 'reviews', bell: true, mail: false })
    expect(own.groups).toContainEqual({ group: 'learning', bell: true, mail: true })
  })

  it('changes nothing when it is opened, and leads to a page with the button', async () => {
    const { path, token } = await written()
    const opened = await app.app.inject({
      method: 'GET',
      url: `/api/v1${path}`,
      headers: { host: 'localhost' },
    })
    expect([opened.statusCode, opened.headers.location]).toEqual([303, `/letters/${token}`])
    const { body } = await app.call('GET', `/letters/${token}`)
    expect(body.data).toMatchObject({ school: 'demo', groups: [{ group: 'reviews', is_on: true }] })
    expect(body.data.email).toMatch(/^.…@lectern\.test$/)
  })

  it('can be taken back on its page', async () => {
    const { person, attempt, path, token } = await written()
    await form(path)
    expect((await app.call('POST', `/letters/${token}/subscribe`, { body: {} })).body.data.groups).toEqual([
      { group: 'reviews', is_on: true },
    ])
    app.clock.advance(1_000)
    await news.decide(attempt, rework)
    expect(lettersTo(person).length).toBe(1)
  })

  it('is refused when it was changed, guessed, or signed for something else', async () => {
    const { token, person } = await written()
    const [body = '', signature = ''] = token.split('.')
    const payload = JSON.parse(Buffer.from(body, 'base64url').toString('utf8'))
    const forged = (change: object) =>
      `${Buffer.from(JSON.stringify({ ...payload, ...change })).toString('base64url')}.${signature}`
    const others = await written()
    const tokens = [
      forged({ u: payload.u + 1 }),
      forged({ g: 'news' }),
      forged({ s: payload.s + 1 }),
      `${body}.${others.token.split('.')[1]}`,
      `${body}.${'A'.repeat(43)}`,
      `${body}.`,
      'x.y',
      (await app.call('POST', '/auth/login', { body: { email: person.email, password: 'test-password' } }))
        .body.data.token,
    ]
    for (const each of tokens)
      for (const [method, path] of [
        ['GET', ''],
        ['POST', '/unsubscribe'],
        ['POST', '/subscribe'],
      ] as const)
        expect(
          (await app.call(method, `/letters/${each}${path}`, method === 'POST' ? { body: {} } : {})).status,
        ).toBe(404)
    const [own] = await send('GET', '/user/notification-choices', undefined, person.token)
    expect(own.groups.every(({ mail }: { mail: boolean }) => mail)).toBe(true)
  })
})

describe('a letter', () => {
  it('is one for a school about everything that became due in the night', async () => {
    const person = await news.joined()
    await news.addLesson('Opens at night', { accessible_after_days: 1, accessible_start_hour: '23:00' })
    const attempt = await news.practised(person)
    await work()
    await news.later(day + 11 * hour)
    await news.decide(attempt, rework)
    expect(lettersTo(person)).toEqual([])
    await news.later(11 * hour)
    const [letter, ...others] = lettersTo(person)
    expect(others).toEqual([])
    expect(letter?.subject).toBe('2 pieces of news from demo')
    expect(letter?.text).toContain('* “Opens at night” is open')
    expect(letter?.text).toContain('* “Quiz of demo” needs rework')
    expect(letter?.text).toContain('Stop e-mails like this one')

    const path = new URL(letter?.unsubscribeUrl ?? 'http://nowhere').pathname.replace('/api/v1', '')
    const groups = async () =>
      (await app.call('GET', path.replace('/unsubscribe', ''))).body.data.groups.map(
        ({ group, is_on }: { group: string; is_on: boolean }) => [group, is_on],
      )
    await send(
      'PUT',
      `/user/schools/${school.schoolId}/notification-choices`,
      { group: 'learning', mail: false },
      person.token,
    )
    await form(path)
    expect(await groups()).toEqual([
      ['learning', false],
      ['reviews', false],
    ])
    const [own] = await send('GET', '/user/notification-choices', undefined, person.token)
    expect(own.groups).toContainEqual({ group: 'access', bell: true, mail: true })
    // Taken back for what it stopped, and for no group of which the letter does not tell.
    const body = { groups: ['reviews', 'access'] }
    await send(
      'PUT',
      `/user/schools/${school.schoolId}/notification-choices`,
      { group: 'access', mail: false },
      person.token,
    )
    await app.call('POST', path.replace('unsubscribe', 'subscribe'), { body })
    expect(await groups()).toEqual([
      ['learning', false],
      ['reviews', true],
    ])
    const [after] = await send('GET', '/user/notification-choices', undefined, person.token)
    expect(after.groups).toContainEqual({ group: 'access', bell: true, mail: false })
  })

  it('is sent once by two processes, and tried again while the mail server is away', async () => {
    const people = [await news.joined(), await news.joined(), await news.joined()]
    const attempts: number[] = []
    for (const person of people) attempts.push(await news.practised(person))
    news.state.isAway = true
    for (const attempt of attempts) await news.decide(attempt, passed)
    news.state.isAway = false
    app.clock.advance(hour)
    const dependencies = { db, env, mailer, textsFolder, rights: reviewRights(() => sql`'[]'::json`) }
    const context = { clock: app.clock, log, signal: undefined }
    await Promise.all([sendDueLetters(dependencies, context), sendDueLetters(dependencies, context)])
    for (const person of people) expect(lettersTo(person).length).toBe(1)
  })

  it('shows the names of people and schools as they are, whatever stands in them', async () => {
    const person = await news.joined()
    const name = '<b>"&</b> {evil} <mj-raw><script>'
    await send('PUT', `/users/${person.id}`, { name }, person.token)
    await news.decide(await news.practised(person), passed)
    const [letter] = lettersTo(person)
    expect(letter?.text).toContain(`Hello, ${name}`)
    expect(letter?.html).not.toContain('<script')
    expect(letter?.html).toContain('&#60;b&#62;')
  })
})

/** Eight in the morning in Kyiv, six by UTC in winter. */
const toMorning = () => {
  const today = Math.floor(app.clock.now().getTime() / day) * day + 6 * hour
  app.clock.set(new Date(today > app.clock.now().getTime() ? today : today + day))
}

describe('the digest of the team', () => {
  it('comes once in the morning, with what the rights show, and only when there is something', async () => {
    writeTextGroup(textsFolder, 'notices')
    const person = await news.joined()
    const attempt = await news.practised(person)
    await database.pool.query('update attempts set status_id = 6 where id = $1', [attempt])
    toMorning()
    app.clock.advance(-hour)
    await news.tick('sendDigests')
    expect(lettersTo(school.owner)).toEqual([])
    app.clock.advance(hour)
    await news.tick('sendDigests')
    app.clock.advance(hour / 4)
    await news.tick('sendDigests')
    const letters = lettersTo(school.owner)
    expect(letters.map(({ subject }) => subject)).toEqual(['Today at demo'])
    expect(letters[0]?.text).toContain('1 practice awaits review')
    expect(letters[0]?.text).toContain('new participant')
    await send('PUT', `/user/schools/${school.schoolId}/notification-choices`, { group: 'team', mail: false })
    app.clock.advance(day)
    await news.tick('sendDigests')
    expect(lettersTo(school.owner)).toEqual([])
    await send('PUT', `/user/schools/${school.schoolId}/notification-choices`, { group: 'team', mail: true })
  })

  it('that is refused is sent again on its day, under the same name and not twice', async () => {
    await news.joined()
    toMorning()
    news.state.isAway = true
    await news.tick('sendDigests')
    app.clock.advance(hour / 4)
    await news.tick('sendDigests')
    news.state.isAway = false
    app.clock.advance(hour / 4)
    await news.tick('sendDigests')
    expect(lettersTo(school.owner)).toEqual([])
    app.clock.advance(hour / 4)
    const dependencies = { db, env, mailer, textsFolder, rights: reviewRights(teamRolesOf) }
    const context = { clock: app.clock, log, signal: undefined }
    await Promise.all([sendDueDigests(dependencies, context), sendDueDigests(dependencies, context)])
    const letters = lettersTo(school.owner)
    expect(letters.map(({ subject }) => subject)).toEqual(['Today at demo'])
    expect(letters[0]?.key).toContain(app.clock.now().toISOString().slice(0, 10))
    app.clock.advance(hour)
    await news.tick('sendDigests')
    expect(lettersTo(school.owner)).toEqual([])
  })

  it('that is refused until the night is told by that of the next morning, and goes out at no night', async () => {
    await news.joined()
    toMorning()
    news.state.isAway = true
    for (const wait of [0, 3, 3, 3, 3]) {
      app.clock.advance(wait * hour)
      await news.tick('sendDigests')
    }
    news.state.isAway = false
    app.clock.advance(3 * hour)
    await news.tick('sendDigests')
    expect(lettersTo(school.owner)).toEqual([])
    await news.joined()
    toMorning()
    await news.tick('sendDigests')
    const [letter] = lettersTo(school.owner)
    expect(letter?.text).toContain('2 new participants')
    toMorning()
    await news.joined()
    await news.tick('sendDigests')
    expect(lettersTo(school.owner)[0]?.text).toContain('1 new participant')
  })

  it('whose process dies is sent by another, under the same name', async () => {
    await news.joined()
    toMorning()
    const death = new Error('The process is gone.')
    const dying = { ...mailer, send: () => new Promise<void>((_resolve, reject) => reject(death)) }
    const dependencies = { db, env, mailer: dying, textsFolder, rights: reviewRights(teamRolesOf) }
    const context = { clock: app.clock, log, signal: undefined }
    await sendDueDigests(dependencies, context)
    // As a process leaves it that wrote nothing down after it had taken the digest.
    await database.pool.query('update staff_digests set next_try_at = $1 where next_try_at is not null', [
      new Date(app.clock.now().getTime() + 600_000),
    ])
    app.clock.advance(hour / 4)
    await news.tick('sendDigests')
    expect(lettersTo(school.owner).length).toBe(1)
  })
})

describe('what is kept', () => {
  it('goes with the person, comes with their data, and is tidied after half a year', async () => {
    const { person } = await written()
    const { told, choices } = (await send('GET', '/user/data-export', undefined, person.token)).notifications
    expect([told[0].kind, told[0].letter, choices]).toEqual(['practice_checked', 'sent', []])
    app.clock.advance(181 * day)
    await news.tick('tidyNotifications')
    const { rows } = await database.pool.query('select count(*) from notifications')
    expect(rows).toEqual([{ count: '0' }])
  })
})
