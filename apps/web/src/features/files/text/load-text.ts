import { decodeText } from '@lectern/contract/files/decode-text'

/** Of a text so many of its first bytes are shown. */
const shownBytes = 200_000

const patienceMs = 30_000

/** The server said no: the link may be over. */
export class RefusedError extends Error {}

export interface LoadedText {
  readonly text: string
  /** The file goes on behind it. */
  readonly isCut: boolean
}

/**
 * Reads the beginning of a text file.
 *
 * @throws RefusedError; what `fetch` throws without a connection or when nothing came for half a minute
 */
export const loadText = async (
  { url, bytes }: { readonly url: string; readonly bytes: number },
  signal: AbortSignal,
): Promise<LoadedText> => {
  const answer = await fetch(url, {
    headers: { range: `bytes=0-${shownBytes - 1}` },
    signal: AbortSignal.any([signal, AbortSignal.timeout(patienceMs)]),
  })
  if (!answer.ok) throw new RefusedError(`the text was answered with ${answer.status}`)
  const read = new Uint8Array(await answer.arrayBuffer()).subarray(0, shownBytes)
  const isCut = bytes > read.length
  return { text: decodeText(read, isCut).text, isCut }
}
