import { inflateSync } from 'node:zlib'

interface Table {
  readonly tag: number
  readonly checksum: number
  readonly bytes: Buffer
}

const headerBytes = 44
const entryBytes = 20

const tablesOf = (woff: Buffer): Table[] =>
  Array.from({ length: woff.readUInt16BE(12) }, (_, index) => {
    const at = headerBytes + index * entryBytes
    const tag = woff.readUInt32BE(at)
    const offset = woff.readUInt32BE(at + 4)
    const packed = woff.readUInt32BE(at + 8)
    const length = woff.readUInt32BE(at + 12)
    const checksum = woff.readUInt32BE(at + 16)
    const bytes = woff.subarray(offset, offset + packed)
    return { tag, checksum, bytes: packed < length ? inflateSync(bytes) : bytes }
  })

const padded = (length: number): number => (length + 3) & ~3

/** The face of a WOFF file with its tables unpacked: the library that sets papers would unpack them again for each of them, and slowly. */
export const unpackWoff = (woff: Buffer): Buffer => {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new Error('This is no WOFF file.')
  const tables = tablesOf(woff)
  const start = 12 + tables.length * 16
  const face = Buffer.alloc(tables.reduce((sum, { bytes }) => sum + padded(bytes.length), start))
  const power = 2 ** Math.floor(Math.log2(tables.length))
  face.writeUInt32BE(woff.readUInt32BE(4), 0)
  face.writeUInt16BE(tables.length, 4)
  face.writeUInt16BE(power * 16, 6)
  face.writeUInt16BE(Math.log2(power), 8)
  face.writeUInt16BE((tables.length - power) * 16, 10)
  let at = start
  for (const [index, { tag, checksum, bytes }] of tables.entries()) {
    for (const [field, value] of [tag, checksum, at, bytes.length].entries())
      face.writeUInt32BE(value, 12 + index * 16 + field * 4)
    bytes.copy(face, at)
    at += padded(bytes.length)
  }
  return face
}
