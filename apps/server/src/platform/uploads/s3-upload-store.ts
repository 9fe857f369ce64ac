import { DeleteObjectCommand, type S3Client } from '@aws-sdk/client-s3'
import { S3Store } from '@tus/s3-store'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { type S3Settings, s3ClientOptions } from '../storage/s3-settings.ts'
import { createS3Storage } from '../storage/s3-storage.ts'
import { errorStatus } from './error-status.ts'
import { extensions, lacksLength, type UploadStore } from './upload-store.ts'

const partBytes = 8 * 1024 * 1024

/**
 * Writes uploads part by part straight into the bucket. A whole upload stays where it was written: nothing is copied, and
 * the record of the file names that object.
 */
export const createS3UploadStore = (client: S3Client, settings: S3Settings): UploadStore => {
  const { bucket } = settings
  const dataStore = new S3Store({
    partSize: partBytes,
    useTags: false,
    s3ClientConfig: { bucket, ...s3ClientOptions(settings) },
  })
  dataStore.extensions = extensions
  const storage = createS3Storage(client, bucket)
  const forgetNotes = async (id: string) => {
    for (const note of ['info', 'part'])
      await client.send(new DeleteObjectCommand({ Bucket: bucket, Key: `${id}.${note}` }))
  }

  const offsetOf = async (id: string): Promise<number | null> => {
    const whole = await storage.head(id)
    if (whole) return whole.bytes
    try {
      return (await dataStore.getUpload(id)).offset
    } catch (error) {
      if (errorStatus(error) === 404) return null
      throw error
    }
  }

  /** All parts are there, and nobody has joined them: a server died in between. */
  const join = async (id: string) => {
    const { offset } = await dataStore.getUpload(id)
    await dataStore.write(Readable.from([]), id, offset)
  }

  return {
    dataStore,
    offsetOf,
    waitsForLength: (id) => lacksLength(dataStore, id),
    readHead: async (id, bytes) => {
      if (!(await storage.head(id))) await join(id)
      const object = await storage.get(id, { start: 0, end: bytes - 1 })
      return object ? buffer(object.stream) : Buffer.alloc(0)
    },
    settle: async (id) => {
      if (!(await storage.head(id))) await join(id)
      await forgetNotes(id)
      return id
    },
    remove: async (id) => {
      await dataStore.remove(id).catch((error: unknown) => {
        if (errorStatus(error) !== 404) throw error
      })
      await storage.delete(id)
      await forgetNotes(id)
    },
  }
}
