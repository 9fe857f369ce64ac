import { promisify } from 'node:util'
import { type Entry, open as openZip, type Options, type ZipFile } from 'yauzl'
import { DocumentError } from './document-error.ts'

/** Of one archive; what it says of itself is checked again while it is read. */
const limits = {
  entries: 5_000,
  /** Of one entry, unpacked. */
  entryBytes: 64 * 1024 ** 2,
  /** Of all entries, unpacked. */
  bytes: 256 * 1024 ** 2,
  /** Text packs to a twentieth; a bomb to a thousandth. */
  ratio: 200,
  /** Below this size a ratio says nothing. */
  smallBytes: 1024 ** 2,
} as const

/** The files of an archive, by their paths; each is unpacked when it is asked for. */
export interface Archive {
  readonly paths: readonly string[]
  /** @throws DocumentError broken, too_large */
  read(path: string): Promise<Buffer | undefined>
  close(): void
}

const checkEntry = (entry: Entry, before: number): number => {
  const { uncompressedSize, compressedSize, fileName } = entry
  const all = before + uncompressedSize
  if (uncompressedSize > limits.entryBytes || all > limits.bytes)
    throw new DocumentError('too_large', `${all} bytes unpacked`)
  if (uncompressedSize > limits.smallBytes && uncompressedSize > compressedSize * limits.ratio)
    throw new DocumentError('unsafe', `${fileName} grows by ${uncompressedSize / compressedSize}`)
  // Bit 0 says that an entry is encrypted.
  if (entry.generalPurposeBitFlag % 2 === 1) throw new DocumentError('broken', 'an archive with a password')
  return all
}

const listEntries = async (zip: ZipFile): Promise<Map<string, Entry>> => {
  if (zip.entryCount > limits.entries) throw new DocumentError('too_large', `${zip.entryCount} entries`)
  const entries = new Map<string, Entry>()
  let bytes = 0
  const ended = Promise.withResolvers<void>()
  zip.on('entry', (entry: Entry) => {
    try {
      bytes = checkEntry(entry, bytes)
      if (!entry.fileName.endsWith('/')) entries.set(entry.fileName, entry)
      zip.readEntry()
    } catch (error) {
      ended.reject(error)
    }
  })
  zip.on('end', ended.resolve)
  // A path that leads out of the archive arrives here too: yauzl refuses it.
  zip.on('error', ended.reject)
  zip.readEntry()
  await ended.promise
  return entries
}

const unpack = async (zip: ZipFile, entry: Entry): Promise<Buffer> => {
  const stream = await promisify(zip.openReadStream.bind(zip))(entry)
  const parts: Buffer[] = []
  let bytes = 0
  for await (const part of stream) {
    if (!Buffer.isBuffer(part)) continue
    bytes += part.length
    if (bytes > limits.entryBytes) throw new DocumentError('too_large', `${entry.fileName} unpacked`)
    parts.push(part)
  }
  return Buffer.concat(parts)
}

const asRefusal = (error: unknown): DocumentError => {
  if (error instanceof DocumentError) return error
  const text = String(error)
  return new DocumentError(
    /relative path|absolute path|invalid characters/.test(text) ? 'unsafe' : 'broken',
    text,
  )
}

/**
 * Opens an archive of a stranger.
 *
 * @throws DocumentError unsafe for paths that lead out of it and for what grows too much, too_large, broken
 */
export const openArchive = async (file: string): Promise<Archive> => {
  let zip: ZipFile | undefined
  try {
    zip = await promisify<string, Options, ZipFile>(openZip)(file, { lazyEntries: true, autoClose: false })
    const opened = zip
    const entries = await listEntries(opened)
    return {
      paths: [...entries.keys()],
      read: async (path) => {
        const entry = entries.get(path)
        if (!entry) return undefined
        try {
          return await unpack(opened, entry)
        } catch (error) {
          throw asRefusal(error)
        }
      },
      close: () => opened.close(),
    }
  } catch (error) {
    zip?.close()
    throw asRefusal(error)
  }
}
