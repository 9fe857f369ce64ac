/** An encoding that plain text of this world's machines is in. */
export type TextEncodingName = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1251' | 'windows-1252'

export interface DecodedText {
  readonly text: string
  readonly encoding: TextEncodingName
  /** Nothing in the file says so: somebody should look at the words. */
  readonly isGuessed: boolean
}

/**
 * The words of a text file: by its byte order mark, else as UTF-8 where that fits, else by what its letters look like.
 *
 * @param isCut the file goes on behind these bytes: their end may stand inside a letter
 */
export const decodeText = (bytes: Uint8Array, isCut = false): DecodedText => {
  const marked = markOf(bytes)
  if (marked) return { text: decode(marked, bytes), encoding: marked, isGuessed: false }
  const wide = wideOf(bytes)
  if (wide) return { text: decode(wide, bytes), encoding: wide, isGuessed: true }
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: isCut })
    return { text, encoding: 'utf-8', isGuessed: false }
  } catch {
    const encoding = looksCyrillic(bytes) ? 'windows-1251' : 'windows-1252'
    return { text: decode(encoding, bytes), encoding, isGuessed: true }
  }
}

const decode = (encoding: TextEncodingName, bytes: Uint8Array) => new TextDecoder(encoding).decode(bytes)

const markOf = ([first, second, third]: Uint8Array): TextEncodingName | null => {
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  return first === 0xef && second === 0xbb && third === 0xbf ? 'utf-8' : null
}

/** UTF-16 without a mark: every other byte of digits and line ends is 0. */
const wideOf = (bytes: Uint8Array): TextEncodingName | null => {
  const head = bytes.subarray(0, 4096)
  const zeros = [0, 0]
  for (const [at, byte] of head.entries()) if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1
  const [even = 0, odd = 0] = zeros
  if (odd > head.length / 20 && even * 10 < odd) return 'utf-16le'
  return even > head.length / 20 && odd * 10 < even ? 'utf-16be' : null
}

/** Cyrillic words are high bytes from end to end; in western ones they stand alone among letters of ASCII. */
const looksCyrillic = (bytes: Uint8Array): boolean => {
  let [beside, alone] = [0, 0]
  const isHigh = (byte: number | undefined) => byte !== undefined && byte >= 0xc0
  for (const [at, byte] of bytes.subarray(0, 65_536).entries()) {
    if (!isHigh(byte)) continue
    if (isHigh(bytes[at - 1]) || isHigh(bytes[at + 1])) beside += 1
    else alone += 1
  }
  return beside > alone
}
