/**
 * The body of an answer from outside, as bytes.
 *
 * @throws Error as soon as it is longer than `maxBytes`; no more than that is kept in memory
 */
export const readAtMost = async (reply: Response, maxBytes: number): Promise<Buffer<ArrayBuffer>> => {
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of reply.body ?? []) {
    size += part.byteLength
    if (size > maxBytes) throw new Error('The answer is too long.')
    parts.push(part)
  }
  return Buffer.concat(parts)
}
