import { on } from 'node:events'
import { open } from 'node:fs/promises'
import { promisify } from 'node:util'
import { type Entry, open as openZip, type Options, type ZipFile } from 'yauzl'
import { MediaError } from './media-error.ts'

/** Of an office document, which is a zip archive of XML and pictures. */
const limits = {
  entries: 10_000,
  /** Markup grows about tenfold in the office program's memory. */
  markupBytes: 64 * 1024 ** 2,
  bytes: 512 * 1024 ** 2,
} as const

/**
 * Counts what an office document would become, by its table of contents alone. Documents of other forms pass.
 *
 * @throws MediaError too_large_to_process; unreadable when the table of contents is broken
 */
export const checkUnpacked = async (file: string): Promise<void> => {
  if (!(await isZip(file))) return
  const [markup, all] = await sizesOf(file)
  if (markup > limits.markupBytes) throw new MediaError('too_large_to_process', `${markup} bytes of markup`)
  if (all > limits.bytes) throw new MediaError('too_large_to_process', `${all} bytes unpacked`)
}

const isZip = async (file: string): Promise<boolean> => {
  const handle = await open(file)
  try {
    const { buffer } = await handle.read(Buffer.alloc(4), 0, 4, 0)
    return buffer.toString('latin1') === 'PK\u0003\u0004'
  } finally {
    await handle.close()
  }
}

const sizesOf = async (file: string): Promise<readonly [markup: number, all: number]> => {
  let zip: ZipFile | undefined
  let [markup, all] = [0, 0]
  try {
    zip = await promisify<string, Options, ZipFile>(openZip)(file, { lazyEntries: true, autoClose: false })
    if (zip.entryCount > limits.entries)
      throw new MediaError('too_large_to_process', `${zip.entryCount} entries`)
    const entries: AsyncIterable<Entry[]> = on(zip, 'entry', { close: ['end'] })
    zip.readEntry()
    for await (const [entry] of entries) {
      const { fileName = '', uncompressedSize = 0 } = entry ?? {}
      all += uncompressedSize
      if (/\.(?:xml|rels|svg|x?html?)$/i.test(fileName)) markup += uncompressedSize
      zip.readEntry()
    }
  } catch (error) {
    if (error instanceof MediaError) throw error
    throw new MediaError('unreadable', String(error))
  } finally {
    zip?.close()
  }
  return [markup, all]
}
