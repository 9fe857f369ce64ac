import { describe, expect, it } from 'vitest'
import { practiceSubmitted } from '@lectern/contract/attempts/attempts.facts'
import { record } from '../../platform/facts/record.ts'
import { hour, newsSchool } from './testing/news-school.ts'

const news = await newsSchool()
const { school, send, bellOf, unreadOf, lettersTo, work } = news
const { database, db } = news.app.dependencies
const passed = 1
const rework = 3

describe('a practice that is checked', () => {
  it('is told in the bell and by letter in the language of the learner, with the way to its place', async () => {
    const person = await news.joined()
    await send('PUT', `/users/${person.id}`, { language: 'uk' }, person.token)
    await news.decide(await news.practised(person), passed)
    const [told] = await bellOf(person)
    expect(told).toMatchObject({
      kind: 'practice_checked',
      group: 'reviews',
      school: { name: 'demo' },
      values: { practice: 'Quiz of demo', lesson: 'First lesson', result: 'passed' },
      is_gone: false,
      link: `/courses/${school.courseSlug}/${school.lesson.slug}#quizId-${school.quizId}`,
      read_at: null,
    })
    expect(await unreadOf(person)).toBe(1)
    const [letter, ...others] = lettersTo(person)
    expect(others).toEqual([])
    expect(letter?.subject).toBe('Практику «Quiz of demo» складено')
    expect(letter?.text).toContain('Переглянути результат: http')
    expect(letter?.text).toContain(`/courses/${school.courseSlug}/${school.lesson.slug}#quizId-`)
    expect(letter?.html).toContain('lang="uk"')
    expect(letter?.unsubscribeUrl).toMatch(/\/api\/v1\/letters\/[\w-]+\.[\w-]+\/unsubscribe$/)
  })

  it('is told anew when it is decided anew, and a letter of what stands no more is not sent', async () => {
    const person = await news.joined()
    const attempt = await news.practised(person)
    news.state.isAway = true
    await news.decide(attempt, rework)
    news.state.isAway = false
    news.app.clock.advance(1_000)
    await news.decide(attempt, passed)
    await news.later(hour)
    expect((await bellOf(person)).map(({ kind }: { kind: string }) => kind)).toEqual([
      'practice_checked',
      'practice_returned',
    ])
    expect(lettersTo(person).map(({ subject }) => subject)).toEqual(['You passed “Quiz of demo”'])
    expect(await news.mailStates(person)).toEqual(['gone', 'sent'])
  })

  it('is told to the team while it waits, in the bell alone', async () => {
    const person = await news.joined()
    const attempt = await news.practised(person)
    expect(await bellOf(school.owner)).toEqual([])
    await database.pool.query('update attempts set status_id = 6 where id = $1', [attempt])
    const submitted = {
      schoolId: school.schoolId,
      userId: person.id,
      subjectId: attempt,
      details: { lesson_id: school.lesson.id, quiz_id: school.quizId, status_id: 6 as const },
      at: news.app.clock.now(),
    }
    for (let times = 0; times < 3; times += 1)
      await db.transaction((tx) => record(tx, practiceSubmitted, submitted))
    await work()
    expect(await bellOf(school.owner)).toMatchObject([
      {
        kind: 'practice_waiting',
        values: { learner: 'Learner', practice: 'Quiz of demo' },
        link: `/expert/practices/${attempt}`,
      },
    ])
    expect([lettersTo(school.owner), await bellOf(person)]).toEqual([[], []])
  })
})

describe('the bell', () => {
  it('counts what is unread, and marks some or all as read', async () => {
    const person = await news.joined()
    const attempt = await news.practised(person)
    await news.decide(attempt, rework)
    news.app.clock.advance(1_000)
    await news.decide(attempt, passed)
    const [newest, oldest] = await bellOf(person)
    expect(await send('GET', '/user/notifications/unread', undefined, person.token)).toEqual({ unread: 2 })
    await send('POST', '/user/notifications/read', { ids: [oldest.id] }, person.token)
    expect(await unreadOf(person)).toBe(1)
    await send('POST', '/user/notifications/read', { up_to: newest.id }, person.token)
    expect(await unreadOf(person)).toBe(0)
    expect((await bellOf(person)).every(({ read_at }: { read_at: string | null }) => read_at)).toBe(true)
  })

  it('marks nothing of another person', async () => {
    const [person, other] = [await news.joined(), await news.joined()]
    await news.decide(await news.practised(person), passed)
    const [told] = await bellOf(person)
    await send('POST', '/user/notifications/read', { ids: [told.id] }, other.token)
    await send('POST', '/user/notifications/read', { up_to: told.id + 1000 }, other.token)
    expect(await unreadOf(person)).toBe(1)
    expect(await bellOf(other)).toEqual([])
  })

  it('names nothing that the person may not see any more', async () => {
    const person = await news.joined()
    await news.decide(await news.practised(person), passed)
    lettersTo(person)
    await send('DELETE', `/products/${school.productId}/participants/${person.id}`)
    await work()
    const told = (await bellOf(person)).find(({ kind }: { kind: string }) => kind === 'practice_checked')
    expect(told).toMatchObject({ is_gone: true, values: {}, link: null })
    expect(JSON.stringify(told)).not.toContain('Quiz of demo')
  })
})

describe('choices', () => {
  it('switch off the bell, the letter or both, for one school and group', async () => {
    const person = await news.joined()
    const choose = (body: object) =>
      send('PUT', `/user/schools/${school.schoolId}/notification-choices`, body, person.token)
    const [own] = await choose({ group: 'reviews', mail: false })
    expect(own.groups).toContainEqual({ group: 'reviews', bell: true, mail: false })
    expect(own.groups).toContainEqual({ group: 'learning', bell: true, mail: true })
    expect(own.groups.map(({ group }: { group: string }) => group)).not.toContain('team')
    const attempt = await news.practised(person)
    await news.decide(attempt, rework)
    expect([(await bellOf(person)).length, lettersTo(person).length]).toEqual([1, 0])
    await choose({ group: 'reviews', mail: true, bell: false })
    news.app.clock.advance(1_000)
    await news.decide(attempt, passed)
    expect([(await bellOf(person)).length, lettersTo(person).length]).toEqual([1, 1])
    await choose({ group: 'reviews', mail: false })
    news.app.clock.advance(1_000)
    await news.decide(attempt, rework)
    expect([(await bellOf(person)).length, lettersTo(person).length]).toEqual([1, 0])
  })

  it('let all letters of a school rest, and the bell go on', async () => {
    const person = await news.joined()
    await send('PUT', `/user/schools/${school.schoolId}/letters`, { is_paused: true }, person.token)
    await news.decide(await news.practised(person), passed)
    expect([(await bellOf(person)).length, lettersTo(person).length]).toEqual([1, 0])
  })

  it('are made for own schools alone, and for the team by the team', async () => {
    const person = await news.stranger()
    const put = (body: object, as: string) =>
      news.app.call('PUT', `/user/schools/${school.schoolId}/notification-choices`, { as, body })
    const choice = { group: 'reviews', mail: false }
    expect((await put(choice, person.token)).status).toBe(404)
    const learner = await news.joined()
    expect((await put({ ...choice, group: 'team' }, learner.token)).status).toBe(404)
    expect((await put({ ...choice, group: 'team' }, school.owner.token)).status).toBe(200)
    await put({ ...choice, group: 'team', mail: true }, school.owner.token)
  })
})

describe('changes of access', () => {
  const change = (person: { id: number }, action: object) =>
    send('POST', `/products/${school.productId}/participants/access`, { user_ids: [person.id], action })

  it('are told when the team makes them, and not when the person does', async () => {
    const person = await news.joined()
    expect(await bellOf(person)).toEqual([])
    await change(person, { kind: 'freeze', by: { kind: 'days', count: 3 } })
    await work()
    news.app.clock.advance(hour)
    await change(person, { kind: 'unfreeze' })
    await work()
    expect((await bellOf(person)).map(({ kind }: { kind: string }) => kind)).toEqual([
      'access_resumed',
      'access_paused',
    ])
    expect(lettersTo(person).map(({ subject }) => subject)).toEqual([
      'Your access to “Course of demo” is paused',
      'Your access to “Course of demo” is open again',
    ])
  })

  it('to whom access is given hears of it once, however often it is reported', async () => {
    const person = await news.joined()
    await change(person, { kind: 'grant', offer_id: null, starts_at: null, length: null })
    const { rowCount } = await news.app.dependencies.database.pool.query(
      `select graphile_worker.add_job('platform.tellNews', payload) from (
         select json_build_object(
           'listener', 'notifications.tellOfAccess', 'name', payload ->> 'name', 'payload', payload -> 'payload'
         ) payload
         from graphile_worker._private_jobs where payload ->> 'name' = 'access.granted'
       ) told, generate_series(1, 3)`,
    )
    expect(rowCount).toBe(3)
    await work()
    expect((await bellOf(person)).map(({ kind }: { kind: string }) => kind)).toEqual(['access_given'])
    expect(lettersTo(person).length).toBe(1)
  })
})
