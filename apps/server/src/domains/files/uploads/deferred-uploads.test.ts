import { describe, expect, it } from 'vitest'
import { testApp } from '../../../testing/app.ts'
import { openTestSchool } from '../../../testing/people.ts'
import { errorIn, listen, metadataOf, tusCall } from '../../../testing/tus.ts'

const app = await testApp()
const { owner } = await openTestSchool(app, 'first', true)
const base = await listen(app)
const uploads = `${base}/api/v1/uploads`

const create = (headers: Record<string, string>, as = owner.token, body?: string) =>
  tusCall(uploads, 'POST', { as, headers, ...(body === undefined ? {} : { body }) })

const patch = (address: string, offset: string, body: string | Buffer, as = owner.token) =>
  tusCall(address, 'PATCH', {
    as,
    body,
    headers: { 'upload-offset': offset, 'content-type': 'application/offset+octet-stream' },
  })

const rowsOf = async (uuid: string) =>
  (await app.dependencies.database.pool.query('select * from files where uuid = $1', [uuid])).rows

describe('an upload whose length is told at its end', () => {
  const record = async (as = owner.token) => {
    const reply = await create(
      { 'upload-defer-length': '1', 'upload-metadata': metadataOf({ filename: 'said.txt' }) },
      as,
    )
    expect(reply.status).toBe(201)
    return `${base}${reply.headers.get('location') ?? ''}`
  }
  const patchWith = (address: string, offset: number, body: string, length: number | string) =>
    tusCall(address, 'PATCH', {
      as: owner.token,
      body,
      headers: {
        'upload-offset': String(offset),
        'upload-length': String(length),
        'content-type': 'application/offset+octet-stream',
      },
    })
  const reservedOf = async (address: string) => {
    const id = address.split('/').at(-1)
    const { rows } = await app.dependencies.database.pool.query('select bytes from uploads where id = $1', [
      id,
    ])
    return Number(rows[0]?.bytes)
  }

  it('takes slices, and becomes a file when it is told', async () => {
    const address = await record()
    expect((await patch(address, '0', 'one ')).status).toBe(204)
    expect((await patch(address, '4', 'two ')).status).toBe(204)
    const head = await tusCall(address, 'HEAD', { as: owner.token })
    expect([head.headers.get('upload-offset'), head.headers.get('upload-defer-length')]).toEqual(['8', '1'])
    expect(await reservedOf(address)).toBe(512 * 1024 ** 2)
    const last = await patchWith(address, 8, '', 8)
    expect(last.status).toBe(204)
    const [row] = await rowsOf(last.headers.get('upload-file-id') ?? '')
    expect(row).toMatchObject({ original_name: 'said.txt', bytes: '8' })
    expect(await reservedOf(address)).toBe(8)
  })

  it('becomes a file although the server died after the length was written down', async () => {
    const address = await record()
    await patch(address, '0', 'said')
    const id = address.split('/').at(-1) ?? ''
    await app.dependencies.uploads.dataStore.declareUploadLength(id, 4)
    await app.dependencies.database.pool.query('update uploads set bytes = 4 where id = $1', [id])
    const head = await tusCall(address, 'HEAD', { as: owner.token })
    expect(await rowsOf(head.headers.get('upload-file-id') ?? '')).toHaveLength(1)
  })

  it('is told once, not less than is there, and not more than was reserved', async () => {
    const address = await record()
    await patch(address, '0', 'said')
    expect((await patchWith(address, 4, '', 0)).status).toBe(400)
    expect((await patchWith(address, 4, '', 3)).status).toBe(400)
    expect((await patchWith(address, 4, '', 512 * 1024 ** 2 + 1)).status).toBe(413)
    expect((await patchWith(address, 4, '!', 9)).status).toBe(204)
    expect((await patchWith(address, 5, 'more', 10)).status).toBe(400)
    expect((await patch(address, '5', 'done')).status).toBe(204)
  })

  it('may have what the school has left, and no byte more', async () => {
    const { owner: poor, schoolId: school } = await openTestSchool(app, 'poor', false)
    await app.dependencies.database.pool.query('insert into file_quotas (school_id, bytes) values ($1, 6)', [
      school,
    ])
    const address = await record(poor.token)
    expect(await reservedOf(address)).toBe(6)
    expect((await patch(address, '0', 'too long', poor.token)).status).toBe(413)
    expect((await patch(address, '0', 'short', poor.token)).status).toBe(204)
    const second = await create(
      { 'upload-defer-length': '1', 'upload-metadata': metadataOf({ filename: 'a.txt' }) },
      poor.token,
    )
    expect([second.status, await errorIn(second)]).toEqual([422, 'quota_exceeded'])
  })
})
