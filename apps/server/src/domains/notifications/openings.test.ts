import { beforeEach, describe, expect, it } from 'vitest'
import { lookAtAllDue } from './use-cases/look-at-due.ts'
import { day, hour, newsSchool } from './testing/news-school.ts'

const news = await newsSchool()
const { app, school, send, bellOf, lettersTo, later, work } = news
const { database, db, log } = app.dependencies

const kindsOf = async (person: { token: string } & Parameters<typeof bellOf>[0]) =>
  (await bellOf(person)).map(({ kind }: { kind: string }) => kind)
const changeLesson = async (id: number, change: object) => {
  await send('PUT', `/courses/${school.courseId}/lessons-new/${id}`, change)
  await work()
}

/** Every test begins at noon, with nothing of the ones before: their lessons are drafts, their people are forgotten. */
beforeEach(async () => {
  await database.pool.query('update lessons set status_id = 1 where id <> $1', [school.lesson.id])
  for (const table of ['notifications', 'participation_watches', 'watched_programs'])
    await database.pool.query(`delete from ${table}`)
  const noon = Math.ceil((app.clock.now().getTime() - 10 * hour) / day) * day + 10 * hour
  app.clock.set(new Date(noon))
  news.sent.splice(0)
})

const fresh = async (lessons: readonly [title: string, days: number][]) => {
  const ids: number[] = []
  for (const [title, days] of lessons)
    ids.push(await news.addLesson(title, { accessible_after_days: days, accessible_start_hour: '12:00' }))
  await work()
  return ids
}

describe('lessons that open by the clock', () => {
  it('are told together when they open at one moment, and not those that are open from the start', async () => {
    await fresh([
      ['Two days later', 2],
      ['Two days later, too', 2],
      ['Three days later', 3],
    ])
    const person = await news.joined()
    await later(day)
    expect(await bellOf(person)).toEqual([])
    await later(day)
    const [told, ...others] = await bellOf(person)
    expect(others).toEqual([])
    expect(told).toMatchObject({
      kind: 'lesson_opened',
      values: { course: 'Course of demo', count: 2, lessons: 'Two days later · Two days later, too' },
      link: `/courses/${school.courseSlug}`,
    })
    const [letter, ...more] = lettersTo(person)
    expect(more).toEqual([])
    expect(letter?.subject).toBe('2 lessons are open in “Course of demo”')
    await later(day)
    expect(lettersTo(person).map(({ subject }) => subject)).toEqual(['“Three days later” is open'])
  })

  it('are not told again when they close and open again', async () => {
    const [id = 0] = await fresh([['Comes and goes', 1]])
    const person = await news.joined()
    await later(day)
    expect(await kindsOf(person)).toEqual(['lesson_opened'])
    await changeLesson(id, { status_id: 1 })
    await later(hour)
    await changeLesson(id, { status_id: 4 })
    await later(hour)
    expect(await kindsOf(person)).toEqual(['lesson_opened'])
  })

  it('are not told when nobody looked for more than a day', async () => {
    await fresh([
      ['Long ago', 1],
      ['Just now', 4],
    ])
    const person = await news.joined()
    app.clock.advance(4 * day)
    await later(hour)
    const lessons = (await bellOf(person)).map(({ values }: { values: { lesson: string } }) => values.lesson)
    expect(lessons).toEqual(['Just now'])
  })

  it('wait for the morning when they open at night', async () => {
    await news.addLesson('At night', { accessible_after_days: 1, accessible_start_hour: '23:00' })
    await work()
    const person = await news.joined()
    await later(day + 11 * hour)
    expect(await kindsOf(person)).toEqual(['lesson_opened'])
    expect(lettersTo(person)).toEqual([])
    await later(8 * hour)
    expect(lettersTo(person)).toEqual([])
    await later(2 * hour)
    expect(lettersTo(person).length).toBe(1)
  })

  it('are told in no letter to whoever read the bell, or opened the lesson, in the night', async () => {
    const id = await news.addLesson('Read before', {
      accessible_after_days: 1,
      accessible_start_hour: '23:00',
    })
    await work()
    const [reader, opener] = [await news.joined(), await news.joined()]
    await later(day + 11 * hour)
    const [told] = await bellOf(reader)
    await send('POST', '/user/notifications/read', { ids: [told.id] }, reader.token)
    await send('POST', `/lessons/${id}/events/started`, undefined, opener.token)
    await later(13 * hour)
    expect([lettersTo(reader), lettersTo(opener)]).toEqual([[], []])
    expect([await news.mailStates(reader), await news.mailStates(opener)]).toEqual([['read'], ['gone']])
  })

  it('are not named to whoever lost access before the letter went out', async () => {
    await news.addLesson('Secret title', { accessible_after_days: 1, accessible_start_hour: '23:00' })
    await work()
    const person = await news.joined()
    await later(day + 11 * hour)
    await send('DELETE', `/products/${school.productId}/participants/${person.id}`)
    await work()
    await later(13 * hour)
    const letters = lettersTo(person)
    expect(letters.map(({ subject }) => subject)).toEqual(['Your access to “Course of demo” has ended'])
    expect(JSON.stringify([letters, await bellOf(person)])).not.toContain('Secret title')
  })
})

describe('lessons that open by what the learner does', () => {
  it('are told after the lesson before, and in a letter only when they do not go on', async () => {
    const first = await news.addLesson('Before')
    const id = await news.addLesson('After the one before', {
      release: {
        moment: { kind: 'at_once' },
        time_zone: 'Europe/Kyiv',
        after_lesson_ids: [first],
      },
    })
    await work()
    const [stays, leaves] = [await news.joined(), await news.joined()]
    for (const person of [stays, leaves]) {
      await send('POST', `/lessons/${first}/events/started`, undefined, person.token)
      await send('POST', `/lessons/${first}/events/watched`, undefined, person.token)
    }
    await work()
    expect([await kindsOf(stays), await kindsOf(leaves)]).toEqual([['lesson_opened'], ['lesson_opened']])
    await send('POST', `/lessons/${id}/events/started`, undefined, stays.token)
    await later(hour)
    expect(lettersTo(stays)).toEqual([])
    expect(lettersTo(leaves).map(({ subject }) => subject)).toEqual(['“After the one before” is open'])
  })
})

describe('a lesson that is published', () => {
  it('is told to those who take part', async () => {
    const person = await news.joined()
    await news.addLesson('Brand new')
    await work()
    expect((await bellOf(person))[0]).toMatchObject({
      kind: 'lesson_opened',
      values: { lesson: 'Brand new' },
    })
  })
})

describe('ends of access', () => {
  it('are told 7 days and a day before, and when they have come', async () => {
    const person = await news.joined()
    const by = { kind: 'end', ends_at: new Date(app.clock.now().getTime() + 10 * day).toISOString() }
    await send('POST', `/products/${school.productId}/participants/access`, {
      user_ids: [person.id],
      action: by,
    })
    await work()
    for (let days = 0; days < 12; days += 1) await later(day)
    expect((await kindsOf(person)).filter((kind: string) => kind !== 'lesson_opened')).toEqual([
      'access_ended',
      'access_ending',
      'access_ending',
      'access_extended',
    ])
    const subjects = lettersTo(person).map(({ subject }) => subject)
    expect(subjects).toContain('Your access to “Course of demo” ends in 7 days')
    expect(subjects).toContain('Your access to “Course of demo” ends within a day')
    expect(subjects).toContain('Your access to “Course of demo” has ended')
  })
})

describe('5,000 participants at one instant', () => {
  it(
    'are each told once, by two processes together, and hold up no other school',
    { timeout: 120_000 },
    async () => {
      await fresh([['For thousands', 1]])
      const person = await news.joined()
      const now = app.clock.now()
      await database.pool.query(
        `insert into users (name, email, created_at, updated_at)
       select 'Crowd ' || n, 'crowd-' || n || '@lectern.test', $1, $1 from generate_series(1, 4999) n`,
        [now],
      )
      await database.pool.query(
        `with crowd as (select id from users where email like 'crowd-%')
       , joined as (insert into enrolments (school_id, product_id, user_id, state, source, started_at)
           select school_id, product_id, crowd.id, 'active', source, started_at from enrolments, crowd
           where user_id = $1 returning user_id)
       , given as (insert into access_grants (school_id, product_id, user_id, origin, starts_at, created_at)
           select g.school_id, g.product_id, crowd.id, g.origin, g.starts_at, g.created_at from access_grants g, crowd
           where g.user_id = $1 returning user_id)
       insert into participation_watches (product_id, user_id, school_id, known_lesson_ids, has_begun, next_at)
       select w.product_id, crowd.id, w.school_id, w.known_lesson_ids, w.has_begun, w.next_at
       from participation_watches w, crowd where w.user_id = $1`,
        [person.id],
      )
      app.clock.advance(day)
      const context = { clock: app.clock, log, signal: undefined }
      await Promise.all([lookAtAllDue(db, context), lookAtAllDue(db, context)])
      const { rows } = await database.pool.query<{ people: string; told: string }>(
        `select count(distinct user_id) people, count(*) told from notifications
       where kind = 'lesson_opened' and created_at = $1`,
        [app.clock.now()],
      )
      expect(rows).toEqual([{ people: '5000', told: '5000' }])
    },
  )
})
