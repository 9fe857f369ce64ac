import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { testApp } from '../../testing/app.ts'
import { addStaff, openTestSchool, signUp } from '../../testing/people.ts'
import { teachingSchool } from '../../testing/school.ts'

const app = await testApp()
const { call, clock } = app
const { schoolId, owner } = await openTestSchool(app, 'main', true)
const as = owner.token
const change = (body: object, by = as) => call('PUT', '/cabinet', { as: by, body })
const publicSchool = async (language = 'en') =>
  (await call('GET', '/public/school', { headers: { 'x-language': language } })).body.data

describe('opening a school', () => {
  it('makes its owner, its groups and its settings, and chooses it', async () => {
    const person = await signUp(app)
    const { status, body } = await call('POST', '/cabinets', {
      as: person.token,
      body: { name: 'Школа хліба', language: 'uk', currency: 'eur', time_zone: 'Europe/Warsaw' },
    })
    expect(status).toBe(201)
    expect(body.data.at(-1)).toMatchObject({ slug: 'shkola-khliba', is_current: true, is_owner: true })
    const settings = (await call('GET', '/cabinet', { as: person.token })).body.data
    expect(settings).toMatchObject({
      default_language: 'uk',
      currency: 'EUR',
      time_zone: 'Europe/Warsaw',
      is_owner: true,
      owner: { id: person.id },
    })
    expect((await call('GET', '/cabinet/access-groups', { as: person.token })).body.data).toHaveLength(10)
    const log = (await call('GET', '/cabinet/audit-log', { as: person.token })).body.data
    expect(log).toMatchObject([{ action: 'cabinet.created', user: { id: person.id } }])
  })

  it('is done ten times by one person, also when all are sent at once', async () => {
    const person = await signUp(app)
    const names = Array.from({ length: 13 }, (_, index) => `Many ${index}`)
    const replies = await Promise.all(
      names.map((name) => call('POST', '/cabinets', { as: person.token, body: { name } })),
    )
    expect(replies.filter(({ status }) => status === 201)).toHaveLength(10)
    expect(replies.find(({ status }) => status !== 201)?.body.error).toBe('too_many_own_schools')
  })

  it('takes no address that another school has, or that is kept for the platform', async () => {
    const person = await signUp(app)
    const open = (slug: string) => call('POST', '/cabinets', { as: person.token, body: { name: 'X', slug } })
    expect((await open('main')).body).toMatchObject({
      error: 'school_slug_taken',
      error_codes: { slug: ['school_slug_taken'] },
    })
    for (const slug of ['www', 'a', 'a_b', 'школа', '-x-', 'a.b.c'])
      expect((await open(slug)).status).toBe(422)
    const check = async (slug: string) =>
      (await call('GET', `/cabinets/slug-check?slug=${encodeURIComponent(slug)}`, { as: person.token })).body
        .data
    expect(await check('main')).toMatchObject({ is_free: false, problem: 'taken', suggestion: 'main-2' })
    expect(await check('api')).toMatchObject({
      is_free: false,
      problem: 'reserved',
      suggestion: 'school-api',
    })
    expect(await check('Моя школа')).toMatchObject({ problem: 'invalid', suggestion: 'moya-shkola' })
    expect(await check('brand-new')).toMatchObject({ is_free: true, problem: null, suggestion: null })
  })
})

describe('settings', () => {
  it('change what is named, keep what is not, and are seen at the host at once', async () => {
    await change({
      links: { en: { support: 'https://help.example/en', news: null, call: null } },
      legal: { en: { terms: 'Terms', privacy: null, cookies: null } },
    })
    const links = { uk: { support: 'https://help.example/uk', news: null, call: 'https://call.example' } }
    const { body } = await change({ name: 'Main school', links })
    expect(body.data.links).toMatchObject({
      en: { support: 'https://help.example/en' },
      uk: { call: 'https://call.example' },
      ru: { support: null },
    })
    expect(await publicSchool()).toMatchObject({ name: 'Main school', legal_pages: ['terms'] })
    expect((await publicSchool('uk')).links).toEqual({
      support: 'https://help.example/uk',
      news: null,
      call: 'https://call.example',
    })
    expect((await publicSchool('ru')).links.support).toBe('https://help.example/en')
  })

  it('hold legal texts in the reader’s language, else in the school’s own', async () => {
    await change({ legal: { uk: { terms: 'Умови', privacy: null, cookies: null } } })
    const page = async (language: string, name = 'terms') =>
      call('GET', `/public/school/legal/${name}`, { headers: { 'x-language': language } })
    expect((await page('uk')).body.data).toEqual({ page: 'terms', language: 'uk', text: 'Умови' })
    expect((await page('ru')).body.data).toMatchObject({ language: 'en', text: 'Terms' })
    expect((await page('en', 'privacy')).status).toBe(404)
    expect((await page('en', 'secret')).status).toBe(404)
    const long = { terms: 'ї'.repeat(26_000), privacy: null, cookies: null }
    expect((await change({ legal: { ru: long } })).status).toBe(422)
  })

  it.each([
    ['#FFE600', { primary_color: '#ffe600', text_color: '#000000' }],
    ['#ffffff', { primary_color: '#ffffff', text_color: '#000000' }],
    ['#000000', { primary_color: '#000000', text_color: '#ffffff' }],
    [null, { primary_color: null, text_color: null }],
  ])('show the colour as it was chosen, with words that can be read on it: %s', async (chosen, shown) => {
    const { body } = await change({ branding: { primary_color: chosen, is_branding_enabled: true } })
    expect(body.data.branding).toMatchObject(shown)
    expect((await publicSchool()).branding).toMatchObject(shown)
    const { cabinets } = (await call('GET', '/user', { as })).body.data
    expect(cabinets.at(-1).primary_color).toBe(shown.primary_color)
  })

  it.each([
    [{ currency: 'XXZ' }, 'currency'],
    [{ time_zone: 'Europe/Nowhere' }, 'time_zone'],
    [{ languages: ['en', 'en'] }, 'languages'],
    [{ languages: ['uk'] }, 'default_language'],
    [{ links: { en: { support: 'javascript:alert(1)', news: null, call: null } } }, 'links.en.support'],
    [{ links: { de: { support: null, news: null, call: null } } }, 'links.de'],
    [{ owner_id: 1 }, 'owner_id'],
    [{ is_primary: false }, 'is_primary'],
    [{ branding: { primary_color: 'red', is_branding_enabled: true } }, 'branding.primary_color'],
  ])('refuse %j', async (body, field) => {
    const reply = await change(body)
    expect(reply.status).toBe(422)
    expect(Object.keys(reply.body.error_codes)).toContain(field)
  })

  it('are changed by who may edit the school, and read by who may look', async () => {
    const reader = await addStaff(app, schoolId, ['cabinet_read'])
    expect((await call('GET', '/cabinet', { as: reader.token })).status).toBe(200)
    expect((await change({ name: 'No' }, reader.token)).status).toBe(403)
  })
})

describe('the menu', () => {
  it('lists where somebody learns and where somebody works', async () => {
    const school = await teachingSchool(app, 'menu', false)
    const learner = await joinSchoolAt(school.courseId)
    const { body } = await call('GET', '/profile/menu?is_expert=0', {
      as: learner.token,
      headers: { host: 'menu.localhost' },
    })
    expect(body.data).toMatchObject({
      student_cabinets: [{ slug: 'menu', is_current: true, origin: 'http://127.0.0.1:3000' }],
      expert_cabinets: [],
      current_student_cabinet: { slug: 'menu' },
      is_branding_enabled: true,
      expert_subscription_data: { subscription: null },
    })
    const mine = (await call('GET', '/profile/menu?is_expert=1', { as: school.owner.token })).body.data
    expect(mine.student_cabinets).toEqual([])
    expect(mine.expert_cabinets).toMatchObject([{ slug: 'menu', is_current: true, is_owner: true }])
  })

  it('names the logo of a school that has one, to whoever works there too', async () => {
    const person = (await teachingSchool(app, 'logo', false)).owner
    const logoShown = async () => {
      const { cabinets } = (await call('GET', '/user', { as: person.token })).body.data
      const menu = (await call('GET', '/profile/menu?is_expert=1', { as: person.token })).body.data
      return [cabinets.at(-1).logo_url, menu.expert_cabinets[0].logo_url]
    }
    expect(await logoShown()).toEqual([null, null])
    const drawn = sharp({ create: { width: 30, height: 10, channels: 3, background: '#3965ff' } }).png()
    const image = (await drawn.toBuffer()).toString('base64')
    const { logo_url } = (await call('POST', '/cabinet/logo', { as: person.token, body: { image } })).body
      .data
    expect(logo_url).not.toBeNull()
    expect(await logoShown()).toEqual([logo_url, logo_url])
  })

  const joinSchoolAt = async (courseId: number) => {
    const person = await signUp(app, 'Menu learner')
    await call('POST', `/public/courses/${courseId}/join`, {
      as: person.token,
      headers: { host: 'menu.localhost' },
    })
    return person
  }
})

it('a school that was renamed answers at its new address', async () => {
  const school = await teachingSchool(app, 'moving', false)
  await change({ slug: 'moved' }, school.owner.token)
  clock.advance(1_001)
  const at = async (host: string) => (await call('GET', '/public/school', { headers: { host } })).status
  expect([await at('moved.localhost'), await at('moving.localhost')]).toEqual([200, 404])
})
