import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { CallError } from '../http/call-error.ts'
import type { ByteReply, ByteRequest } from '../http/sending/byte-call.ts'
import { passing, TooManyBytesError } from './hash-while.ts'
import type { ArrivingFile } from './read-multipart.ts'

/** Takes an arriving file into a folder. @throws CallError file_too_large, file_empty */
export const receiveSource =
  (folder: string, mostBytes: number) =>
  async ({ name, stream }: ArrivingFile): Promise<{ readonly file: string; readonly name: string }> => {
    const seen = passing(1, mostBytes)
    const file = join(folder, 'source')
    try {
      await Promise.all([pipeline(stream, seen.stream), pipeline(seen.stream, createWriteStream(file))])
    } catch (error) {
      if (!(error instanceof TooManyBytesError)) throw error
      throw new CallError('file_too_large', { params: { limit: mostBytes } })
    }
    if (seen.bytes() === 0) throw new CallError('file_empty')
    return { file, name: name.slice(-200) }
  }

/**
 * Answers a call whose work needs a folder, which is gone when the answer is over, however it ends. The signal aborts when the
 * caller goes away: nobody waits for the work any more.
 */
export const answerInFolder = async (
  request: ByteRequest,
  reply: ByteReply,
  answer: (folder: string, left: AbortSignal) => Promise<Readable | object>,
): Promise<ByteReply> => {
  const folder = await mkdtemp(join(tmpdir(), 'lectern-work-'))
  const left = new AbortController()
  reply.raw.once('close', () => left.abort())
  const clear = () => rm(folder, { recursive: true, force: true })
  try {
    const body = await answer(folder, left.signal)
    if (body instanceof Readable) body.once('close', () => void clear())
    else await clear()
    return await reply.send(body)
  } catch (error) {
    await clear()
    request.raw.resume()
    throw error
  }
}
