import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { buildServer, testApp } from '../../../testing/app.ts'
import { openTestSchool, signUp, type TestPerson } from '../../../testing/people.ts'

const app = await testApp()
const { call, dependencies } = app
await openTestSchool(app, 'profile', true)

const as =
  ({ token }: Pick<TestPerson, 'token'>, host = 'localhost') =>
  (method: string, path: string, body?: unknown) =>
    call(method, path, { as: token, body, headers: { host } })

describe('the own profile', () => {
  const change = async (person: TestPerson, body: object) => as(person)('PUT', `/users/${person.id}`, body)

  it('keeps what it is told, and brings a number to one form', async () => {
    const person = await signUp(app)
    const { body } = await change(person, {
      name: 'Олена',
      surname: 'Демо',
      phone: '050 123 45 67',
      country: 'ua',
      time_zone: 'Europe/Kyiv',
      is_auto_timezone: false,
      language: 'uk',
    })
    expect(body.data).toMatchObject({
      name: 'Олена',
      surname: 'Демо',
      phone: '+380501234567',
      country: 'UA',
      time_zone: 'Europe/Kyiv',
      is_auto_timezone: false,
      language: 'uk',
    })
    const again = await change(person, { surname: '', phone: null })
    expect(again.body.data).toMatchObject({ surname: null, phone: null })
  })

  it('takes both names of Kyiv and no invented zone, number or country', async () => {
    const person = await signUp(app)
    for (const time_zone of ['Europe/Kyiv', 'Europe/Kiev']) {
      expect((await change(person, { time_zone })).body.data.time_zone).toBe(time_zone)
    }
    const wrong = { time_zone: 'Europe/Nowhere', country: 'Ukraine' }
    expect(Object.keys((await change(person, wrong)).body.error_codes)).toEqual(['country', 'time_zone'])
    expect((await change(person, { phone: '12' })).body.error_codes).toEqual({ phone: ['invalid_phone'] })
  })

  it('takes no field that is not the own to change', async () => {
    const person = await signUp(app)
    const before = (await call('GET', '/user', { as: person.token })).body.data
    // What the answer names may come back as it is; another value is refused by name.
    const { is_partner, email, cabinets, has_password } = before
    expect((await change(person, { is_partner, email, cabinets, has_password })).status).toBe(200)
    const other = { is_partner: true, email: 'x@lectern.test', cabinets: [], has_password: false }
    const refused = await change(person, other)
    expect([refused.status, Object.keys(refused.body.error_codes).toSorted()]).toEqual([
      422,
      Object.keys(other).toSorted(),
    ])
    expect((await call('GET', '/user', { as: person.token })).body.data).toEqual(before)
    const { status, body } = await change(person, { sum_points: 5, user_id: 1 })
    expect([status, Object.keys(body.error_codes)]).toEqual([
      422,
      expect.arrayContaining(['sum_points', 'user_id']),
    ])
  })

  it('asks for no password that is not there', async () => {
    const person = await signUp(app)
    await dependencies.database.pool.query('delete from sign_in_methods where user_id = $1', [person.id])
    const { body } = await change(person, { auth_type: 'password' })
    expect(body.error_codes).toEqual({ auth_type: ['password_missing'] })
    expect((await change(person, { auth_type: 'code' })).body.data).toMatchObject({
      auth_type: 'code',
      has_password: false,
    })
  })

  it('lets the zone be found out by itself, or not', async () => {
    const person = await signUp(app)
    const set = (body: object) => as(person)('PUT', '/students/timezone/auto', body)
    expect((await set({ is_auto_timezone: true, time_zone: 'Asia/Tokyo' })).body.data).toMatchObject({
      is_auto_timezone: true,
      time_zone: 'Asia/Tokyo',
    })
    expect((await set({ is_auto_timezone: false })).body.data).toMatchObject({ time_zone: 'Asia/Tokyo' })
  })
})

describe('settings of the interface', () => {
  it('are kept by key, a hundred at most', async () => {
    const person = await signUp(app)
    const save = (settings: object[]) => as(person)('POST', '/user-personal-settings', { settings })
    await save([{ key: 'menu.folded', value: '1' }])
    const { body } = await save([
      { key: 'list.view', value: 'table' },
      { key: 'menu.folded', value: '0' },
    ])
    expect(body.data).toEqual([
      { key: 'list.view', value: 'table' },
      { key: 'menu.folded', value: '0' },
    ])
    const user = await as(person)('GET', '/user')
    expect(user.body.data.user_personal_settings).toEqual(body.data)
    const many = Array.from({ length: 99 }, (_, index) => ({ key: `key-${index}`, value: '' }))
    expect((await save(many)).body.error_codes).toEqual({ settings: ['too_many'] })
    expect((await save([{ key: 'With Space', value: '' }])).status).toBe(422)
  })
})

describe('the default fields', () => {
  it('are kept with the profile', async () => {
    const person = await signUp(app, 'Before')
    const { body } = await as(person)('PUT', '/students/fields/default', { name: 'After', country: 'PL' })
    const values = Object.fromEntries(
      body.data.map(({ key, value }: { key: string; value: unknown }) => [key, value]),
    )
    expect(values).toMatchObject({ name: 'After', country: 'PL', surname: null })
    expect((await as(person)('GET', '/contact-fields/student/default')).body).toEqual(body)
  })
})

describe('the picture', () => {
  const save = (person: TestPerson, image: string) => as(person)('POST', '/user/avatar', { image })
  const picture = async (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#3965ff' } })
  const fetchPicture = (url: string) => app.app.inject({ method: 'GET', url })

  it('is cut square, made small, cleaned, and served to who knows its address', async () => {
    const person = await signUp(app)
    const jpeg = await (
      await picture(900, 300)
    )
      .withExif({ IFD0: { Copyright: 'where I live' } })
      .jpeg()
      .toBuffer()
    const { body } = await save(person, `data:image/jpeg;base64,${jpeg.toString('base64')}`)
    expect(body.data.avatar).toMatch(/^\/pictures\/[\w-]{22}-256$/)
    const reply = await fetchPicture(body.data.avatar_url)
    expect(reply.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    })
    const { width, height, exif } = await sharp(reply.rawPayload).metadata()
    expect([width, height, exif]).toEqual([512, 512, undefined])
  })

  it('is taken away with its files', async () => {
    const person = await signUp(app)
    const png = (await (await picture(10, 10)).png().toBuffer()).toString('base64')
    const { avatar } = (await save(person, png)).body.data
    expect((await as(person)('DELETE', '/user/avatar')).body.data.avatar).toBeNull()
    expect((await fetchPicture(avatar)).statusCode).toBe(404)
  })

  it('is refused when it is none, too large, or claims to be huge', async () => {
    const person = await signUp(app)
    const errorOf = async (bytes: Buffer | string) => {
      const reply = await save(person, typeof bytes === 'string' ? bytes : bytes.toString('base64'))
      return [reply.status, reply.body.error]
    }
    expect(await errorOf('no base64!')).toEqual([422, 'picture_unreadable'])
    expect(await errorOf(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))).toEqual([
      422,
      'picture_unreadable',
    ])
    expect(await errorOf(Buffer.from('GIF89a'))).toEqual([422, 'picture_unreadable'])
    expect(await errorOf(Buffer.alloc(1024 * 1024 + 1))).toEqual([422, 'picture_too_large'])
    const bomb = await (await picture(12_000, 12_000)).png({ compressionLevel: 9 }).toBuffer()
    expect(bomb.length).toBeLessThan(1024 * 1024)
    expect(await errorOf(bomb)).toEqual([422, 'picture_unreadable'])
  })

  it.each([
    '/pictures/x',
    '/pictures/..%2f..%2fetc-256',
    `/pictures/${'a'.repeat(22)}-512`,
    '/pictures/-256',
  ])('is not there at %s', async (url) => {
    expect((await fetchPicture(url)).statusCode).toBe(404)
  })
})

describe('alerts', () => {
  it('are not shown again once dismissed', async () => {
    const person = await signUp(app)
    const codes = async () =>
      (await as(person)('GET', '/alerts')).body.data.map(({ code }: { code: string }) => code)
    expect(await codes()).toEqual(['email_not_confirmed'])
    expect((await as(person)('POST', '/alerts/email_not_confirmed/dismiss')).status).toBe(200)
    expect(await codes()).toEqual([])
    expect((await as(person)('POST', '/alerts/deletion_planned/dismiss')).status).toBe(404)
  })

  it.each([
    ['no mail server', undefined, []],
    ['a mail server', 'smtp://127.0.0.1:9', ['email_not_confirmed']],
  ])(
    'ask to confirm an address in production with %s: only when a code can arrive',
    async (_case, smtpUrl, told) => {
      const person = await signUp(app)
      const env = { ...dependencies.env, production: true, demo: false, smtpUrl }
      const server = await buildServer({ ...dependencies, env })
      const { body } = await server.call('GET', '/alerts', {
        as: person.token,
        headers: { host: 'localhost' },
      })
      await server.app.close()
      expect(body.data.map(({ code }: { code: string }) => code)).toEqual(told)
    },
  )
})

describe('/is_prod', () => {
  it('tells that this is no real server', async () => {
    expect((await call('GET', '/is_prod')).body).toEqual({ data: { is_prod: false } })
  })
})
