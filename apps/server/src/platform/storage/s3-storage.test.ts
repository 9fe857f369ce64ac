import { createHash, randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { describeObjectStorage } from '../../testing/outside-services/describe-object-storage.ts'
import { startS3 } from '../../testing/outside-services/s3-server.ts'
import { createS3Client } from './s3-settings.ts'
import { createS3Storage } from './s3-storage.ts'

const newBucket = await startS3()
const open = async () => {
  const settings = await newBucket()
  return createS3Storage(createS3Client(settings), settings.bucket)
}

describeObjectStorage('objects in an S3-compatible service', open)

test('a body of several parts arrives whole', async () => {
  const storage = await open()
  const parts = Array.from({ length: 5 }, () => randomBytes(9_000_001))
  expect(await storage.put('7/large', Readable.from(parts))).toEqual({ bytes: 45_000_005 })
  const found = await storage.get('7/large')
  const sum = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')
  expect(found && sum(await buffer(found.stream))).toBe(sum(Buffer.concat(parts)))
})

test('a bucket that is not there is told at the check', async () => {
  const settings = await newBucket()
  const storage = createS3Storage(createS3Client(settings), 'no-such-bucket')
  await expect(storage.check()).rejects.toThrow(/NotFound|UnknownError|404/)
})
