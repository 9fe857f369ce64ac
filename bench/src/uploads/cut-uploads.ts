import { createReadStream } from 'node:fs'
import { Upload } from 'tus-js-client'
import { openCutter } from '../cutter.ts'
import { storedSum, sumOf, writeFileOf } from './upload.ts'

export interface CutOptions {
  readonly origin: string
  readonly token: string
  readonly cuts: number
  readonly bytes: number
  /** Where the file to upload is made. */
  readonly path: string
  /** Kills the server without a word and starts it again at the same address. */
  readonly kill: () => Promise<void>
}

/**
 * Uploads a file with tus-js-client over connections that are cut where chance wants it, every tenth time with the server
 * killed; the client finds out by itself and goes on.
 *
 * @throws Error when the file arrives changed
 */
export const cutUploads = async ({ origin, token, cuts, bytes, path, kill }: CutOptions) => {
  await writeFileOf(path, bytes)
  let killed = 0
  const cutter = await openCutter({
    origin,
    cuts,
    bytesBetween: bytes / (cuts * 1.2),
    onCut: async (cut) => {
      if (cut % 10 !== 0) return
      killed += 1
      await kill()
    },
  })
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  let uuid = ''
  const upload = new Upload(createReadStream(path), {
    endpoint: `${cutter.origin}/api/v1/uploads`,
    headers: { authorization: `Bearer ${token}` },
    metadata: { filename: 'cut.zip', model: 'storage' },
    // A killed server is away for seconds.
    retryDelays: [0, 300, 1_000, 3_000, 5_000, 5_000],
    onAfterResponse: (_request, response) => {
      uuid = response.getHeader('Upload-File-Id') ?? uuid
    },
    onError: reject,
    onSuccess: () => resolve(),
  })
  upload.start()
  await promise
  await cutter.close()
  if ((await storedSum(origin, token, uuid)) !== sumOf(bytes)) throw new Error('The upload arrived changed.')
  return { cut: cutter.cut(), killed }
}
