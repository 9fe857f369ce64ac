import { Readable } from 'node:stream'
import { RandomAccessReader } from 'yauzl'
import type { ObjectStorage } from '../../storage/object-storage.ts'
import { DocumentError } from '../document-error.ts'
import { type Archive, type ArchiveLimits, openArchive } from './read-archive.ts'

async function* partOf(storage: Pick<ObjectStorage, 'get'>, key: string, start: number, end: number) {
  const part = await storage.get(key, { start, end: end - 1 })
  if (!part) throw new DocumentError('broken', 'the bytes are gone')
  yield* part.stream
}

/** Reads parts of an object of the storage where it lies: nothing of it is copied. */
class StoredReader extends RandomAccessReader {
  readonly #storage: Pick<ObjectStorage, 'get'>
  readonly #key: string

  constructor(storage: Pick<ObjectStorage, 'get'>, key: string) {
    super()
    this.#storage = storage
    this.#key = key
  }

  override _readStreamForRange(start: number, end: number): Readable {
    return Readable.from(partOf(this.#storage, this.#key, start, end), { objectMode: false })
  }
}

/**
 * Opens an archive of a stranger that lies in the storage, whatever its size.
 *
 * @throws DocumentError as `openArchive` does
 */
export const openStoredArchive = async (
  storage: Pick<ObjectStorage, 'get' | 'head'>,
  key: string,
  limits: ArchiveLimits,
): Promise<Archive> => {
  const head = await storage.head(key)
  if (!head) throw new DocumentError('broken', 'the bytes are gone')
  return openArchive({ reader: new StoredReader(storage, key), bytes: head.bytes }, limits)
}
