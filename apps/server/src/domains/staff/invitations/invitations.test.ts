import { describe, expect, it } from 'vitest'
import { testApp } from '../../../testing/app.ts'
import { openTestMailServer } from '../../../testing/test-mail-server.ts'
import { addStaff, openTestSchool, signUp } from '../../../testing/people.ts'

const app = await testApp()
const { call, clock, dependencies } = app
const { schoolId, owner } = await openTestSchool(app, 'inviting', true)
const letters = await openTestMailServer(app)
const as = owner.token
const day = 24 * 60 * 60 * 1000

const invite = (email: string, rest: object = {}, by = as) =>
  call('POST', '/cabinet/users/invitations', { as: by, body: { email, ...rest } })
const tokenIn = ({ link }: { link: string }) => link.slice(link.lastIndexOf('/') + 1)
const read = (token: string, by?: string) => call('GET', `/invitations/${token}`, { as: by })
const accept = (token: string, by: string) => call('POST', `/invitations/${token}/accept`, { as: by })
const rightsOf = async (token: string) =>
  (await call('GET', '/cabinet/users/permissions', { as: token })).body.data
const groups = async () => (await call('GET', '/cabinet/access-groups', { as })).body.data
const groupId = async (key: string) =>
  (await groups()).find((each: { key: string | null }) => each.key === key).id

describe('the letter of an invitation', () => {
  it('speaks the language that was chosen, in text and HTML, and holds what was written', async () => {
    const { status, body } = await invite('ua@lectern.test', {
      name: 'Оксана <Демо>',
      language: 'uk',
      message: 'Чекаємо!\nДо зустрічі',
    })
    expect([status, body.data.is_expired, body.data.email]).toEqual([201, false, 'ua@lectern.test'])
    const letter = await letters.newest('ua@lectern.test')
    expect(letter.subject).toBe('Вас запрошують до команди школи «inviting»')
    expect(letter.text).toContain('Вітаємо, Оксана <Демо>')
    expect(letter.text).toContain('Owner of inviting пише: Чекаємо!')
    expect(letter.text).toContain('Запрошення діє 7 днів.')
    expect(letter.link).toMatch(/^http:\/\/127\.0\.0\.1:3000\/invitations\/[\w-]{43}$/)
    expect(letter.html).toContain('Оксана &#60;Демо&#62;')
    expect(letter.html).toContain(`href="${letter.link}"`)
    expect(letter.html).toMatch(/>\s*Приєднатися до команди\s*<\/a>/u)
    expect(letter.source).toContain('multipart/alternative')
  })

  it('takes no header from a name or a message (THREATS T65)', async () => {
    await invite('crlf@lectern.test', { message: 'Hi\r\nBcc: all@lectern.test' })
    const letter = await letters.newest('crlf@lectern.test')
    expect(letter.source.split('\r\n\r\n')[0]).not.toMatch(/^bcc:/im)
    expect((await invite('crlf2@lectern.test', { name: 'A\r\nBcc: x@lectern.test' })).status).toBe(422)
  })

  it('leads to the address of the settings, never to the one that the call names (THREATS T53)', async () => {
    await call('POST', '/cabinet/users/invitations', {
      as,
      body: { email: 'host@lectern.test' },
      headers: { 'x-forwarded-host': 'evil.example' },
    })
    expect((await letters.newest('host@lectern.test')).link).toMatch(/^http:\/\/127\.0\.0\.1:3000\//)
  })

  it('leaves no token in the database', async () => {
    await invite('hash@lectern.test')
    const token = tokenIn(await letters.newest('hash@lectern.test'))
    for (const table of ['public.invitations', 'graphile_worker._private_jobs', 'public.audit_entries']) {
      const { rows } = await dependencies.database.pool.query(`select * from ${table}`)
      expect(JSON.stringify(rows)).not.toContain(token)
    }
  })
})

describe('inviting', () => {
  it('answers known and unknown addresses alike', async () => {
    const known = await signUp(app)
    const [one, other] = [await invite(known.email), await invite('unknown@lectern.test')]
    expect([one.status, Object.keys(one.body.data)]).toEqual([other.status, Object.keys(other.body.data)])
    expect(JSON.stringify(one.body)).not.toContain('Test Person')
  })

  it('is done once for an address, and not for the staff', async () => {
    await invite('twice@lectern.test')
    expect((await invite('Twice@Lectern.test ')).body.error).toBe('already_invited')
    expect((await invite(owner.email)).body.error).toBe('already_staff')
  })

  it('hands on nothing that the inviter lacks', async () => {
    const hr = await addStaff(app, schoolId, ['user_crud', 'course_read'])
    for (const permissions of [['course_edit'], ['course_all'], ['cabinet_root'], ['course_read '], ['*']])
      expect((await invite('more@lectern.test', { permissions }, hr.token)).body.error).toBe('grants_more')
    const access_group_ids = [await groupId('assistant')]
    expect((await invite('more@lectern.test', { access_group_ids }, hr.token)).body.error).toBe('grants_more')
    expect((await invite('more@lectern.test', { permissions: ['course_read.team'] }, hr.token)).status).toBe(
      201,
    )
    expect((await invite('most@lectern.test', { permissions: ['cabinet_root'] })).body.error).toBe(
      'grants_more',
    )
  })
})

describe('accepting', () => {
  it('makes the invited person a member with what was given, and shows the address to be theirs', async () => {
    const person = await signUp(app, 'New Colleague')
    await letters.take(person.email)
    await invite(person.email, {
      access_group_ids: [await groupId('assistant')],
      permissions: ['quiz_read'],
    })
    const token = tokenIn(await letters.newest(person.email))
    const alerts = (await call('GET', '/alerts', { as: person.token })).body.data
    expect(alerts).toContainEqual(expect.objectContaining({ code: 'invitation_waiting' }))
    const shown = (await read(token)).body.data
    expect(shown).toMatchObject({ school: 'inviting', has_account: true, is_for_caller: null })
    expect(shown.email).toMatch(/^p…@lectern\.test$/)
    expect((await read(token, person.token)).body.data.is_for_caller).toBe(true)
    const { status, body } = await accept(token, person.token)
    expect([status, body.data.find((each: { is_current: boolean }) => each.is_current).id]).toEqual([
      200,
      schoolId,
    ])
    expect(await rightsOf(person.token)).toEqual(
      expect.arrayContaining(['quiz_read', 'practice_curator.team']),
    )
    expect(await rightsOf(person.token)).not.toContain('practice_curator')
    expect((await call('GET', '/user', { as: person.token })).body.data.email_verified).toBe(true)
    expect((await accept(token, person.token)).status).toBe(404)
    expect((await read(token)).status).toBe(404)
  })

  it('is for the invited address alone', async () => {
    await invite('only-me@lectern.test')
    const token = tokenIn(await letters.newest('only-me@lectern.test'))
    expect((await read(token)).body.data.has_account).toBe(false)
    const other = await signUp(app)
    expect((await read(token, other.token)).body.data.is_for_caller).toBe(false)
    expect((await accept(token, other.token)).body.error).toBe('invitation_for_other')
    expect(await rightsOf(other.token)).toEqual([])
  })

  it('is over after seven days, and begins again with a new letter, whose link alone works', async () => {
    const person = await signUp(app)
    await letters.take(person.email)
    const { id } = (await invite(person.email)).body.data
    const old = tokenIn(await letters.newest(person.email))
    const resend = () => call('POST', `/cabinet/users/invitations/${id}/resend`, { as })
    const early = await resend()
    expect([early.status, Number(early.headers['retry-after']) > 0]).toEqual([429, true])
    clock.advance(7 * day)
    expect((await accept(old, person.token)).status).toBe(404)
    const list = (await call('GET', `/cabinet/users?search=${person.email}`, { as })).body.data
    expect(list).toMatchObject([{ kind: 'invitation', is_expired: true }])
    expect((await resend()).body.data.is_expired).toBe(false)
    const fresh = tokenIn(await letters.newest(person.email))
    expect((await accept(old, person.token)).status).toBe(404)
    expect((await accept(fresh, person.token)).status).toBe(200)
  })

  it('is over when the invitation was withdrawn, or its inviter left', async () => {
    const person = await signUp(app)
    await letters.take(person.email)
    const { id } = (await invite(person.email)).body.data
    const token = tokenIn(await letters.newest(person.email))
    expect((await call('DELETE', `/cabinet/users/invitations/${id}`, { as })).status).toBe(200)
    expect((await accept(token, person.token)).status).toBe(404)
    const hr = await addStaff(app, schoolId, ['user_crud'])
    await invite(person.email, {}, hr.token)
    const second = tokenIn(await letters.newest(person.email))
    expect((await call('POST', `/cabinet/users/${hr.id}/deactivate`, { as })).status).toBe(200)
    expect((await accept(second, person.token)).status).toBe(404)
  })

  it('happens once when it is sent several times at once', async () => {
    const person = await signUp(app)
    await letters.take(person.email)
    await invite(person.email)
    const token = tokenIn(await letters.newest(person.email))
    const replies = await Promise.all([1, 2, 3, 4].map(() => accept(token, person.token)))
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 404, 404, 404])
  })

  it('signs nobody up by itself: who has no account opens one, then accepts', async () => {
    await invite('late@lectern.test', { permissions: ['course_list'] })
    const token = tokenIn(await letters.newest('late@lectern.test'))
    expect((await call('POST', `/invitations/${token}/accept`)).status).toBe(401)
    const body = { name: 'Late', email: 'late@lectern.test', password: 'late-password' }
    const late = (await call('POST', '/auth/register', { body })).body.data.token
    expect((await accept(token, late)).status).toBe(200)
    expect((await call('GET', '/courses-cards', { as: late })).status).toBe(200)
  })
})
