import { open } from 'node:fs/promises'

/** Boxes of the file itself; real ones have a handful. */
const mostBoxes = 1_000

/** Whether a file is a HEIF, an AVIF or an MP4 of which nothing is cut off: all its boxes end where the file ends. */
export const isWholeContainer = async (file: string): Promise<boolean> => {
  const handle = await open(file)
  try {
    const { size } = await handle.stat()
    let at = 0
    for (let count = 0; at < size && count < mostBoxes; count += 1) {
      const { buffer, bytesRead } = await handle.read(Buffer.alloc(16), 0, 16, at)
      if (bytesRead < 8 || (count === 0 && buffer.toString('latin1', 4, 8) !== 'ftyp')) return false
      const length = lengthOf(buffer)
      // Without a length, it reaches to the end.
      if (length === 0) return true
      if (length < 8) return false
      at += length
    }
    return at === size
  } finally {
    await handle.close()
  }
}

const lengthOf = (header: Buffer): number => {
  const length = header.readUInt32BE(0)
  return length === 1 ? Number(header.readBigUInt64BE(8)) : length
}
