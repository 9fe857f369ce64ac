import { createHash } from 'node:crypto'
import { Transform } from 'node:stream'

/** More bytes came than are taken. */
export class TooManyBytesError extends Error {}

/** Looks at bytes that pass: their first ones, their number and their SHA-256; breaks off after `mostBytes`. */
export const passing = (headBytes: number, mostBytes: number) => {
  const hash = createHash('sha256')
  const head: Buffer[] = []
  let seen = 0
  const stream = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      if (seen < headBytes) head.push(chunk.subarray(0, headBytes - seen))
      seen += chunk.length
      if (seen > mostBytes) return done(new TooManyBytesError('More bytes came than are taken.'))
      hash.update(chunk)
      return done(null, chunk)
    },
  })
  return {
    stream,
    bytes: () => seen,
    head: () => Buffer.concat(head),
    /** Once, when all has passed. */
    sha256: () => hash.digest('hex'),
  }
}
