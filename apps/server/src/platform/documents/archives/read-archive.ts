import { promisify } from 'node:util'
import { PassThrough, type Readable } from 'node:stream'
import {
  type Entry,
  fromRandomAccessReader,
  open as openZip,
  type Options,
  type RandomAccessReader,
  type ZipFile,
} from 'yauzl'
import { DocumentError } from '../document-error.ts'

/** Of one archive; what it says of itself is checked again while it is read. */
export interface ArchiveLimits {
  readonly entries: number
  /** Of one entry, unpacked. */
  readonly entryBytes: number
  /** Of all entries, unpacked. */
  readonly bytes: number
  readonly ratio: number
  /** Below this size a ratio says nothing. */
  readonly smallBytes: number
}

/** Of documents that are read whole. */
export const documentLimits: ArchiveLimits = {
  entries: 5_000,
  entryBytes: 64 * 1024 ** 2,
  bytes: 256 * 1024 ** 2,
  /** Text packs to a twentieth; a bomb to a thousandth. */
  ratio: 200,
  smallBytes: 1024 ** 2,
}

/** The files of an archive, by their paths; each is unpacked when it is asked for. */
export interface Archive {
  readonly paths: readonly string[]
  /** The path of the entry that an address means: systems that tell no cases apart write it in any. The exact one wins. */
  pathOf(address: string): string | undefined
  /** Of an entry, unpacked; undefined where there is none. */
  bytesOf(path: string): number | undefined
  /** @throws DocumentError broken, too_large */
  read(path: string, mostBytes?: number): Promise<Buffer | undefined>
  /**
   * An entry as it is unpacked; it fails where the entry is not what it says of itself.
   *
   * @throws DocumentError broken
   */
  stream(path: string): Promise<Readable | undefined>
  close(): void
}

/** The kind of a file in the upper half of what Unix keeps of it: links lead wherever they like. */
const isLink = ({ externalFileAttributes }: Entry): boolean =>
  ((externalFileAttributes >>> 16) & 0xf000) === 0xa000

const checkEntry = (entry: Entry, before: number, limits: ArchiveLimits): number => {
  const { uncompressedSize, compressedSize, fileName } = entry
  const all = before + uncompressedSize
  if (uncompressedSize > limits.entryBytes || all > limits.bytes)
    throw new DocumentError('too_large', `${all} bytes unpacked`)
  if (uncompressedSize > limits.smallBytes && uncompressedSize > compressedSize * limits.ratio)
    throw new DocumentError('unsafe', `${fileName} grows by ${uncompressedSize / compressedSize}`)
  // Bit 0 says that an entry is encrypted.
  if (entry.generalPurposeBitFlag % 2 === 1) throw new DocumentError('broken', 'an archive with a password')
  if (isLink(entry)) throw new DocumentError('unsafe', `${fileName} is a link`)
  return all
}

const listEntries = async (zip: ZipFile, limits: ArchiveLimits): Promise<Map<string, Entry>> => {
  if (zip.entryCount > limits.entries) throw new DocumentError('too_large', `${zip.entryCount} entries`)
  const entries = new Map<string, Entry>()
  let bytes = 0
  const ended = Promise.withResolvers<void>()
  zip.on('entry', (entry: Entry) => {
    try {
      bytes = checkEntry(entry, bytes, limits)
      if (entries.has(entry.fileName)) throw new DocumentError('unsafe', `${entry.fileName} twice`)
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

/** What is not packed comes as a stream of the library that never says that it is closed: whoever waits for that waits for ever. */
const openEntry = async (zip: ZipFile, entry: Entry): Promise<Readable> => {
  const source = await promisify<Entry, Readable>(zip.openReadStream.bind(zip))(entry)
  const stream = new PassThrough()
  source.once('error', (error) => stream.destroy(asRefusal(error)))
  stream.once('close', () => source.destroy())
  return source.pipe(stream)
}

const unpack = async (zip: ZipFile, entry: Entry, mostBytes: number): Promise<Buffer> => {
  if (entry.uncompressedSize > mostBytes) throw new DocumentError('too_large', `${entry.fileName} unpacked`)
  const stream = await openEntry(zip, entry)
  const parts: Buffer[] = []
  let bytes = 0
  for await (const part of stream) {
    if (!Buffer.isBuffer(part)) continue
    bytes += part.length
    if (bytes > mostBytes) throw new DocumentError('too_large', `${entry.fileName} unpacked`)
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

/** Where the bytes of an archive lie: a file of this machine, or anything of which parts can be read. */
export type ArchiveSource = string | { readonly reader: RandomAccessReader; readonly bytes: number }

const options: Options = { lazyEntries: true, autoClose: false }

const openSource = (source: ArchiveSource): Promise<ZipFile> =>
  typeof source === 'string'
    ? promisify<string, Options, ZipFile>(openZip)(source, options)
    : promisify<RandomAccessReader, number, Options, ZipFile>(fromRandomAccessReader)(
        source.reader,
        source.bytes,
        options,
      )

const plainPath = (path: string): string => path.normalize('NFC').toLowerCase()

/** Two entries that differ by case alone are meant by their exact paths only. */
const pathFinder = (paths: readonly string[]): Archive['pathOf'] => {
  const exact = new Set(paths)
  const alike = Map.groupBy(paths, plainPath)
  return (address) => {
    if (exact.has(address)) return address
    const [only, ...others] = alike.get(plainPath(address)) ?? []
    return others.length === 0 ? only : undefined
  }
}

/**
 * Opens an archive of a stranger.
 *
 * @throws DocumentError unsafe for paths that lead out of it, for links, for two files of one name and for what grows too much,
 *   too_large, broken
 */
export const openArchive = async (
  source: ArchiveSource,
  limits: ArchiveLimits = documentLimits,
): Promise<Archive> => {
  let zip: ZipFile | undefined
  try {
    zip = await openSource(source)
    const opened = zip
    const entries = await listEntries(opened, limits)
    const pathOf = pathFinder([...entries.keys()])
    const onEntry = async <T>(path: string, work: (entry: Entry) => Promise<T>): Promise<T | undefined> => {
      const entry = entries.get(pathOf(path) ?? '')
      if (!entry) return undefined
      try {
        return await work(entry)
      } catch (error) {
        throw asRefusal(error)
      }
    }
    return {
      paths: [...entries.keys()],
      pathOf,
      bytesOf: (path) => entries.get(pathOf(path) ?? '')?.uncompressedSize,
      read: (path, mostBytes = limits.entryBytes) =>
        onEntry(path, (entry) => unpack(opened, entry, mostBytes)),
      stream: (path) => onEntry(path, (entry) => openEntry(opened, entry)),
      close: () => opened.close(),
    }
  } catch (error) {
    zip?.close()
    throw asRefusal(error)
  }
}
