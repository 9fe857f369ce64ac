import { beforeEach, describe, expect, it } from 'vitest'
import { addPoints } from '../../schools/index.ts'
import { testApp } from '../../../testing/app.ts'
import { leaveOffer } from '../../../testing/offer.ts'
import { signUp, type TestPerson } from '../../../testing/people.ts'
import { one, practiceIn, two } from '../../../testing/practice.ts'
import { joinSchool, teachingSchool } from '../../../testing/school.ts'

const app = await testApp()
const { call, clock } = app
const school = await teachingSchool(app, 'demo', true)
const rival = await teachingSchool(app, 'rival', false)
const owner = school.owner.token
const { begin, finish, answer } = practiceIn(app, school)
const [textUnit] = school.lesson.unitIds

const homeOf = async (as: string | undefined, host = 'localhost') =>
  (await call('GET', '/public/home', { as, headers: { host } })).body.data
const report = (as: string, body: object, lesson = school.lesson.id) =>
  call('POST', `/lessons/${lesson}/reading`, { as, body })
const decide = (attempt: number, status_id: number) =>
  call('PATCH', `/practices/${attempt}`, { as: owner, body: { status_id } })
const handIn = async (learner: TestPerson, right: boolean) => {
  const { id } = await begin(learner.token)
  await finish(learner.token, id, [
    one(right ? 'one-right' : 'one-wrong'),
    two(['two-right-a', 'two-right-b']),
  ])
  return id
}
const later = (minutes: number) => clock.advance(minutes * 60_000)

let learner: TestPerson
beforeEach(async () => {
  learner = await joinSchool(app, school)
})

describe('the home', () => {
  it('is nothing to a visitor, to who takes part in nothing here, and to staff', async () => {
    expect(await homeOf(undefined)).toBeNull()
    expect(await homeOf((await signUp(app)).token)).toBeNull()
    expect(await homeOf(owner)).toBeNull()
    expect(await homeOf(learner.token, 'rival.localhost')).toBeNull()
  })

  it('leads to the first lesson of somebody new, and leaves out every panel without content', async () => {
    const home = await homeOf(learner.token)
    expect(home).toMatchObject({
      next: {
        course: { title: 'Course of demo', link: `/courses/${school.courseSlug}` },
        lesson: { title: 'First lesson', number: 1 },
        link: `/courses/${school.courseSlug}/${school.lesson.slug}`,
        is_begun: false,
        stopped: null,
        minutes_left: 1,
        practices_left: 1,
        lessons_done: 0,
        lessons_count: 1,
      },
      reviewed: [],
      waiting: [],
      running: [],
      coming: [],
      reward_points: null,
      streak: { days: 0, longest: 0 },
      courses: [{ group: 'not_started', progress_percent: 0, finished_at: null, finished_link: null }],
      has_more_courses: false,
    })
    const states = home.streak.week.map(({ state }: { state: string }) => state)
    expect(states.filter((state: string) => state === 'rest')).toEqual([])
    expect(states).toContain('today')
  })

  it('knows where somebody stopped, and what is left', async () => {
    await call('POST', `/lessons/${school.lesson.id}/events/started`, { as: learner.token })
    later(1)
    await report(learner.token, { at_unit_id: textUnit, read_unit_ids: [textUnit] })
    expect((await homeOf(learner.token)).next).toMatchObject({
      link: `/courses/${school.courseSlug}/${school.lesson.slug}#unit-${textUnit}`,
      is_begun: true,
      stopped: { section: 'Start', at: clock.now().toISOString() },
      minutes_left: 0,
      practices_left: 1,
    })
  })

  it('tells what runs, with the way back to it', async () => {
    const { id } = await begin(learner.token)
    const { running } = await homeOf(learner.token)
    expect(running).toMatchObject([
      {
        attempt_id: id,
        practice: 'Quiz of demo',
        lesson: 'First lesson',
        link: `/courses/${school.courseSlug}/${school.lesson.slug}?quiz_attempt_id=${id}#quizId-${school.quizId}`,
        deadline_at: null,
      },
    ])
  })

  it('says who answered until the next visit; what is to be done anew stays until it is begun', async () => {
    await call('POST', '/user/home/seen', { as: learner.token })
    later(60)
    const passed = await handIn(learner, true)
    await decide(passed, 1)
    const [news] = (await homeOf(learner.token)).reviewed
    expect(news).toMatchObject({
      attempt_id: passed,
      status_id: 1,
      is_new: true,
      reviewer: { name: 'Owner of demo', avatar_url: null },
    })
    await call('POST', '/user/home/seen', { as: learner.token })
    later(10)
    expect((await homeOf(learner.token)).reviewed).toMatchObject([{ is_new: true }])
    later(60)
    expect((await homeOf(learner.token)).reviewed).toEqual([])
    const again = await handIn(learner, false)
    await decide(again, 3)
    await call('POST', '/user/home/seen', { as: learner.token })
    later(90)
    expect((await homeOf(learner.token)).reviewed).toMatchObject([
      { attempt_id: again, status_id: 3, is_new: false },
    ])
    await begin(learner.token)
    expect((await homeOf(learner.token)).reviewed).toEqual([])
  })

  it('tells nothing of practices in lessons that are closed now, and of another school', async () => {
    const attempt = await handIn(learner, false)
    await decide(attempt, 3)
    await leaveOffer(app, school, learner.id, { lessonIds: [] })
    const home = await homeOf(learner.token)
    expect(home).toMatchObject({ next: null, reviewed: [], running: [], waiting: [] })
    expect(JSON.stringify(home)).not.toContain('Quiz of demo')
  })

  it('counts a question as a day, once, and a pause of access as none', async () => {
    const { id } = await begin(learner.token)
    expect((await homeOf(learner.token)).streak.days).toBe(0)
    await answer(learner.token, id, one('one-right', { device: 'phone', seq: 1 }))
    await answer(learner.token, id, one('one-wrong', { device: 'phone', seq: 2 }))
    const { streak } = await homeOf(learner.token)
    expect(streak).toMatchObject({ days: 1, longest: 1 })
    expect(streak.week.filter(({ state }: { state: string }) => state === 'learned')).toHaveLength(1)
    const rows = await app.dependencies.database.pool.query(
      'select day from learning_days where user_id = $1',
      [learner.id],
    )
    expect(rows.rows).toHaveLength(1)
  })

  it('shows no days in a row where the learner or the school does not want them', async () => {
    const choose = (is_on: boolean) => call('PUT', '/user/streak', { as: learner.token, body: { is_on } })
    expect((await choose(false)).body.data).toEqual({ is_on: false })
    expect(await homeOf(learner.token)).toMatchObject({ streak: null, has_streaks: true })
    await choose(true)
    await call('PUT', '/cabinet', { as: owner, body: { has_streaks: false } })
    expect(await homeOf(learner.token)).toMatchObject({ streak: null, has_streaks: false })
    await call('PUT', '/cabinet', { as: owner, body: { has_streaks: true } })
    expect((await homeOf(learner.token)).streak).not.toBeNull()
  })

  it('shows points where the school has given some', async () => {
    const { schoolId } = school
    const points = { userId: learner.id, delta: 30, reason: 'given_by_hand', comment: null } as const
    await app.dependencies.db.transaction((tx) =>
      addPoints(tx, { ...points, schoolId, rule: 'hand', source: 'home' }, clock.now()),
    )
    expect((await homeOf(learner.token)).reward_points).toBe(30)
  })

  it('is the own one while somebody of the team looks at a course as somebody else', async () => {
    await call('POST', `/public/courses/${school.courseId}/join`, { as: owner })
    await call('POST', `/courses/${school.courseId}/preview-settings`, {
      as: owner,
      body: { type: 'user', user_id: learner.id },
    })
    await report(learner.token, { at_unit_id: textUnit, read_unit_ids: [] })
    const home = await homeOf(owner)
    expect(home.next.stopped).toBeNull()
    expect(home.can_edit_front).toBe(true)
  })

  it('is whole when a hundred ask at once, over the connections that there are', async () => {
    const { pool } = app.dependencies.database
    const asked = async () => {
      const { rows } = await pool.query(
        'select count(*)::int as n from pg_stat_activity where datname = current_database()',
      )
      return rows[0].n
    }
    const replies = await Promise.all(Array.from({ length: 100 }, () => homeOf(learner.token)))
    for (const home of replies) expect(home.courses).toHaveLength(1)
    expect(await asked()).toBeLessThan(60)
  })
})

it('keeps the visit of a person at one school from that at another', async () => {
  const both = await joinSchool(app, school)
  const headers = { host: 'rival.localhost' }
  await call('POST', `/public/courses/${rival.courseId}/join`, { as: both.token, headers })
  expect((await homeOf(both.token, 'rival.localhost')).courses).toMatchObject([{ title: 'Course of rival' }])
  expect((await homeOf(both.token)).courses).toMatchObject([{ title: 'Course of demo' }])
})
