import { array, assert, asyncProperty, constantFrom, integer } from 'fast-check'
import { expect, it } from 'vitest'
import { testApp } from '../../../testing/app.ts'
import { chosen, makeOffer } from '../../../testing/offer.ts'
import { one, practiceIn, two } from '../../../testing/practice.ts'
import { joinSchool, teachingSchool } from '../../../testing/school.ts'
import { textUnit } from '../../../testing/text-unit.ts'
import { days, programAuthor, rule } from '../../../testing/program-author.ts'

const app = await testApp()
const { call } = app
const school = await teachingSchool(app, 'demo', true)
let as = school.owner.token
const { courseId, courseSlug, productId, quizId } = school
const { send, newLesson } = programAuthor(app, as)
const practice = practiceIn(app, school)
const hour_ms = 60 * 60 * 1000

const release = (lesson: number, body: object) =>
  send('PUT', `/courses/${courseId}/lessons-new/${lesson}`, { release: body })

const slow = await newLesson(courseId, 'On the third day')
const after = await newLesson(courseId, 'After the first lesson')
const holding = await newLesson(courseId, 'With a checkpoint')
const last = await newLesson(courseId, 'After the checkpoint')
const hidden = await newLesson(courseId, 'Not published')
await release(slow, days(3))
await release(after, rule({ kind: 'at_once' }, [school.lesson.id]))
await send('POST', `/lessons/${holding}/info-section`, {
  name: 'Practice',
  info_units: [{ type_id: 5, content: { quiz_id: quizId, is_checkpoint: true } }],
})
await send('POST', `/lessons/${last}/info-section`, {
  name: 'Reading',
  info_units: [textUnit('unit-end', 'At the end')],
})
await send('PUT', `/courses/${courseId}/lessons-new/${hidden}`, { status_id: 1 })
const lessons = [school.lesson.id, slow, after, holding, last, hidden]

const partial = await makeOffer(app, school, {
  content: chosen({ lessonIds: [school.lesson.id, slow] }),
  length: { kind: 'days', count: 2 },
})

const deeds = ['begin', 'read', 'pass', 'fail', 'freeze', 'unfreeze', 'offer', 'end', 'wait'] as const
type Deed = (typeof deeds)[number]

const byStaff = (userId: number, action: object) =>
  call('POST', `/products/${productId}/participants/access`, { as, body: { user_ids: [userId], action } })

const attempt = async (token: string, payload: object[]) => {
  const begun = await practice.begin(token)
  if (begun) await practice.finish(token, begun.id, payload)
}

const act: Readonly<Record<Deed, (person: { id: number; token: string }) => Promise<unknown>>> = {
  begin: ({ token }) => call('POST', `/lessons/${last}/events/started`, { as: token }),
  read: ({ token }) => call('POST', `/lessons/${school.lesson.id}/events/watched`, { as: token }),
  pass: ({ token }) => attempt(token, [one('one-right'), two(['two-right-a', 'two-right-b'])]),
  fail: ({ token }) => attempt(token, []),
  freeze: ({ id }) => byStaff(id, { kind: 'freeze', by: { kind: 'days', count: 1 } }),
  unfreeze: ({ id }) => byStaff(id, { kind: 'unfreeze' }),
  offer: ({ id }) => byStaff(id, { kind: 'grant', offer_id: partial, starts_at: null, length: null }),
  end: ({ id }) =>
    byStaff(id, { kind: 'end', ends_at: new Date(app.clock.now().getTime() + 20 * hour_ms).toISOString() }),
  wait: async () => app.clock.advance(9 * hour_ms),
}

/** What a page tells of the course, for the learner and for the team alike; who asks is told apart by one mark. */
const pagesFor = async (token: string) => {
  const course = (await call('GET', `/public/courses/${courseSlug}`, { as: token })).body.data
  const { is_course_subscribed, progress, continue_link, modules } = course
  const pages = []
  for (const lesson of lessons) {
    const { body } = await call('GET', `/public/lessons/${lesson}`, { as: token })
    const { is_user_expert: _mark, ...access } = body.course_access ?? {}
    const isHidden =
      access.decision?.reasons.some(({ kind }: { kind: string }) => kind === 'not_published') ?? true
    const quizzes = await call('GET', `/lessons/${lesson}/quizzes`, { as: token })
    pages.push(isHidden ? 'hidden' : [body.data, access, quizzes.status])
  }
  return { is_course_subscribed, progress, continue_link, modules, lessons: course.lessons, pages }
}

const look = async (userId: number, at: Date | null) => {
  const body = { type: 'user', user_id: userId, at: at?.toISOString() ?? null }
  const saved = await call('POST', `/courses/${courseId}/preview-settings`, { as, body })
  expect(saved.status).toBe(200)
  return pagesFor(as)
}

const signInAgain = async (): Promise<string> => {
  const body = { email: school.owner.email, password: 'test-password' }
  const reply = await call('POST', '/auth/login', { body })
  return reply.body.data.token
}

it('shows to the team at any moment what the person sees at that moment, whatever they have done', async () => {
  const script = array(constantFrom(...deeds), { maxLength: 7 })
  await assert(
    asyncProperty(script, script, integer({ min: 1, max: 100 }), async (first, second, hours) => {
      // Months may pass in all: longer than a session lasts.
      as = await signInAgain()
      const person = await joinSchool(app, school)
      for (const deed of first) await act[deed](person)
      const past = app.clock.now()
      const then = await pagesFor(person.token)
      expect(await look(person.id, null)).toEqual(then)
      // Of what the team of a school does to access only the present state is kept: these come before the moment that is looked back at.
      app.clock.advance(1000)
      for (const deed of second.filter((each) => ['begin', 'read', 'pass', 'fail', 'wait'].includes(each)))
        await act[deed](person)
      expect(await look(person.id, past)).toEqual(then)
      const future = new Date(app.clock.now().getTime() + hours * hour_ms)
      const foretold = await look(person.id, future)
      app.clock.advance(hours * hour_ms)
      expect(foretold).toEqual(await pagesFor(person.token))
    }),
    { numRuns: 12 },
  )
}, 120_000)
