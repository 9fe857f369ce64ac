import {
  DeleteObjectCommand,
  DeleteObjectsCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  type S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3'
import { Readable } from 'node:stream'
import { checkKey, RangeOutsideError, type ByteRange, type ObjectStorage } from './object-storage.ts'
import { putStream } from './s3-put.ts'

/** Keeps objects in a bucket of an S3-compatible service. */
export const createS3Storage = (client: S3Client, bucket: string): ObjectStorage => {
  const at = (key: string) => ({ Bucket: bucket, Key: checkKey(key) })

  const head = async (key: string) => {
    const found = await client.send(new HeadObjectCommand(at(key))).catch(unlessMissing)
    return found && { bytes: found.ContentLength ?? 0, modifiedAt: found.LastModified ?? new Date(0) }
  }

  const get = async (key: string, range?: ByteRange) => {
    const wanted = range && { Range: `bytes=${range.start}-${range.end ?? ''}` }
    try {
      const found = await client.send(new GetObjectCommand({ ...at(key), ...wanted })).catch(unlessMissing)
      if (!found) return undefined
      const { Body: body, ContentLength: length = 0, ContentRange: told } = found
      const stream = body instanceof Readable ? body : Readable.from([])
      const [, start = '0', end = String(length - 1), total = String(length)] =
        /^bytes (\d+)-(\d+)\/(\d+)$/.exec(told ?? '') ?? []
      return { stream, totalBytes: Number(total), range: { start: Number(start), end: Number(end) } }
    } catch (error) {
      if (statusOf(error) !== 416) throw error
      throw new RangeOutsideError((await head(key))?.bytes ?? 0)
    }
  }

  const deleteFolder = async (folder: string) => {
    const Prefix = `${checkKey(folder)}/`
    for (;;) {
      const { Contents = [] } = await client.send(new ListObjectsV2Command({ Bucket: bucket, Prefix }))
      const Objects = Contents.flatMap(({ Key }) => (Key === undefined ? [] : [{ Key }]))
      if (Objects.length === 0) return
      await client.send(new DeleteObjectsCommand({ Bucket: bucket, Delete: { Objects, Quiet: true } }))
    }
  }

  return {
    put: async (key, body) => putStream(client, at(key), body),
    get,
    head,
    delete: async (key) => {
      await client.send(new DeleteObjectCommand(at(key))).catch(unlessMissing)
    },
    deleteFolder,
    check: async () => {
      await client.send(new HeadBucketCommand({ Bucket: bucket }))
    },
  }
}

const statusOf = (error: unknown): number | undefined =>
  error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined

const unlessMissing = (error: unknown): undefined => {
  if (statusOf(error) === 404) return undefined
  throw error
}
