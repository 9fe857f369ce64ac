import { beforeEach, describe, expect, it } from 'vitest'
import { testApp } from '../../../testing/app.ts'
import { teachingSchool } from '../../../testing/school.ts'
import { insertField, insertTab, listFieldsById } from './contact-fields.repository.ts'
import { keepValues } from './use-cases/keep-values.ts'

const app = await testApp()
const { call, clock, dependencies } = app
const { db, database } = dependencies
const { schoolId, owner } = await teachingSchool(app, 'unique', true)

const send = (method: string, path: string, body: object) => call(method, path, { as: owner.token, body })
const add = async (name: string): Promise<number> =>
  (await send('POST', '/contacts', { name, email: `${name}@mail.test` })).body.data.id
const answer = (contact: number, field: number, value: string) =>
  send('PATCH', `/contacts/${contact}`, { fields: { [field]: value } })
const makeUnique = (field: number) => send('PATCH', `/contact-fields/${field}`, { is_unique: true })
const untilSomebodyWaits = async () => {
  await expect
    .poll(async () => {
      const { rows } = await database.pool.query(
        `select count(*)::int as waiting from pg_locks where not granted and locktype in ('transactionid', 'tuple')`,
      )
      return rows[0].waiting
    })
    .toBeGreaterThan(0)
}

const [anna, boris] = [await add('anna'), await add('boris')]
let field = 0
let fields = 0
beforeEach(async () => {
  fields += 1
  field = await db.transaction(async (tx) => {
    const tabId = await insertTab(tx, { schoolId, title: 'Tab', position: fields })
    const key = `pass_${fields}`
    return insertField(tx, { schoolId, tabId, key, title: 'Pass', type: 'text', position: 1 })
  })
  await answer(anna, field, 'No 7')
})

describe('a field that becomes unique', () => {
  it('waits for a value that is being written, and finds that two people share it', async () => {
    const writing = await database.pool.connect()
    await writing.query('begin')
    await writing.query('select 1 from contact_fields where id = $1 for share', [field])
    await writing.query('update contacts set fields = fields || $2::jsonb where id = $1', [
      boris,
      { [field]: 'No 7' },
    ])
    const made = makeUnique(field)
    await untilSomebodyWaits()
    await writing.query('commit')
    writing.release()
    expect((await made).body.error).toBe('contact_field_shared')
  })

  it('is waited for by whoever writes a value, who then hears that it is taken', async () => {
    const making = await database.pool.connect()
    await making.query('begin')
    await making.query('update contact_fields set is_unique = true where id = $1', [field])
    await making.query(
      'insert into contact_unique_values (field_id, contact_id, value) values ($1, $2, $3)',
      [...[field, anna, 'no 7']],
    )
    const answered = db.transaction(async (tx) => {
      const [read] = await listFieldsById(tx, schoolId, [field])
      if (!read) throw new Error('The field is gone.')
      await keepValues(tx, { schoolId, contactId: boris }, [{ field: read, value: 'No 7' }], clock.now())
    })
    const refusal = answered.catch((error: unknown) => error)
    await untilSomebodyWaits()
    await making.query('commit')
    making.release()
    const fields = { [`fields.${field}`]: ['taken'] }
    expect(await refusal).toMatchObject({ extras: { fields } })
  })
})
