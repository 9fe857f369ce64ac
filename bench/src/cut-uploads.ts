import { begin, offsetOf, send, storedSum, sumOf } from './upload.ts'

export interface CutOptions {
  readonly origin: string
  readonly token: string
  readonly cuts: number
  readonly bytes: number
  /** Kills the server without a word and starts it again at the same address. */
  readonly kill: () => Promise<void>
}

/**
 * Uploads a file over connections that are cut after a moment of chance, every tenth time with the server; asks how far
 * it is and goes on.
 *
 * @throws Error when the file arrives changed
 */
export const cutUploads = async ({ origin, token, cuts, bytes, kill }: CutOptions) => {
  const upload = await begin(origin, token, bytes)
  let cut = 0
  let killed = 0
  while (cut < cuts) {
    const start = await offsetOf(upload.address, token)
    if (start >= bytes) break
    // A little of the file each time, so that it lasts for all the cuts.
    const at = Math.min(bytes - 1, start + Math.ceil((Math.random() * 1.6 * bytes) / cuts))
    cut += 1
    const isKill = cut % 10 === 0
    let again = Promise.resolve()
    const first = () => (isKill ? (again = kill()) : again)
    await send(upload, token, { start, bytes, cut: { at, first } }).catch(() => {})
    // The connection is gone long before the server is there again.
    await again
    if (isKill) killed += 1
  }
  const start = await offsetOf(upload.address, token)
  if (start < bytes) await send(upload, token, { start, bytes })
  if ((await storedSum(origin, token, upload.uuid)) !== (await sumOf(bytes)))
    throw new Error('The upload arrived changed.')
  return { cut, killed }
}
