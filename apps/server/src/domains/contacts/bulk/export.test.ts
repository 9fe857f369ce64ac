import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { jobHandlers } from '../../../jobs.ts'
import { documentLimits, openArchive } from '../../../platform/documents/archives/read-archive.ts'
import { readWorkbook } from '../../../platform/documents/read-workbook.ts'
import { drainQueue } from '../../../platform/queue/worker.ts'
import { testApp } from '../../../testing/app.ts'
import { addStaff } from '../../../testing/people.ts'
import { teachingSchool } from '../../../testing/school.ts'

const app = await testApp()
const { app: server, call, clock, dependencies } = app
const { pool } = dependencies.database
const school = await teachingSchool(app, 'export', true)
const owner = school.owner.token
const handlers = jobHandlers(dependencies)
const drain = () => drainQueue(dependencies.database, handlers, dependencies)

const columns = ['email', 'name', 'tags']
const start = (body: object = {}, as = owner) =>
  call('POST', '/contacts/export', {
    as,
    body: { selection: { filter: { search: '@mail.test' } }, columns, format: 'csv', ...body },
  })
const taskOf = async (id: number, as = owner) => (await call('GET', `/tasks/${id}`, { as })).body.data
const download = async (id: number, as = owner) =>
  server.inject({
    method: 'GET',
    url: `/api/v1/tasks/${id}/file`,
    headers: { host: 'localhost', authorization: `Bearer ${as}` },
  })

for (const [name, tags] of [
  ['=cmd|calc', ['b', 'a']],
  ['Йосип <&>', []],
] as const)
  await call('POST', '/contacts', {
    as: owner,
    body: { name, email: `${tags.length}@mail.test`, tags },
  })

beforeEach(() => pool.query('delete from tasks'))

describe('a file of contacts', () => {
  it('is made by a task, in CSV without formulas, and noted in the log', async () => {
    const { body } = await start()
    await drain()
    const task = await taskOf(body.data.id)
    expect(task).toMatchObject({ state: 'done', total: 2, done: 2, undo_until: null })
    expect(task.file).toMatchObject({ name: `contacts-${task.id}.csv` })
    const { payload, headers } = await download(task.id)
    expect(payload).toBe(
      `\uFEFFemail,name,tags\r\n2@mail.test,'=cmd|calc,"a, b"\r\n0@mail.test,Йосип <&>,\r\n`,
    )
    expect(headers['content-disposition']).toContain('attachment')
    const { body: log } = await call('GET', '/cabinet/audit-log', { as: owner })
    expect(log.data[0]).toMatchObject({ action: 'contact.exported', after: { contacts: 2 } })
  })

  it('is a workbook whose cells are words', async () => {
    const { body } = await start({ format: 'xlsx' })
    await drain()
    const { rawPayload } = await download(body.data.id)
    const path = join(dependencies.env.storageFolder, 'sheet.xlsx')
    writeFileSync(path, rawPayload)
    const archive = await openArchive(path, documentLimits)
    expect(await readWorkbook(archive)).toEqual([
      ['email', 'name', 'tags'],
      ['2@mail.test', '=cmd|calc', 'a, b'],
      ['0@mail.test', 'Йосип <&>', ''],
    ])
    archive.close()
  })

  it('is of who made it, as long as they have the right, and for 24 hours', async () => {
    const member = await addStaff(app, school.schoolId, ['contact_export', 'contact_read'])
    const { body } = await start({}, member.token)
    await drain()
    const { id } = body.data
    expect((await download(id, owner)).statusCode).toBe(404)
    expect((await download(id, member.token)).statusCode).toBe(200)
    clock.advance(24 * 60 * 60 * 1000 - 1_000)
    expect((await download(id, member.token)).statusCode).toBe(200)
    await pool.query(`update school_members set permissions = '{contact_read}' where user_id = $1`, [
      member.id,
    ])
    clock.advance(2_000)
    expect((await download(id, member.token)).statusCode).toBe(404)
    expect((await start({}, member.token)).status).toBe(403)
  })

  it('ends with the right to it, or when it is cancelled, and leaves no file', async () => {
    const member = await addStaff(app, school.schoolId, ['contact_export', 'contact_read'])
    const { body } = await start({}, member.token)
    await pool.query(`update school_members set permissions = '{}' where user_id = $1`, [member.id])
    await drain()
    expect(await taskOf(body.data.id, member.token)).toMatchObject({
      ...{ state: 'failed', error: 'right_taken', file: null },
    })
    const { body: other } = await start()
    await call('POST', `/tasks/${other.data.id}/cancel`, { as: owner })
    await drain()
    expect(await taskOf(other.data.id)).toMatchObject({ state: 'cancelled', file: null })
  })

  it('has no column twice, none that is not known, and no field of others', async () => {
    for (const bad of [
      { columns: ['email', 'email'] },
      { columns: ['password'] },
      { columns: [] },
      { format: 'exe' },
    ])
      expect((await start(bad)).status).toBe(422)
    expect((await start({ field_ids: [999_999] })).status).toBe(404)
  })
})
