import { createHash, randomBytes } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { buffer } from 'node:stream/consumers'
import { describe, expect, it, test } from 'vitest'
import { testApp } from '../../../testing/app.ts'
import { addStaff, openTestSchool, signUp } from '../../../testing/people.ts'
import { errorIn, listen, metadataOf, tusCall, tusUpload } from '../../../testing/tus.ts'

const app = await testApp()
const { owner, schoolId } = await openTestSchool(app, 'first', true)
const rival = await openTestSchool(app, 'second', false)
const stranger = await signUp(app)
const reader = await addStaff(app, schoolId, ['storage_read'])
const base = await listen(app)
const uploads = `${base}/api/v1/uploads`

const create = (headers: Record<string, string>, as = owner.token, body?: string) =>
  tusCall(uploads, 'POST', { as, headers, ...(body === undefined ? {} : { body }) })

const begin = async (length: number, values: Record<string, string> = {}) => {
  const reply = await create({
    'upload-length': String(length),
    'upload-metadata': metadataOf({ filename: 'notes.txt', model: 'storage', ...values }),
  })
  expect(reply.status).toBe(201)
  return {
    address: `${base}${reply.headers.get('location') ?? ''}`,
    uuid: reply.headers.get('upload-file-id') ?? '',
  }
}
const patch = (address: string, offset: string, body: string | Buffer, as = owner.token) =>
  tusCall(address, 'PATCH', {
    as,
    body,
    headers: { 'upload-offset': offset, 'content-type': 'application/offset+octet-stream' },
  })

const rowsOf = async (uuid: string) =>
  (await app.dependencies.database.pool.query('select * from files where uuid = $1', [uuid])).rows

describe('a resumable upload', () => {
  it('becomes a file with the uuid that every answer names', async () => {
    const bytes = Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(300_000)])
    const uuid = await tusUpload(
      base,
      owner.token,
      bytes,
      { filename: 'Plan.pdf', model: 'storage' },
      64 * 1024,
    )
    const [row] = await rowsOf(uuid)
    expect(row).toMatchObject({
      school_id: String(schoolId),
      original_name: 'Plan.pdf',
      mime_type: 'application/pdf',
      kind: 'pdf',
      bytes: '300009',
      process_status: 'pending',
      model: 'storage',
    })
    const stored = await app.dependencies.storage.get(row.storage_key)
    expect(
      stored &&
        createHash('sha256')
          .update(await buffer(stored.stream))
          .digest('hex'),
    ).toBe(createHash('sha256').update(bytes).digest('hex'))
  })

  it('goes on where it stopped, and says so when it is asked', async () => {
    const { address, uuid } = await begin(10)
    expect((await patch(address, '0', 'hello')).headers.get('upload-offset')).toBe('5')
    const head = await tusCall(address, 'HEAD', { as: owner.token })
    expect([head.status, head.headers.get('upload-offset'), head.headers.get('upload-length')]).toEqual([
      200,
      '5',
      '10',
    ])
    expect(await rowsOf(uuid)).toEqual([])
    expect((await patch(address, '5', 'world')).status).toBe(204)
    expect(await rowsOf(uuid)).toHaveLength(1)
  })

  it('that is whole is a file for whoever asks again, although the answer was lost', async () => {
    const { address, uuid } = await begin(4)
    await patch(address, '0', 'done')
    const head = await tusCall(address, 'HEAD', { as: owner.token })
    expect([head.status, head.headers.get('upload-offset'), head.headers.get('upload-file-id')]).toEqual([
      200,
      '4',
      uuid,
    ])
    expect((await patch(address, '4', '')).status).toBe(204)
    expect(await rowsOf(uuid)).toHaveLength(1)
  })

  it('becomes a file although the server died between the last byte and the record', async () => {
    const { address, uuid } = await begin(4)
    const id = address.split('/').at(-1) ?? ''
    writeFileSync(`${app.dependencies.env.storageFolder}/.uploads/${id}`, 'done')
    const head = await tusCall(address, 'HEAD', { as: owner.token })
    expect(head.headers.get('upload-offset')).toBe('4')
    expect(await rowsOf(uuid)).toHaveLength(1)
    const other = await begin(4)
    const otherId = other.address.split('/').at(-1) ?? ''
    await app.dependencies.storage.put(`${schoolId}/${other.uuid}/original`, Buffer.from('done'))
    await app.dependencies.uploads.remove(otherId)
    await tusCall(other.address, 'HEAD', { as: owner.token })
    expect(await rowsOf(other.uuid)).toHaveLength(1)
  })

  it('can be ended by who began it', async () => {
    const { address } = await begin(10)
    expect((await tusCall(address, 'DELETE', { as: owner.token })).status).toBe(204)
    expect((await tusCall(address, 'HEAD', { as: owner.token })).status).toBe(404)
  })

  it('is unknown to everybody else', async () => {
    const { address } = await begin(10)
    for (const as of [rival.owner.token, reader.token]) {
      expect((await tusCall(address, 'HEAD', { as })).status).toBe(404)
      expect((await patch(address, '0', 'stolen', as)).status).toBe(404)
      expect((await tusCall(address, 'DELETE', { as })).status).toBe(404)
    }
    expect((await tusCall(address, 'HEAD')).status).toBe(401)
    expect(address.split('/').at(-1)).toMatch(/^[\w-]{43}$/)
  })

  it('is over after a day', async () => {
    const { address } = await begin(10)
    app.clock.advance(24 * 60 * 60 * 1000)
    const late = await patch(address, '0', 'late')
    expect(late.status).toBe(410)
    app.clock.advance(-24 * 60 * 60 * 1000)
  })

  it('of a disguised type is refused when its bytes are there, and forgotten', async () => {
    const { address, uuid } = await begin(26, { filename: 'photo.jpg' })
    const reply = await patch(address, '0', '<html><script>1</script>  ')
    expect([reply.status, await errorIn(reply)]).toEqual([422, 'file_type_refused'])
    expect((await tusCall(address, 'HEAD', { as: owner.token })).status).toBe(404)
    expect(await rowsOf(uuid)).toEqual([])
  })
})

const good = { 'upload-length': '10', 'upload-metadata': metadataOf({ filename: 'a.txt' }) }
const described = (values: Record<string, string>) => ({ ...good, 'upload-metadata': metadataOf(values) })

describe('what the protocol and the school refuse', () => {
  test.each([
    ['no session', good, 401, 'unauthenticated', undefined],
    ['somebody of no school', good, 403, 'forbidden', () => stranger.token],
    ['staff without the right to store', good, 403, 'forbidden', () => reader.token],
    [
      'a school of others',
      described({ filename: 'a.txt', cabinet_id: String(rival.schoolId) }),
      404,
      'not_found',
      () => owner.token,
    ],
    [
      'a school that is none',
      described({ filename: 'a.txt', cabinet_id: '../1' }),
      422,
      'upload_invalid',
      () => owner.token,
    ],
    [
      'an unknown model',
      described({ filename: 'a.txt', model: 'root' }),
      422,
      'upload_invalid',
      () => owner.token,
    ],
    [
      'a folder of others',
      described({ filename: 'a.txt', folder_id: '999999' }),
      422,
      'foreign_folder',
      () => owner.token,
    ],
    ['nothing at all', { ...good, 'upload-length': '0' }, 422, 'file_empty', () => owner.token],
    [
      '15 GiB and one byte',
      { ...good, 'upload-length': '16106127361' },
      413,
      'file_too_large',
      () => owner.token,
    ],
    [
      'more than the school may keep',
      { ...good, 'upload-length': '10737418241' },
      422,
      'quota_exceeded',
      () => owner.token,
    ],
    [
      'a type that the model does not take',
      described({ filename: 'a.exe', model: 'infoUnitContent' }),
      422,
      'file_type_refused',
      () => owner.token,
    ],
  ])('%s', async (_title, headers, status, code, as) => {
    const reply = await tusCall(uploads, 'POST', { headers, ...(as ? { as: as() } : {}) })
    expect([reply.status, await errorIn(reply)]).toEqual([status, code])
  })

  test.each([
    ['no length', { 'upload-metadata': good['upload-metadata'] }, 400],
    ['a length below nothing', { ...good, 'upload-length': '-1' }, 400],
    ['a length of words', { ...good, 'upload-length': 'ten' }, 400],
    ['a length of 2^63', { ...good, 'upload-length': '9223372036854775808' }, 400],
    ['a length and none', { ...good, 'upload-defer-length': '1' }, 400],
    ['a length told at no time', { ...good, 'upload-length': '', 'upload-defer-length': '2' }, 400],
    ['metadata that is not base64', { ...good, 'upload-metadata': 'filename %%%' }, 400],
    ['metadata with one name twice', { ...good, 'upload-metadata': 'filename YQ==,filename Yg==' }, 400],
    ['parts to be joined', { ...good, 'upload-concat': 'final;/api/v1/uploads/a /api/v1/uploads/b' }, 501],
    [
      'ten thousand names',
      { ...good, 'upload-metadata': Array.from({ length: 10_000 }, (_, n) => `k${n} YQ==`).join(',') },
      431,
    ],
    ['another version of the protocol', { ...good, 'tus-resumable': '0.2.2' }, 412],
  ])('%s', async (_title, headers, status) => {
    expect((await create(headers)).status).toBe(status)
  })

  test('no version of the protocol', async () => {
    const reply = await fetch(uploads, {
      method: 'POST',
      headers: { ...good, authorization: `Bearer ${owner.token}` },
    })
    expect(reply.status).toBe(412)
  })

  test.each([
    ['an offset below nothing', '-1', 400],
    ['an offset of 2^63', '9223372036854775808', 400],
    ['an offset of words', 'here', 400],
    ['another offset than what is there', '3', 409],
    ['an offset behind the end', '11', 409],
  ])('%s', async (_title, offset, status) => {
    const { address } = await begin(10)
    expect((await patch(address, offset, 'x')).status).toBe(status)
  })

  test('no offset, another type of body, more than was announced, an unknown upload', async () => {
    const { address } = await begin(10)
    const headers = { 'content-type': 'application/offset+octet-stream' }
    const as = owner.token
    expect((await tusCall(address, 'PATCH', { as, headers, body: 'x' })).status).toBe(403)
    const typed = { 'upload-offset': '0', 'content-type': 'text/plain' }
    expect((await tusCall(address, 'PATCH', { as, headers: typed, body: 'x' })).status).toBe(415)
    expect((await patch(address, '0', 'eleven bytes')).status).toBe(413)
    expect((await patch(`${uploads}/${'a'.repeat(43)}`, '0', 'x')).status).toBe(404)
    expect((await patch(`${uploads}/..%2f..%2fetc`, '0', 'x')).status).toBe(404)
  })

  test('from another site', async () => {
    const cookie = `lectern_session=${owner.token}`
    const reply = await fetch(uploads, {
      method: 'POST',
      headers: { ...good, 'tus-resumable': '1.0.0', cookie, origin: 'https://evil.example' },
    })
    expect(reply.status).toBe(403)
  })

  test('more uploads at once than a person may have', async () => {
    const person = await addStaff(app, rival.schoolId, ['storage_store'])
    const headers = described({ filename: 'a.txt', cabinet_id: String(rival.schoolId) })
    for (let index = 0; index < 100; index += 1)
      expect((await create(headers, person.token)).status).toBe(201)
    const reply = await create(headers, person.token)
    expect([reply.status, await errorIn(reply)]).toEqual([422, 'too_many_uploads'])
  })

  test('two that fit alone and not together', async () => {
    const headers = {
      ...described({ filename: 'a.txt', cabinet_id: String(rival.schoolId) }),
      'upload-length': String(6 * 1024 ** 3),
    }
    const replies = await Promise.all([
      create(headers, rival.owner.token),
      create(headers, rival.owner.token),
    ])
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 422])
  })
})

test('the protocol describes itself', async () => {
  const reply = await fetch(uploads, { method: 'OPTIONS' })
  expect(reply.status).toBe(204)
  expect(Object.fromEntries(reply.headers)).toMatchObject({
    'tus-version': '1.0.0',
    'tus-extension': 'creation,creation-defer-length,creation-with-upload,termination',
    'tus-max-size': '16106127360',
  })
})
