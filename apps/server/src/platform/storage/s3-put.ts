import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  PutObjectCommand,
  type S3Client,
  UploadPartCommand,
} from '@aws-sdk/client-s3'
import type { Readable } from 'node:stream'

/** The service takes 10 000 parts of at least 5 MiB: this is enough for 160 GB, and all that is held in memory. */
const partBytes = 16 * 1024 * 1024

interface Address {
  readonly Bucket: string
  readonly Key: string
}

/** Keeps a body of any length: small ones at once, others part by part; a body that breaks leaves what was there. */
export const putStream = async (
  client: S3Client,
  address: Address,
  body: Readable | Uint8Array,
): Promise<{ bytes: number }> => {
  if (body instanceof Uint8Array) return putWhole(client, address, body)
  const parts = partsOf(body)
  const first = await parts.next()
  if (first.done === true) return putWhole(client, address, new Uint8Array())
  if (first.value.length < partBytes) return putWhole(client, address, first.value)
  return putParts(client, address, first.value, parts)
}

const putWhole = async (client: S3Client, address: Address, body: Uint8Array) => {
  await client.send(new PutObjectCommand({ ...address, Body: body }))
  return { bytes: body.length }
}

const putParts = async (client: S3Client, address: Address, first: Buffer, rest: AsyncIterable<Buffer>) => {
  const { UploadId } = await client.send(new CreateMultipartUploadCommand(address))
  const upload = { ...address, UploadId }
  const done: { PartNumber: number; ETag: string | undefined }[] = []
  const send = async (body: Buffer) => {
    const PartNumber = done.length + 1
    const { ETag } = await client.send(new UploadPartCommand({ ...upload, PartNumber, Body: body }))
    done.push({ PartNumber, ETag })
    return body.length
  }
  try {
    let bytes = await send(first)
    for await (const part of rest) bytes += await send(part)
    await client.send(new CompleteMultipartUploadCommand({ ...upload, MultipartUpload: { Parts: done } }))
    return { bytes }
  } catch (error) {
    await client.send(new AbortMultipartUploadCommand(upload)).catch(() => {})
    throw error
  }
}

/** The stream in parts of the same size, the last one as it comes. */
async function* partsOf(stream: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  let held: Buffer[] = []
  let size = 0
  for await (const chunk of stream) {
    const bytes = Buffer.from(chunk)
    held.push(bytes)
    size += bytes.length
    if (size < partBytes) continue
    const whole = Buffer.concat(held)
    yield whole.subarray(0, partBytes)
    held = [whole.subarray(partBytes)]
    size = whole.length - partBytes
  }
  if (size > 0) yield Buffer.concat(held)
}
