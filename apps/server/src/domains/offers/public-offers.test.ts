import { describe, expect, it } from 'vitest'
import { testApp } from '../../testing/app.ts'
import { signUp } from '../../testing/people.ts'
import { teachingSchool } from '../../testing/school.ts'
import { programAuthor } from '../../testing/program-author.ts'

const app = await testApp()
const { call } = app
const school = await teachingSchool(app, 'demo', true)
await teachingSchool(app, 'rival', false)
const as = school.owner.token
const { send, newModule, newLesson } = programAuthor(app, as)
await send('PUT', `/courses/${school.courseId}`, { enrolment: 'closed' })
const module = await newModule(school.courseId, 'Week one')
const chosen = await newLesson(school.courseId, 'Chosen', module)

const product = (content: object = { kind: 'all' }, length: object | null = null) => ({
  product_id: school.productId,
  content,
  delays: null,
  length,
  is_checkpoint_skipped: false,
})
const published = async (title: string, body: object = {}): Promise<{ id: number; code: string }> => {
  const terms = { status_id: 2, is_self_service: true, products: [product()] }
  return (await send('POST', '/offers', { title, ...terms, ...body })).data
}
const page = (code: string, who?: string, host = 'localhost') =>
  call('GET', `/public/offers/${code}`, { as: who, headers: { host } })
const take = (code: string, who?: string, from?: string) =>
  call('POST', `/public/offers/${code}/take`, { as: who, body: {}, ...(from === undefined ? {} : { from }) })
const coursePage = async (who?: string) =>
  (await call('GET', `/public/courses/${school.courseSlug}`, { as: who })).body.data
const inDays = (count: number) => new Date(app.clock.now().getTime() + count * 86_400_000).toISOString()

describe('the page of an offer', () => {
  it('tells what is inside, for how long, and how many places are left', async () => {
    const content = { kind: 'chosen', lesson_ids: [chosen], sections: [], new_content: { kind: 'none' } }
    const length = { kind: 'months', count: 3 }
    const { code } = await published('Inner name', {
      title_alternative: 'Spring stream',
      places_total: 7,
      products: [product(content, length)],
    })
    const { body } = await page(code)
    expect(body.data).toEqual({
      code,
      title: 'Spring stream',
      description: '',
      link: `/offers/${code}`,
      price: null,
      sale_starts_at: null,
      sale_ends_at: null,
      places_left: 7,
      closed: null,
      is_taken: false,
      phone_asking: 'no',
      terms_url: null,
      plans: [],
      products: [
        {
          title: 'Course of demo',
          link: `/courses/${school.courseSlug}`,
          type_id: 1,
          length,
          lessons: [
            { title: 'First lesson', module: null, opens: 'none' },
            { title: 'Chosen', module: 'Week one', opens: 'whole' },
          ],
        },
      ],
    })
  })

  it('is not there for a draft, nor in another school, nor at letters that are no code', async () => {
    const draft = await published('Draft', { status_id: 1 })
    const other = await published('Own')
    const strange = [page(draft.code, as), page(other.code, undefined, 'rival.localhost'), page('abc')]
    for (const reply of await Promise.all(strange)) expect(reply.status).toBe(404)
    const person = await signUp(app)
    expect((await take(draft.code, person.token)).status).toBe(404)
  })

  it('tells nothing of a product that is a draft', async () => {
    const hidden = (await send('POST', '/courses', { title: 'Hidden' })).data
    const { code } = await published('Both', {
      products: [product(), { ...product(), product_id: hidden.product_id }],
    })
    expect(JSON.stringify((await page(code)).body)).not.toContain('Hidden')
  })
})

describe('an offer', () => {
  it('opens what it names to who takes it, once, and leaves the rest closed with the reason', async () => {
    const content = { kind: 'chosen', lesson_ids: [chosen], sections: [], new_content: { kind: 'none' } }
    const { code } = await published('Part', { places_total: 5, products: [product(content)] })
    const { token } = await signUp(app)
    expect((await take(code)).status).toBe(401)
    expect((await take(code, token)).body.data).toMatchObject({ is_taken: true, places_left: 4 })
    expect((await take(code, token)).body.data).toMatchObject({ is_taken: true, places_left: 4 })
    const { lessons, is_course_subscribed } = await coursePage(token)
    expect(is_course_subscribed).toBe(true)
    expect(lessons.map(({ access }: { access: object }) => access)).toMatchObject([
      { is_open: false, reasons: [{ kind: 'not_in_offer' }] },
      { is_open: true },
    ])
  })

  it('counts what it opens as the whole way of who takes it', async () => {
    const content = { kind: 'chosen', lesson_ids: [chosen], sections: [], new_content: { kind: 'none' } }
    const { code, id } = await published('Way', { products: [product(content)] })
    const { token } = await signUp(app)
    await take(code, token)
    expect((await coursePage(token)).progress).toBe(0)
    for (const event of ['started', 'watched'])
      await call('POST', `/lessons/${chosen}/events/${event}`, { as: token, body: {} })
    expect((await coursePage(token)).progress).toBe(100)
    const [own] = (await call('GET', '/user/products', { as: token })).body.data
    expect(own).toMatchObject({ lessons_count: 1, lessons_done: 1 })
    const path = `/products/${school.productId}/participants?filters[offer_id]=${id}`
    expect((await send('GET', path)).data).toMatchObject([{ progress: 100 }])
    const cards = (await call('GET', '/public/courses', { as: token })).body.data
    expect(cards.find((card: { id: number }) => card.id === school.courseId).progress).toBe(100)
  })

  it.each([
    ['not_started', () => ({ sale_starts_at: inDays(1) })],
    ['ended', () => ({ sale_starts_at: inDays(-2), sale_ends_at: inDays(-1) })],
    ['not_for_sale', () => ({ status_id: 3 })],
    ['not_for_sale', () => ({ is_self_service: false })],
  ])('that is %s says so, and is taken by nobody', async (closed, terms) => {
    const { code } = await published('Closed', terms())
    const { token } = await signUp(app)
    expect((await page(code, token)).body.data.closed).toBe(closed)
    const reply = await take(code, token)
    expect([reply.status, reply.body.error]).toEqual([409, 'offer_closed'])
    expect((await page(code, token)).body.data.is_taken).toBe(false)
  })

  it('stands on the page of its course while it can be taken, and soon before', async () => {
    for (const { id } of (await send('GET', '/offers?per_page=100')).data)
      await send('PUT', `/offers/${id}`, { status_id: 3 })
    await published('Now')
    await published('Soon', { sale_starts_at: inDays(1) })
    await published('Over', { sale_starts_at: inDays(-2), sale_ends_at: inDays(-1) })
    await published('Given', { is_self_service: false })
    const shown = await coursePage()
    expect(shown.is_product_on_sale).toBe(true)
    expect(shown.offers.map(({ title, closed }: Record<string, unknown>) => [title, closed])).toEqual([
      ['Soon', 'not_started'],
      ['Now', null],
    ])
  })

  it('keeps its places exactly when 500 people ask at once', async () => {
    const { code } = await published('Storm', { places_total: 20 })
    const people = await Promise.all(Array.from({ length: 250 }, () => signUp(app)))
    // Each asks twice at the same moment, from a network of their own.
    const replies = await Promise.all(
      [...people, ...people].map(({ token }, at) => take(code, token, `198.51.${at % 250}.7`)),
    )
    const holders = new Set(
      replies.flatMap(({ status }, at) => (status === 200 ? [people[at % people.length]?.id] : [])),
    )
    const statuses = new Set(replies.map(({ status }) => status))
    expect([holders.size, [...statuses].toSorted((one, other) => one - other)]).toEqual([20, [200, 409]])
    expect((await page(code)).body.data).toMatchObject({ places_left: 0, closed: 'no_places' })
    const { id } = (await send('GET', '/offers?query=Storm&with_counts=1')).data[0]
    expect((await send('GET', `/offers/${id}`)).data).toMatchObject({
      participants_count: 20,
      places_taken: 20,
    })
  }, 120_000)
})

describe('the waiting list of a course', () => {
  const wait = (who?: string) =>
    call('POST', `/public/courses/${school.courseId}/pre-subscribe`, { as: who, body: {} })
  const leave = (who: string) =>
    call('DELETE', `/public/courses/${school.courseId}/pre-subscribe`, { as: who })

  it('is there when the school says so, and while nobody can join', async () => {
    const { token } = await signUp(app)
    const reply = await wait(token)
    expect([reply.status, reply.body.error]).toEqual([409, 'waiting_list_closed'])
    await send('PUT', `/courses/${school.courseId}`, { has_waiting_list: true })
    expect((await send('GET', `/courses/${school.courseId}`)).data.has_waiting_list).toBe(true)
    expect((await wait()).status).toBe(401)
    expect((await wait(token)).body.data).toMatchObject({
      is_pre_subscription_enabled: true,
      can_pre_subscribe: false,
      is_course_pre_subscribed: true,
      is_course_subscribed: false,
    })
    await send('PUT', `/courses/${school.courseId}`, { enrolment: 'open' })
    expect((await wait((await signUp(app)).token)).status).toBe(409)
    await send('PUT', `/courses/${school.courseId}`, { enrolment: 'closed' })
  })

  it('is left again, and changes nothing for who takes part', async () => {
    const { token, id } = await signUp(app)
    await wait(token)
    await wait(token)
    const waiting = await send('GET', `/products/${school.productId}/participants?filters[state]=waiting`)
    expect(waiting.data.map(({ user }: { user: { id: number } }) => user.id)).toContain(id)
    expect((await leave(token)).body.data).toMatchObject({
      can_pre_subscribe: true,
      is_course_pre_subscribed: false,
    })
    const { code } = await published('In')
    await wait(token)
    await take(code, token)
    for (const change of [wait, leave]) {
      expect((await change(token)).body.data).toMatchObject({
        is_course_subscribed: true,
        is_course_pre_subscribed: false,
      })
    }
  })
})
