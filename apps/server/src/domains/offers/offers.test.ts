import { offerLimits } from '@lectern/contract/offers/offer-limits'
import { describe, expect, it } from 'vitest'
import { sql } from '../../platform/database/sql.ts'
import { testApp } from '../../testing/app.ts'
import { addStaff, signUp } from '../../testing/people.ts'
import { joinSchool, teachingSchool } from '../../testing/school.ts'
import { programAuthor } from '../../testing/program-author.ts'

const app = await testApp()
const { call } = app
const school = await teachingSchool(app, 'demo', true)
const rival = await teachingSchool(app, 'rival', false)
const as = school.owner.token
const { send, newModule, newLesson } = programAuthor(app, as)

const all = (product_id: number) => ({
  product_id,
  content: { kind: 'all' as const },
  delays: null,
  length: null,
  is_checkpoint_skipped: false,
})
const chosen = (lesson_ids: number[], more: object = {}) => ({
  ...all(school.productId),
  content: { kind: 'chosen', lesson_ids, sections: [], new_content: { kind: 'none' }, ...more },
})
const make = async (body: object): Promise<{ id: number; code: string; link: string }> =>
  (await send('POST', '/offers', body)).data
const refused = async (body: object) => {
  const reply = await call('POST', '/offers', { as, body })
  return [reply.status, reply.body.error]
}
const titles = async (query: string): Promise<string[]> =>
  (await send('GET', `/offers?${query}`)).data.map(({ title }: { title: string }) => title)

describe('an offer', () => {
  it('is a draft that the school gives, with an address of its own, until more is said', async () => {
    const offer = await make({ title: ' Basic ', products: [all(school.productId)] })
    expect(offer).toMatchObject({
      title: 'Basic',
      title_alternative: null,
      description: '',
      status_id: 1,
      is_self_service: false,
      sale_starts_at: null,
      sale_ends_at: null,
      places_total: null,
      places_taken: 0,
      participants_count: 0,
      products: [{ product_id: school.productId, title: 'Course of demo', type_id: 1, length: null }],
    })
    expect(offer.code).toMatch(/^[a-z]{10}$/)
    expect(offer.link).toBe(`/offers/${offer.code}`)
  })

  it('is changed by what is named, and the rest stays', async () => {
    const { id } = await make({ title: 'Changed', places_total: 5, products: [all(school.productId)] })
    const sale_ends_at = '2030-01-01T00:00:00.000Z'
    await send('PUT', `/offers/${id}`, { status_id: 2, sale_ends_at })
    const { data } = await send('GET', `/offers/${id}`)
    expect(data).toMatchObject({ title: 'Changed', status_id: 2, places_total: 5, sale_ends_at })
    const late = await call('PUT', `/offers/${id}`, {
      as,
      body: { sale_starts_at: '2031-01-01T00:00:00.000Z' },
    })
    expect([late.status, late.body.error_codes]).toEqual([422, { sale_ends_at: ['ends_before_start'] }])
  })

  it('is copied to a draft with the same terms, all its places, and another address', async () => {
    const first = await make({
      title: 'Spring',
      status_id: 2,
      places_total: 3,
      products: [chosen([school.lesson.id])],
    })
    const { data } = await send('POST', `/offers/${first.id}/duplicate`, { title: 'Autumn' })
    expect(data).toMatchObject({
      title: 'Autumn',
      status_id: 1,
      places_total: 3,
      products: [{ content: { lesson_ids: [school.lesson.id] } }],
    })
    expect(data.code).not.toBe(first.code)
  })

  it('goes when nobody has access by it, and stays when somebody has', async () => {
    const { id } = await make({ title: 'Kept', status_id: 2, products: [all(school.productId)] })
    const { id: userId } = await joinSchool(app, school)
    const action = { kind: 'grant', offer_id: id, starts_at: null, length: null }
    await send('POST', `/products/${school.productId}/participants/access`, { user_ids: [userId], action })
    const held = await call('DELETE', `/offers/${id}`, { as })
    expect([held.status, held.body.error]).toEqual([409, 'offer_in_use'])
    const spare = await make({ title: 'Gone', products: [all(school.productId)] })
    await send('DELETE', `/offers/${spare.id}`)
    expect((await call('GET', `/offers/${spare.id}`, { as })).status).toBe(404)
  })

  it('closes and opens lessons to who has it as soon as it is changed', async () => {
    const { id } = await make({ title: 'Acting', status_id: 2, products: [all(school.productId)] })
    const person = await signUp(app)
    await send('PUT', `/courses/${school.courseId}`, { enrolment: 'open' })
    await call('POST', `/public/courses/${school.courseId}/join`, { as: person.token })
    const give = (action: object) =>
      send('POST', `/products/${school.productId}/participants/access`, { user_ids: [person.id], action })
    await give({ kind: 'revoke' })
    await give({ kind: 'grant', offer_id: id, starts_at: null, length: null })
    const isOpen = async () =>
      (await call('GET', `/public/lessons/${school.lesson.id}`, { as: person.token })).body.data
        .is_lesson_available
    await expect.poll(isOpen, { interval: 5 }).toBe(true)
    await send('PUT', `/offers/${id}`, { products: [chosen([])] })
    await expect.poll(isOpen, { interval: 5 }).toBe(false)
  })
})

describe('what an offer opens', () => {
  it('takes in lessons that come later, and keeps them when it is saved again', async () => {
    const module = await newModule(school.courseId, 'Week one')
    const new_content = { kind: 'in_modules', module_ids: [module] }
    const { id } = await make({ title: 'Growing', products: [chosen([school.lesson.id], { new_content })] })
    const inside = await newLesson(school.courseId, 'Inside', module)
    await newLesson(school.courseId, 'Outside')
    const contentOf = async () => (await send('GET', `/offers/${id}`)).data.products[0].content
    expect((await contentOf()).lesson_ids).toEqual([school.lesson.id, inside])
    const content = { ...(await contentOf()), new_content: { kind: 'none' } }
    await send('PUT', `/offers/${id}`, { products: [{ ...all(school.productId), content }] })
    expect((await contentOf()).lesson_ids).toEqual([school.lesson.id, inside])
  })

  it('names no more lessons than an offer can, however many were removed since', async () => {
    const new_content = { kind: 'everywhere' }
    const { id } = await make({ title: 'Long', products: [chosen([school.lesson.id], { new_content })] })
    await app.dependencies.db.execute(sql`
      insert into lessons overriding system value select (jsonb_populate_record(null::lessons, to_jsonb(lesson) || jsonb_build_object(
        'id', lesson.id + 1000 + n, 'slug', 'removed-' || n, 'deleted_at', now()))).*
      from lessons lesson, generate_series(1, 500) n where lesson.id = ${school.lesson.id}`)
    const [line] = (await send('GET', `/offers/${id}`)).data.products
    expect(line.content.lesson_ids).toEqual([school.lesson.id])
    await send('PUT', `/offers/${id}`, { products: [line] })
    await app.dependencies.db.execute(sql`delete from lessons where slug like 'removed-%'`)
  })

  it('is saved as it was read after a section of it was removed', async () => {
    const section = await send('POST', `/lessons/${school.lesson.id}/info-section`, { name: 'Going' })
    const sections = [{ id: Number(section.data.id), lesson_id: school.lesson.id }]
    const { id } = await make({ title: 'Of a section', products: [chosen([], { sections })] })
    await send('DELETE', `/info-section/${section.data.id}`)
    const { products } = (await send('GET', `/offers/${id}`)).data
    expect((await send('PUT', `/offers/${id}`, { products })).data.products).toEqual(products)
  })

  it('is chosen from modules, lessons and sections of the product', async () => {
    const { data } = await send('GET', `/products/${school.productId}/offer-choices`)
    expect(data.modules).toMatchObject([{ title: 'Week one' }])
    expect(data.lessons[0]).toEqual({
      id: school.lesson.id,
      title: 'First lesson',
      module_id: null,
      is_published: true,
      sections: [{ id: school.lesson.sectionId, title: 'Start' }],
    })
    expect((await call('GET', `/products/${rival.productId}/offer-choices`, { as })).status).toBe(404)
  })

  const foreign = {
    'a product of another school': () => all(rival.productId),
    'a product that is not there': () => all(999_999),
  }
  it.each(Object.entries(foreign))('is never %s', async (_name, product) => {
    expect(await refused({ title: 'Foreign', products: [product()] })).toEqual([422, 'foreign_product'])
  })

  const delay = { moment: { kind: 'at_once' }, time_zone: 'UTC' }
  const strange = {
    'a lesson of another school': () => chosen([rival.lesson.id]),
    'a section of another school': () =>
      chosen([], { sections: [{ id: rival.lesson.sectionId, lesson_id: school.lesson.id }] }),
    'a section in a lesson of another school': () =>
      chosen([], { sections: [{ id: rival.lesson.sectionId, lesson_id: rival.lesson.id }] }),
    'a module that is not there': () =>
      chosen([], { new_content: { kind: 'in_modules', module_ids: [999_999] } }),
    'a delay of a lesson of another school': () => ({
      ...all(school.productId),
      delays: { all: null, modules: [], lessons: [{ ...delay, id: rival.lesson.id }] },
    }),
    'a delay of a module that is not there': () => ({
      ...all(school.productId),
      delays: { all: null, modules: [{ ...delay, id: 999_999 }], lessons: [] },
    }),
  }
  it.each(Object.entries(strange))('is never %s', async (_name, product) => {
    expect(await refused({ title: 'Foreign', products: [product()] })).toEqual([422, 'foreign_content'])
  })

  it('is the whole of a closed group', async () => {
    const group = (await send('POST', '/closed-groups', { name: 'Group' })).data
    const whole = all(group.product_id)
    await make({ title: 'With a group', products: [whole, all(school.productId)] })
    const part = { ...chosen([]), product_id: group.product_id }
    expect(await refused({ title: 'Part', products: [part] })).toEqual([422, 'foreign_content'])
  })

  it('names a product once, and one at least', async () => {
    const twice = [all(school.productId), all(school.productId)]
    expect(await refused({ title: 'Twice', products: twice })).toEqual([422, 'invalid_fields'])
    expect(await refused({ title: 'Empty', products: [] })).toEqual([422, 'invalid_fields'])
  })
})

describe('the list of offers', () => {
  it('holds what people take, and more when it is asked for', async () => {
    const products = [all(school.productId)]
    await make({ title: 'List taken', status_id: 2, is_self_service: true, products })
    await make({ title: 'List given', status_id: 2, products })
    await make({ title: 'List draft', is_self_service: true, products })
    await make({ title: 'List old', status_id: 3, is_self_service: true, products })
    expect(await titles('query=list')).toEqual(['List taken'])
    expect(await titles('query=list&display_all=1')).toEqual(['List given', 'List taken'])
    expect(await titles('query=list&display_all=1&with_draft=1')).toEqual([
      'List draft',
      'List given',
      'List taken',
    ])
    expect(await titles('query=list&status=archived')).toEqual(['List old'])
    expect(await titles('query=list%25')).toEqual([])
  })

  it('is narrowed down by products, as the document writes them and between commas', async () => {
    const other = (await send('POST', '/courses', { title: 'Other' })).data
    await make({ title: 'Of other', products: [all(other.product_id)] })
    const flags = 'with_draft=1&display_all=1'
    expect(await titles(`${flags}&products[]=${other.product_id}`)).toEqual(['Of other'])
    expect(await titles(`${flags}&products=${other.product_id},999999`)).toEqual(['Of other'])
    const several = `products[]=${other.product_id}&products[]=${school.productId}`
    expect((await titles(`${flags}&${several}&per_page=100`)).length).toBeGreaterThan(5)
    expect((await call('GET', '/offers?products=x', { as })).status).toBe(422)
  })

  it('comes in pages with the next one, with counts and contents where asked for', async () => {
    const { data, links } = await send('GET', '/offers?with_draft=1&display_all=1&per_page=2')
    expect(data).toHaveLength(2)
    expect(data[0].participants_count).toBeNull()
    expect(data[0].products[0]).not.toHaveProperty('content')
    const path = new URL(links.next, 'http://localhost')
    expect(path.searchParams.get('with_draft')).toBe('true')
    const next = await send('GET', `/offers${path.search}&with_counts=1&is_full=1`)
    expect(next.meta.current_page).toBe(2)
    expect(next.data[0].participants_count).toBe(0)
    expect(next.data[0].products[0]).toHaveProperty('content')
    const { meta } = await send('GET', '/offers?per_page=100&is_full=1')
    expect(meta.per_page).toBe(offerLimits.fullPerPage)
  })

  it('shows nothing of another school', async () => {
    const own = await make({ title: 'Own', products: [all(school.productId)] })
    const headers = { host: 'rival.localhost' }
    const foreign = { as: rival.owner.token, headers }
    expect((await call('GET', '/offers?with_draft=1&display_all=1', foreign)).body.data).toEqual([])
    for (const [method, path] of [
      ['GET', `/offers/${own.id}`],
      ['DELETE', `/offers/${own.id}`],
      ['PUT', `/offers/${own.id}`],
    ] as const)
      expect((await call(method, path, { ...foreign, body: method === 'PUT' ? {} : undefined })).status).toBe(
        404,
      )
  })
})

describe('rights on offers', () => {
  it.each([
    ['GET', '', 'offer_list'],
    ['POST', '', 'offer_create'],
    ['GET', '/1', 'offer_read'],
    ['PUT', '/1', 'offer_edit'],
    ['DELETE', '/999999', 'offer_delete'],
    ['POST', '/1/duplicate', 'offer_create'],
  ] as const)('%s /offers%s needs %s', async (method, path, right) => {
    const bodies: Record<string, object> = {
      POST: { title: 'Made', products: [all(school.productId)] },
      'PUT/1': { title: 'Renamed' },
      'POST/1/duplicate': { title: 'Copied' },
    }
    const body = bodies[method + path]
    const without = await addStaff(app, school.schoolId, ['course_list', 'course_edit'])
    const only = await addStaff(app, school.schoolId, [right])
    const student = await joinSchool(app, school)
    const ask = async (who: string | undefined) =>
      (await call(method, `/offers${path}`, { as: who, body })).status
    expect(await ask(without.token)).toBe(403)
    expect(await ask(student.token)).toBe(403)
    expect(await ask(undefined)).toBe(401)
    expect([200, 201, 404]).toContain(await ask(only.token))
  })
})
