import { courseStatus } from '@lectern/contract/courses/course-status'
import { describe, expect, it } from 'vitest'
import { testApp } from '../../../testing/app.ts'
import { countQuestions } from '../../../testing/database/count-questions.ts'
import { addStaff, signUp, type TestPerson } from '../../../testing/people.ts'
import { joinSchool, teachingSchool } from '../../../testing/school.ts'

const app = await testApp()
const { call, clock } = app
const school = await teachingSchool(app, 'learners', true)
const rival = await teachingSchool(app, 'rivals', false)
const as = school.owner.token

const send = async (method: string, path: string, body: object = {}, token = as) => {
  const reply = await call(method, path, { as: token, body })
  expect([reply.status, reply.body]).toMatchObject([expect.closeTo(200, -1), reply.body])
  return reply.body.data
}
const list = async (query = '', token = as) =>
  (await call('GET', `/cabinet/learners?per_page=100${query}`, { as: token })).body
const idsIn = async (query = '', token = as): Promise<number[]> =>
  (await list(query, token)).data.map(({ user }: { user: { id: number } }) => user.id)

/** A published course of one lesson that is only text. */
const addCourse = async (title: string) => {
  const course = await send('POST', '/courses', { title })
  await send('PUT', `/courses/${course.id}`, { status_id: courseStatus.published })
  const lesson = await send('POST', `/courses/${course.id}/lessons-new`, { title: 'A text' })
  await send('PUT', `/courses/${course.id}/lessons-new/${lesson.id}`, { status_id: 4 })
  return { id: course.id, productId: course.product_id, lessonId: lesson.id }
}
const baking = await addCourse('Baking')
const joinCourse = (course: { id: number }, { token }: TestPerson) =>
  send('POST', `/public/courses/${course.id}/join`, {}, token)

const ann = await signUp(app, 'Ann Мар’яненко')
const ben = await signUp(app, 'Ben')
await joinCourse(baking, ben)
clock.advance(60_000)
await joinCourse(baking, ann)
clock.advance(60_000)
await send('POST', `/public/courses/${school.courseId}/join`, {}, ann.token)

describe('the learners of a school', () => {
  it('stand once each with their products, who came last first', async () => {
    const body = await list()
    expect(body.meta.total).toBe(2)
    expect(body.data).toMatchObject([
      {
        user: { id: ann.id, name: 'Ann Мар’яненко', email: ann.email, avatar_url: null },
        last_visit_at: null,
        products: {
          data: [
            {
              product_id: school.productId,
              kind: 'course',
              place_id: school.courseId,
              state: 'active',
              progress: 0,
            },
            { product_id: baking.productId, title: 'Baking', place_id: baking.id },
          ],
          has_more: false,
        },
      },
      { user: { id: ben.id }, products: { data: [{ product_id: baking.productId }] } },
    ])
    expect(body.data[0].joined_at).toBe(body.data[0].products.data[1].started_at)
    expect(body.products.map(({ name }: { name: string }) => name)).toEqual(['Baking', 'Course of learners'])
  })

  it('are found by name and e-mail whatever the forms of letters, and come in pages', async () => {
    expect(await idsIn('&search=маряненко')).toEqual([ann.id])
    expect(await idsIn(`&search=${ben.email.toUpperCase()}`)).toEqual([ben.id])
    expect(await idsIn('&search=%25')).toEqual([])
    const { body } = await call('GET', '/cabinet/learners?per_page=1&page=2&sort=name', { as })
    expect(body).toMatchObject({ data: [{ user: { id: ben.id } }], meta: { total: 2, last_page: 2 } })
    const past = await call('GET', '/cabinet/learners?per_page=1&page=9', { as })
    expect(past.body).toMatchObject({ data: [], meta: { total: 2 } })
  })

  it('tell how far they are and when they came last', async () => {
    await send('POST', `/lessons/${baking.lessonId}/events/watched`, {}, ben.token)
    await send('POST', `/lessons/${baking.lessonId}/events/started`, {}, ben.token)
    const visited = clock.now().toISOString()
    const body = await list('&sort=visit')
    expect(body.data).toMatchObject([
      { user: { id: ben.id }, last_visit_at: visited, products: { data: [{ progress: 100 }] } },
      { user: { id: ann.id }, last_visit_at: null },
    ])
    expect(await idsIn('&activity=week')).toEqual([ben.id])
    expect(await idsIn('&activity=never')).toEqual([ann.id])
    expect(await idsIn('&activity=away')).toEqual([])
  })

  it('are narrowed down to a product and a state of access in it', async () => {
    expect(await idsIn(`&product=${school.productId}`)).toEqual([ann.id])
    const ended = { user_ids: [ann.id], action: { kind: 'end', ends_at: clock.now().toISOString() } }
    await send('POST', `/products/${baking.productId}/participants/access`, ended)
    expect(await idsIn('&state=active')).toEqual([ann.id, ben.id])
    expect(await idsIn('&state=expired')).toEqual([ann.id])
    expect(await idsIn(`&state=expired&product=${school.productId}`)).toEqual([])
  })

  it('are not those who only wait, unless they are asked for', async () => {
    const closed = await addCourse('Later')
    await send('PUT', `/courses/${closed.id}`, { enrolment: 'closed', has_waiting_list: true })
    const dan = await signUp(app, 'Dan')
    await send('POST', `/public/courses/${closed.id}/pre-subscribe`, {}, dan.token)
    expect(await idsIn()).not.toContain(dan.id)
    expect(await idsIn('&state=waiting')).toEqual([dan.id])
    await send('DELETE', `/courses/${closed.id}`)
    expect(await idsIn('&state=waiting')).toEqual([])
  })

  it('include members of closed groups, with the group', async () => {
    const group = await send('POST', '/closed-groups', { name: 'Bakers' })
    await send('POST', `/products/${group.product_id}/participants`, { email: ben.email })
    const { data } = await list('&search=ben')
    expect(data[0].products.data[0]).toMatchObject({
      kind: 'closed_group',
      place_id: group.id,
      progress: null,
    })
  })
})

describe('whose learners somebody sees', () => {
  it('is nobody for a stranger, a learner, and another school', async () => {
    expect((await call('GET', '/cabinet/learners', {})).status).toBe(401)
    expect((await call('GET', '/cabinet/learners', { as: ann.token })).status).toBe(403)
    expect(await list('', rival.owner.token)).toMatchObject({ data: [], meta: { total: 0 }, products: [{}] })
  })

  it('follows the rights on each kind of product', async () => {
    const courses = await addStaff(app, school.schoolId, ['course_read'])
    const groups = await addStaff(app, school.schoolId, ['closedgroup_read'])
    expect(await idsIn('', courses.token)).toEqual([ann.id, ben.id])
    expect(await idsIn('', groups.token)).toEqual([ben.id])
    const seen = (await list('', groups.token)).data[0].products.data
    expect(seen.map(({ kind }: { kind: string }) => kind)).toEqual(['closed_group'])
    const { data, products } = await list('', groups.token)
    expect([data[0].last_visit_at, products.length]).toEqual([null, 1])
  })

  it('is of an assistant the own learners, in the products of the place', async () => {
    const group = await send('POST', `/products/${baking.productId}/groups`, { name: 'Morning' })
    await send('PUT', `/products/${baking.productId}/groups/${group.id}/participants`, { user_ids: [ben.id] })
    const mia = await addStaff(app, school.schoolId, [])
    const place = { role: 'assistant', sees: 'groups', group_ids: [group.id] }
    await send('PUT', `/products/${baking.productId}/team/${mia.id}`, place)
    const { data, products } = await list('', mia.token)
    expect(data).toMatchObject([
      { user: { id: ben.id }, products: { data: [{ product_id: baking.productId }] } },
    ])
    expect(data[0].products.data).toHaveLength(1)
    expect(products).toEqual([{ id: baking.productId, name: 'Baking' }])
    expect(await idsIn(`&product=${school.productId}`, mia.token)).toEqual([])
  })

  it('is asked as often for many people as for one', async () => {
    const counted = async (query: string) => {
      await list(query)
      return countQuestions(() => list(query))
    }
    const one = await counted('&search=ben')
    for (let number = 0; number < 5; number++) await joinSchool(app, school)
    expect(await counted('')).toBe(one)
    expect((await list()).meta.total).toBe(7)
  })

  it('is told who has been away for long', async () => {
    clock.advance(31 * 24 * 60 * 60 * 1000)
    const body = { email: school.owner.email, password: 'test-password' }
    const later = (await call('POST', '/auth/login', { body })).body.data.token
    expect(await idsIn('&activity=away', later)).toEqual([ben.id])
    expect(await idsIn('&activity=week', later)).toEqual([])
  })
})
