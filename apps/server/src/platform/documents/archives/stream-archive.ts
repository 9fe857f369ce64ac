import { Readable } from 'node:stream'
import { ZipFile } from 'yazl'

/** A file of an archive that is sent while it is made. */
export interface StreamedEntry {
  readonly path: string
  /** Exactly as many as come: the length of the whole archive is told by them. */
  readonly bytes: number
  /** Asked for when its turn comes, so that one file at a time is open. */
  readonly open: () => Promise<Readable>
}

/** The same files give the same bytes. */
const mtime = new Date(Date.UTC(2000, 0, 1, 12))

/** From this size of its list on, the library counts a longer end of the archive than it writes, unless that end is asked for. */
const longList = 0xff_ff
const listBytes = (entries: readonly StreamedEntry[]): number =>
  entries.reduce((sum, { path }) => sum + 46 + Buffer.byteLength(path), 0)

/**
 * An archive as a stream, however large: nothing of it is kept and nothing packed, so that its length is known before the first byte. It
 * fails where an entry has another length than it said.
 */
export const streamArchive = (
  entries: readonly StreamedEntry[],
): { readonly stream: Readable; readonly bytes: number } => {
  const zip = new ZipFile()
  const stream = zip.outputStream
  if (!(stream instanceof Readable)) throw new Error('The archive is no stream.')
  const fail = (error: unknown) => stream.destroy(error instanceof Error ? error : new Error(String(error)))
  zip.on('error', fail)
  let current: Readable | undefined
  // Whoever goes away in the middle leaves no file open.
  stream.once('close', () => current?.destroy())
  const openNext = async (open: StreamedEntry['open'], give: (error: null, source: Readable) => void) => {
    try {
      current = await open()
      current.once('error', fail)
      if (stream.destroyed) current.destroy()
      else give(null, current)
    } catch (error) {
      fail(error)
    }
  }
  for (const { path, bytes, open } of entries)
    zip.addReadStreamLazy(
      path,
      { size: bytes, compress: false, mtime, forceDosTimestamp: true },
      (give) => void openNext(open, give),
    )
  let total = 0
  const forceZip64Format = listBytes(entries) >= longList
  zip.end({ forceZip64Format, comment: '' }, (...[size]: readonly unknown[]) => {
    total = Number(size)
  })
  return { stream, bytes: total }
}
