import { createHash, randomBytes } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { Upload } from 'tus-js-client'
import { expect, it } from 'vitest'
import { seededRandom, testApp } from '../../../testing/app.ts'
import { openTestSchool } from '../../../testing/people.ts'
import { listen } from '../../../testing/tus.ts'

const app = await testApp()
const { owner } = await openTestSchool(app, 'first', true)
const base = await listen(app)
const random = seededRandom(11)

/** Uploads from where the server is, until `cutAt` bytes were sent. @returns how it is continued, and whether it is done */
const uploadUntil = async (bytes: Buffer, uploadUrl: string | null, cutAt: number) => {
  const { promise, resolve, reject } = Promise.withResolvers<{
    url: string | null
    isDone: boolean
    uuid: string
  }>()
  let uuid = ''
  const upload = new Upload(bytes, {
    endpoint: `${base}/api/v1/uploads`,
    uploadUrl,
    headers: { authorization: `Bearer ${owner.token}` },
    metadata: { filename: 'cut.pdf', model: 'storage' },
    chunkSize: 200_000,
    retryDelays: null,
    onAfterResponse: (_request, response) => {
      uuid = response.getHeader('Upload-File-Id') ?? uuid
    },
    onProgress: (sent) => {
      if (sent < cutAt) return
      void upload.abort().then(() => resolve({ url: upload.url, isDone: false, uuid }))
    },
    onError: reject,
    onSuccess: () => resolve({ url: upload.url, isDone: true, uuid }),
  })
  upload.start()
  return promise
}

it('an upload whose connection is cut at random arrives whole', async () => {
  const bytes = Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(32_000_000)])
  let state = await uploadUntil(bytes, null, random() * 500_000)
  let cuts = 1
  while (!state.isDone) {
    const cutAt = cuts < 130 ? (bytes.length * (cuts + random())) / 140 : Number.POSITIVE_INFINITY
    state = await uploadUntil(bytes, state.url, cutAt)
    cuts += 1
  }
  expect(cuts).toBeGreaterThan(100)
  const { rows } = await app.dependencies.database.pool.query(
    'select storage_key from files where uuid = $1',
    [state.uuid],
  )
  const stored = await app.dependencies.storage.get(rows[0]?.storage_key)
  const sum = (all: Buffer) => createHash('sha256').update(all).digest('hex')
  expect(stored && sum(await buffer(stored.stream))).toBe(sum(bytes))
})
