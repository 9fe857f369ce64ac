import { expect, it } from 'vitest'
import { testApp } from '../../../testing/app.ts'
import { addStaff, signUp } from '../../../testing/people.ts'
import { teachingSchool } from '../../../testing/school.ts'

const app = await testApp()
const { call } = app
const school = await teachingSchool(app, 'demo', true)
const as = school.owner.token
const path = `/products/${school.productId}/participants/several`
const add = (emails: unknown, who = as) => call('POST', path, { as: who, body: { emails } })

it('lets people of the school in, asks others by letter, and says nothing about accounts', async () => {
  const [colleague, stranger, learner] = [
    await addStaff(app, school.schoolId, ['course_list']),
    await signUp(app),
    await signUp(app),
  ]
  await call('POST', `/public/courses/${school.courseId}/join`, { as: learner.token })
  const emails = [colleague.email, stranger.email, 'nobody@example.org', learner.email, 'NOBODY@example.org']
  expect((await add(emails)).body.data).toEqual([
    { email: colleague.email, outcome: 'added' },
    { email: stranger.email, outcome: 'invited' },
    { email: 'nobody@example.org', outcome: 'invited' },
    { email: learner.email, outcome: 'already' },
  ])
  expect((await add(emails)).body.data.map(({ outcome }: { outcome: string }) => outcome)).toEqual([
    'already',
    'invited',
    'invited',
    'already',
  ])
  const invited = await call('GET', `/products/${school.productId}/participants/invited`, { as })
  expect(invited.body.meta.total).toBe(2)
})

it('takes a hundred addresses, no more, and all of them or none', async () => {
  const many = (count: number) => Array.from({ length: count }, (_, at) => `person${at}@example.org`)
  expect((await add(many(101))).status).toBe(422)
  expect((await add([])).status).toBe(422)
  expect((await add(['fine@example.org', 'not an address'])).status).toBe(422)
  const invited = await call('GET', `/products/${school.productId}/participants/invited?search=fine`, { as })
  expect(JSON.stringify(invited.body.data)).not.toContain('fine@example.org')
  expect((await add(many(100))).body.data).toHaveLength(100)
})

it('two lists with the same people in another order do not stop each other', async () => {
  const people = Array.from({ length: 50 }, (_, at) => `both${at}@example.org`)
  const replies = await Promise.all([add(people), add(people.toReversed())])
  expect(replies.map(({ status }) => status)).toEqual([200, 200])
})
