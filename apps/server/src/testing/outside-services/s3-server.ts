import { CreateBucketCommand } from '@aws-sdk/client-s3'
import { createHash } from 'node:crypto'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver, { type Context } from 's3rver'
import { afterAll } from 'vitest'
import { createS3Client, type S3Settings } from '../../platform/storage/s3-settings.ts'

let buckets = 0

/** A real S3-compatible server on a free port of this machine. @returns makes an empty bucket */
export const startS3 = async (): Promise<() => Promise<S3Settings>> => {
  const directory = mkdtempSync(join(tmpdir(), 'lectern-s3-'))
  const server = new S3rver({ port: 0, address: '127.0.0.1', silent: true, directory })
  server.middleware.unshift(async (context, next) => {
    if (!answerParts(directory, context)) await next()
  })
  const { port } = await server.run()
  afterAll(async () => {
    await server.close()
    rmSync(directory, { recursive: true, force: true })
  })
  return async () => {
    const settings = {
      endpoint: `http://127.0.0.1:${port}`,
      bucket: `bucket-${(buckets += 1)}`,
      region: 'us-east-1',
      accessKeyId: 'S3RVER',
      secretAccessKey: 'S3RVER',
    }
    await createS3Client(settings).send(new CreateBucketCommand({ Bucket: settings.bucket }))
    return settings
  }
}

/** Two calls of the protocol that this server leaves out: the parts of an upload, and its end. */
const answerParts = (directory: string, context: Context): boolean => {
  const { uploadId } = context.query
  if (uploadId === undefined || !['GET', 'DELETE'].includes(context.method)) return false
  const [, bucket = ''] = context.path.split('/')
  const folder = join(directory, bucket, '._S3rver_uploads', uploadId)
  context.type = 'application/xml'
  if (!existsSync(folder)) {
    context.status = 404
    context.body = '<Error><Code>NoSuchUpload</Code><Message>There is no such upload.</Message></Error>'
    return true
  }
  if (context.method === 'DELETE') {
    rmSync(folder, { recursive: true })
    context.status = 204
    context.body = null
    return true
  }
  const numbers = readdirSync(folder).filter((name) => /^\d+$/.test(name))
  const parts = numbers
    .toSorted((a, b) => Number(a) - Number(b))
    .map((name) => {
      const bytes = readFileSync(join(folder, name))
      const etag = createHash('md5').update(bytes).digest('hex')
      return `<Part><PartNumber>${name}</PartNumber><ETag>"${etag}"</ETag><Size>${bytes.length}</Size></Part>`
    })
  context.status = 200
  context.body = `<ListPartsResult><IsTruncated>false</IsTruncated>${parts.join('')}</ListPartsResult>`
  return true
}
