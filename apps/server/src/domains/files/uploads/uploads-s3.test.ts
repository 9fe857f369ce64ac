import { createHash, randomBytes } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { expect, it } from 'vitest'
import { openStorage } from '../../../platform/storage/open-storage.ts'
import { testApp } from '../../../testing/app.ts'
import { openTestSchool } from '../../../testing/people.ts'
import { startS3 } from '../../../testing/outside-services/s3-server.ts'
import { listen, metadataOf, tusCall, tusUpload } from '../../../testing/tus.ts'

const newBucket = await startS3()
const app = await testApp(await openStorage({ storageFolder: '', storageService: await newBucket() }))
const { owner } = await openTestSchool(app, 'first', true)
const base = await listen(app)
const pdf = (bytes: number) => Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(bytes)])
const sum = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

const storedSum = async (uuid: string) => {
  const { rows } = await app.dependencies.database.pool.query(
    'select storage_key from files where uuid = $1',
    [uuid],
  )
  const object = await app.dependencies.storage.get(rows[0]?.storage_key)
  return object && sum(await buffer(object.stream))
}

it('an upload in pieces goes straight into the bucket and arrives whole', async () => {
  const bytes = pdf(21_000_000)
  const uuid = await tusUpload(base, owner.token, bytes, { filename: 'a.pdf', model: 'storage' }, 6_000_000)
  expect(await storedSum(uuid)).toBe(sum(bytes))
})

it('an upload goes on after a break, and tells where', async () => {
  const bytes = pdf(12_000_000)
  const as = owner.token
  const created = await tusCall(`${base}/api/v1/uploads`, 'POST', {
    as,
    headers: { 'upload-length': String(bytes.length), 'upload-metadata': metadataOf({ filename: 'a.pdf' }) },
  })
  const address = `${base}${created.headers.get('location') ?? ''}`
  const send = (from: number, to: number) =>
    tusCall(address, 'PATCH', {
      as,
      body: bytes.subarray(from, to),
      headers: { 'upload-offset': String(from), 'content-type': 'application/offset+octet-stream' },
    })
  expect((await send(0, 3_000_000)).status).toBe(204)
  const head = await tusCall(address, 'HEAD', { as })
  expect(head.headers.get('upload-offset')).toBe('3000000')
  expect((await send(3_000_000, bytes.length)).status).toBe(204)
  expect(await storedSum(created.headers.get('upload-file-id') ?? '')).toBe(sum(bytes))
})

it('an upload that is ended leaves nothing', async () => {
  const as = owner.token
  const created = await tusCall(`${base}/api/v1/uploads`, 'POST', {
    as,
    headers: { 'upload-length': '10', 'upload-metadata': metadataOf({ filename: 'a.txt' }) },
  })
  const address = `${base}${created.headers.get('location') ?? ''}`
  expect((await tusCall(address, 'DELETE', { as })).status).toBe(204)
  expect((await tusCall(address, 'HEAD', { as })).status).toBe(404)
})
