import { expect, it } from 'vitest'
import { sql } from '../../../platform/database/sql.ts'
import { testApp } from '../../../testing/app.ts'
import { chosen, makeOffer } from '../../../testing/offer.ts'
import { practiceIn } from '../../../testing/practice.ts'
import { addStaff, signUp } from '../../../testing/people.ts'
import { joinSchool, teachingSchool, type TestSchool } from '../../../testing/school.ts'
import { replaceOfferLines } from '../../offers/index.ts'

const app = await testApp()
const { call } = app
const { db } = app.dependencies
const school = await teachingSchool(app, 'demo', true)
const rival = await teachingSchool(app, 'rival', false)
const as = school.owner.token
const path = `/courses/${school.courseId}/preview-settings`
const full = { type: 'full_access' }
const day_ms = 24 * 60 * 60 * 1000
const inDays = (count: number) => new Date(app.clock.now().getTime() + count * day_ms).toISOString()

const save = (body: unknown, who = as) => call('POST', path, { as: who, body })
const settings = async (who = as) => (await call('GET', path, { as: who })).body.data
const lessonAs = (who = as) => call('GET', `/public/lessons/${school.lesson.id}`, { as: who })
const statusOf = async (body: unknown, who?: string) => (await save(body, who)).status

const offerOf = (of: TestSchool, name: string, lessonIds: number[]) =>
  makeOffer(app, of, { title: `Offer ${name}`, isSelfService: true, content: chosen({ lessonIds }) })

/** Rows of everything in which a learner leaves a trace. */
const countTraces = async (): Promise<unknown> => {
  const found = await db.execute(
    sql.raw(
      `select relname from pg_class where relkind = 'r' and relname ~ '(progress|tick|attempt|enrolment|access_grant|access_change)'`,
    ),
  )
  const names = found.rows.map(({ relname }) => String(relname))
  expect(names).toEqual(expect.arrayContaining(['lesson_progress', 'attempts', 'enrolments']))
  const counts: [string, unknown][] = []
  for (const name of names)
    counts.push([
      name,
      (
        await db.execute(
          sql.raw(`select count(*), md5(string_agg(t::text, ',' order by t::text)) from "${name}" t`),
        )
      ).rows,
    ])
  return counts
}

it('is asked of nobody but the team of the course', async () => {
  const learner = await joinSchool(app, school)
  const stranger = await addStaff(app, rival.schoolId, ['course_read', 'course_list'])
  const unable = await addStaff(app, school.schoolId, ['course_list'])
  for (const who of [learner.token, stranger.token, unable.token, rival.owner.token]) {
    expect([403, 404]).toContain((await call('GET', path, { as: who })).status)
    expect([403, 404]).toContain(await statusOf(full, who))
  }
  expect((await call('GET', path, {})).status).toBe(401)
  expect(await statusOf({ type: 'user', user_id: learner.id }, rival.owner.token)).toBeGreaterThan(400)
})

it('refuses what is none of the four choices, and whoever is not of the course', async () => {
  const learner = await joinSchool(app, school)
  const foreign = await signUp(app)
  const joined = await call('POST', `/public/courses/${rival.courseId}/join`, {
    as: foreign.token,
    headers: { host: 'rival.localhost' },
  })
  expect(joined.status).toBe(200)
  const nobody = await signUp(app)
  const offer = await offerOf(school, 'own', [school.lesson.id])
  const foreignOffer = await offerOf(rival, 'foreign', [rival.lesson.id])
  for (const body of [
    {},
    { type: 'owner' },
    { type: 'user' },
    { type: 'offer' },
    { type: 'offer', offer_id: offer, user_id: learner.id },
    { type: 'full_access', offer_id: offer },
    { type: 'course_setting', at: 'tomorrow' },
    { type: 'course_setting', at: '3000-01-01T00:00:00.000Z' },
    { type: 'full_access', at: inDays(1) },
    { type: 'user', user_id: '1 or 1=1' },
    { type: 'user', user_id: learner.id, is_expert: true },
    { type: 'x'.repeat(100_000) },
  ])
    expect([body, await statusOf(body)]).toEqual([body, 422])
  for (const user_id of [foreign.id, nobody.id, 2_000_000_000])
    expect(await statusOf({ type: 'user', user_id })).toBe(404)
  expect(await statusOf({ type: 'offer', offer_id: foreignOffer })).toBe(404)
  expect(await settings()).toMatchObject({ type: { id: 'full_access' }, offer: null, user: null, at: null })
})

it('is kept for one person, one course and one session', async () => {
  const learner = await joinSchool(app, school)
  const at = inDays(3)
  const { status, body } = await save({ type: 'user', user_id: learner.id, at })
  expect([status, body.data]).toEqual([
    200,
    {
      type: { id: 'user', name: expect.any(String) },
      offer: null,
      user: { id: learner.id, name: 'Learner', email: learner.email },
      at,
    },
  ])
  const colleague = await addStaff(app, school.schoolId, ['course_read'])
  expect((await settings(colleague.token)).type.id).toBe('full_access')
  const again = await call('POST', '/auth/login', {
    body: { email: school.owner.email, password: 'test-password' },
  })
  expect((await settings(again.body.data.token)).type.id).toBe('full_access')
  expect((await settings()).type.id).toBe('user')
  await save(full)
  expect((await settings()).type.id).toBe('full_access')
})

it('shows an offer as whoever took it now would have it', async () => {
  const hidden = await offerOf(school, 'without', [])
  const whole = await offerOf(school, 'with', [school.lesson.id])
  await save({ type: 'offer', offer_id: hidden })
  expect((await lessonAs()).body).toMatchObject({
    data: { sections: [], is_lesson_available: false },
    course_access: { is_user_expert: true, decision: { reasons: [{ kind: 'not_in_offer' }] } },
  })
  await save({ type: 'offer', offer_id: whole })
  expect((await lessonAs()).body.course_access.decision.is_open).toBe(true)
  await db.transaction((tx) => replaceOfferLines(tx, school.schoolId, whole, []))
  expect((await settings()).type.id).toBe('full_access')
  await save(full)
})

it('ends for whoever leaves the team, and with the sight of the person', async () => {
  const learner = await joinSchool(app, school)
  const colleague = await addStaff(app, school.schoolId, ['course_read'])
  await save({ type: 'user', user_id: learner.id }, colleague.token)
  expect((await lessonAs(colleague.token)).body.course_access).toMatchObject({ is_user_expert: true })
  await call('POST', `/products/${school.productId}/participants/access`, {
    as,
    body: { user_ids: [learner.id], action: { kind: 'revoke' } },
  })
  expect((await settings(colleague.token)).type.id).toBe('full_access')
  await db.execute(sql`update school_members set is_active = false where user_id = ${colleague.id}`)
  app.clock.advance(2000)
  expect([403, 404]).toContain((await call('GET', path, { as: colleague.token })).status)
})

it('writes nothing of what is done in it, and begins no practice', async () => {
  const learner = await joinSchool(app, school)
  await call('POST', `/public/courses/${school.courseId}/join`, { as })
  const practice = practiceIn(app, school)
  const attempt = await practice.begin(learner.token)
  await practice.finish(learner.token, attempt.id)
  for (const body of [{ type: 'user', user_id: learner.id }, { type: 'course_setting' }]) {
    expect(await statusOf(body)).toBe(200)
    const before = await countTraces()
    const [textUnit] = school.lesson.unitIds
    const replies = [
      await lessonAs(),
      await call('GET', `/public/courses/${school.courseSlug}`, { as }),
      await call('POST', `/lessons/${school.lesson.id}/events/started`, { as }),
      await call('POST', `/lessons/${school.lesson.id}/events/watched`, { as }),
      await call('GET', `/info-units/${textUnit}`, { as }),
      await call('GET', `/lessons/${school.lesson.id}/quizzes`, { as }),
    ]
    expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 200))
    expect(replies.at(-1)?.body.data).toMatchObject([
      { id: school.quizId, can_start_attempt: false, attempt: null, last_attempt_id: null },
    ])
    const start = await call('POST', `${practice.quizPath}/start-attempt`, { as })
    expect([start.status, start.body.error]).toEqual([403, 'preview_only'])
    expect(await countTraces()).toEqual(before)
  }
  await save(full)
})

it('tells each person who has looked at the course as them, and the log of the school', async () => {
  const learner = await joinSchool(app, school)
  const other = await joinSchool(app, school)
  const at = inDays(2)
  await save({ type: 'user', user_id: learner.id, at })
  await save({ type: 'course_setting' })
  const looks = async (who: string) => (await call('GET', '/user/preview-looks', { as: who })).body.data
  expect(await looks(learner.token)).toEqual([
    {
      id: expect.any(Number),
      looked_at: app.clock.now().toISOString(),
      at,
      course: { title: 'Course of demo' },
      school: { name: 'demo' },
      viewer: { name: 'Owner of demo' },
    },
  ])
  expect(await looks(other.token)).toEqual([])
  expect((await call('GET', '/user/preview-looks', {})).status).toBe(401)
  const log = await call('GET', '/cabinet/audit-log?action=participant.previewed', { as })
  expect(log.body.data?.[0]).toMatchObject({ target: { id: learner.id }, after: { at } })
  await save(full)
})

it('ends with the session in which it was chosen', async () => {
  const colleague = await addStaff(app, school.schoolId, ['course_read', 'course_list'])
  const chosenBy = () => db.execute(sql`select kind from preview_settings where user_id = ${colleague.id}`)
  expect(await statusOf({ type: 'course_setting' }, colleague.token)).toBe(200)
  expect((await chosenBy()).rows).toHaveLength(1)
  expect((await call('POST', '/auth/logout', { as: colleague.token })).status).toBeLessThan(300)
  expect((await chosenBy()).rows).toEqual([])
})
