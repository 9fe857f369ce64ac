import { describe, expect, it } from 'vitest'
import { testApp } from '../../testing/app.ts'
import { signUp, type TestPerson } from '../../testing/people.ts'
import { teachingSchool } from '../../testing/school.ts'
import { openTestMailServer } from '../../testing/test-mail-server.ts'
import { ensureContact } from './use-cases/ensure-contact.ts'
import { followPerson } from './use-cases/follow-person.ts'

const app = await testApp()
const { call, clock, dependencies } = app
const { db, database } = dependencies
// Whoever signs up here is a contact of the primary school, which is the other one.
const rival = await teachingSchool(app, 'strangers', true)
const school = await teachingSchool(app, 'follows', false)
const { schoolId } = school
const owner = school.owner.token
const letters = await openTestMailServer(app)

const send = (method: string, path: string, body?: object, as = owner) => call(method, path, { as, body })
const cardOf = async (contact: number) => (await send('GET', `/contacts/${contact}`)).body.data
const meet = ({ id: userId }: TestPerson): Promise<number> =>
  db.transaction((tx) => ensureContact(tx, { schoolId, userId }, 'enrolment', clock.now()))
const changeAccount = (person: TestPerson, body: object) =>
  send('PUT', `/users/${person.id}`, body, person.token)
const add = async (body: object): Promise<number> => (await send('POST', '/contacts', body)).body.data.id
/** Fields that the record says have changed, by whom it is about. */
const changesOf = async (column: 'user_id' | 'contact_id', id: number): Promise<unknown[]> => {
  const { rows } = await database.pool.query(
    `select details from school_record where school_id = $1 and type = 3 and ${column} = $2 order by id`,
    [schoolId, id],
  )
  return rows.map(({ details }) => details)
}
const moveTo = async (person: TestPerson, email: string) => {
  const proof = await send('POST', '/user/password/validate', { password: 'test-password' }, person.token)
  const { proof_token } = proof.body.data
  await send('POST', '/personal/contacts/update/codes/send', { proof_token, email }, person.token)
  const { code } = await letters.newest(email)
  return send('PUT', '/personal/contacts/update', { email, code }, person.token)
}

describe('a person who changes the own account', () => {
  it('is known by the new name, phone, country, language and zone in each school', async () => {
    const person = await signUp(app)
    const contact = await meet(person)
    const told = { name: 'Олена', surname: 'Коваль', phone: '+380501112233', country: 'UA', language: 'uk' }
    await changeAccount(person, { ...told, time_zone: 'Europe/Kyiv' })
    expect(await cardOf(contact)).toMatchObject({ ...told, time_zone: 'Europe/Kyiv' })
    const keys = ['name', 'surname', 'phone', 'country', 'language', 'time_zone']
    expect(await changesOf('user_id', person.id)).toEqual(keys.map((key) => ({ key })))
    const { rows } = await database.pool.query(
      'select name from contacts where user_id = $1 and school_id = $2',
      [person.id, rival.schoolId],
    )
    expect(rows).toEqual([{ name: 'Олена' }])
  })

  it('leaves what the school wrote, until the same field changes in the account', async () => {
    const person = await signUp(app)
    const contact = await meet(person)
    await send('PATCH', `/contacts/${contact}`, { name: 'Olha', phone: '+380509998877' })
    await changeAccount(person, { name: 'Test Person', surname: 'Bondar' })
    expect(await cardOf(contact)).toMatchObject({
      ...{ name: 'Olha', surname: 'Bondar', phone: '+380509998877' },
    })
    await changeAccount(person, { name: 'Olga' })
    expect(await cardOf(contact)).toMatchObject({ name: 'Olga', phone: '+380509998877' })
  })

  it('takes the new e-mail from a contact without an account, who loses nothing else', async () => {
    const person = await signUp(app)
    const contact = await meet(person)
    const email = 'second@mail.test'
    const other = await add({ name: 'Second', email, phone: '+380671112233', tags: ['Kept'] })
    await database.pool.query(`update contacts set address_state = 'complaint' where id = $1`, [other])
    expect((await moveTo(person, email)).status).toBe(200)
    expect(await cardOf(contact)).toMatchObject({ email, user_id: person.id })
    expect(await cardOf(other)).toMatchObject({
      ...{ email: null, name: 'Second', phone: '+380671112233', tags: [{ name: 'Kept' }] },
    })
    expect(await changesOf('user_id', person.id)).toEqual([{ key: 'email' }])
    expect(await changesOf('contact_id', other)).toEqual([{ key: 'email' }])
    const { rows } = await database.pool.query('select address_state from contacts where id = $1', [contact])
    expect(rows).toEqual([{ address_state: 'complaint' }])
  })

  it('has the e-mail also when somebody adds a contact with it at the same moment', async () => {
    const person = await signUp(app)
    const contact = await meet(person)
    const email = 'raced@mail.test'
    const adding = await database.pool.connect()
    await adding.query('begin')
    await adding.query(
      `insert into contacts (school_id, email, name, source, active_at, created_at, updated_at)
       values ($1, $2, 'Raced', 'manual', now(), now(), now())`,
      [schoolId, email],
    )
    const following = db.transaction((tx) =>
      followPerson(tx, { userId: person.id, change: { email }, now: clock.now() }),
    )
    await expect
      .poll(async () => {
        const { rows } = await database.pool.query(
          `select count(*)::int as waiting from pg_locks where not granted and locktype = 'transactionid'`,
        )
        return rows[0].waiting
      })
      .toBe(1)
    await adding.query('commit')
    adding.release()
    await following
    expect((await cardOf(contact)).email).toBe(email)
  })
})
