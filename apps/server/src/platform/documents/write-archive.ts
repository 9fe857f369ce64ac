import { crc32, deflateRawSync } from 'node:zlib'

/** A file of an archive that is being made. */
export interface ArchiveFile {
  readonly path: string
  readonly bytes: Buffer
}

const versionNeeded = 20
/** Names are in UTF-8. */
const flags = 0x0800
const deflated = 8
/** 1 January 1980: the same files give the same bytes. */
const oldestDay = 0x21

const headOf = ({ path, bytes }: ArchiveFile) => {
  const packed = deflateRawSync(bytes)
  const name = Buffer.from(path)
  const common = Buffer.alloc(26)
  common.writeUInt16LE(versionNeeded, 0)
  common.writeUInt16LE(flags, 2)
  common.writeUInt16LE(deflated, 4)
  common.writeUInt16LE(oldestDay, 8)
  common.writeUInt32LE(crc32(bytes), 10)
  common.writeUInt32LE(packed.length, 14)
  common.writeUInt32LE(bytes.length, 18)
  common.writeUInt16LE(name.length, 22)
  return { packed, name, common }
}

/**
 * A ZIP archive of a few files in memory. Nothing that the house uses writes archives, and Node packs and sums by itself;
 * what is left is the list of their places (APPNOTE 4.3).
 */
export const writeArchive = (files: readonly ArchiveFile[]): Buffer => {
  const bodies: Buffer[] = []
  const list: Buffer[] = []
  let at = 0
  for (const file of files) {
    const { packed, name, common } = headOf(file)
    const local = Buffer.concat([Buffer.from('PK\u0003\u0004', 'latin1'), common, name, packed])
    const place = Buffer.alloc(14)
    place.writeUInt32LE(at, 10)
    // The last two bytes of the common part, an empty extra field, stand before the comment here too.
    list.push(Buffer.concat([Buffer.from('PK\u0001\u0002\u0014\u0000', 'latin1'), common, place, name]))
    bodies.push(local)
    at += local.length
  }
  const directory = Buffer.concat(list)
  const end = Buffer.alloc(22)
  end.write('PK\u0005\u0006', 0, 'latin1')
  end.writeUInt16LE(files.length, 8)
  end.writeUInt16LE(files.length, 10)
  end.writeUInt32LE(directory.length, 12)
  end.writeUInt32LE(at, 16)
  return Buffer.concat([...bodies, directory, end])
}
