import { Readable } from 'node:stream'
import { pipeline } from 'node:stream'
import {
  archiveFormat,
  type ArchiveHead,
  archivePaths,
  archiveVersion,
} from '@lectern/contract/course-files/course-archive'
import type { StreamedEntry } from '../../../platform/documents/archives/stream-archive.ts'
import { notFound } from '../../../platform/http/call-error.ts'
import type { ObjectStorage } from '../../../platform/storage/object-storage.ts'
import { passing } from '../../../platform/uploads/hash-while.ts'
import type { SeenEntry } from './document-folder.ts'
import type { NamedInDocuments } from './write-documents.ts'

interface Parts {
  readonly documents: readonly SeenEntry[]
  readonly named: NamedInDocuments
  readonly participants: number
  readonly now: Date
}

/** Objects that are looked for at once. */
const atOnce = 16

/** Stands where a sum comes once its bytes have passed; as long as one. */
const unknownSum = '0'.repeat(64)

/**
 * All that goes into the file of a course, in its order: documents, then files, one after the other out of the storage, then what lies in
 * it with its sums, which are known when it has passed. What the storage has lost is not in it; its reader says so.
 */
export const assembleArchive = async (
  storage: Pick<ObjectStorage, 'get' | 'head'>,
  { documents, named, participants, now }: Parts,
): Promise<StreamedEntry[]> => {
  const sums = new Map(documents.map(({ path, sha256 }) => [path, sha256]))
  const objects = await standing(storage, objectsOf(named))
  const entries: StreamedEntry[] = [
    ...documents,
    ...objects.map(({ path, storageKey, bytes }) => ({
      path,
      bytes,
      open: async () => {
        const stored = await storage.get(storageKey)
        if (!stored) throw notFound('the bytes are gone')
        const seen = passing(0, bytes)
        // An error of one of them reaches the archive by the other.
        pipeline(stored.stream, seen.stream, () => {})
        seen.stream.once('end', () => sums.set(path, seen.sha256()))
        return seen.stream
      },
    })),
  ]
  const head = (): Buffer => {
    const counts = {
      modules: named.modules,
      lessons: named.lessons.ids().length,
      quizzes: named.quizzes,
      files: named.files.length,
      participants,
    }
    const value: ArchiveHead = {
      format: archiveFormat,
      version: archiveVersion,
      made_at: now.toISOString(),
      counts,
      entries: entries.map(({ path, bytes }) => ({ path, bytes, sha256: sums.get(path) ?? unknownSum })),
    }
    return Buffer.from(JSON.stringify(value))
  }
  return [
    ...entries,
    { path: archivePaths.head, bytes: head().length, open: () => Promise.resolve(Readable.from([head()])) },
  ]
}

interface NamedObject {
  readonly path: string
  readonly storageKey: string
}

const objectsOf = ({ files, pictures }: NamedInDocuments): NamedObject[] => [
  ...pictures.all(),
  ...files.flatMap(({ archived, file }) => [
    { path: archived.path, storageKey: file.storageKey },
    ...archived.captions.flatMap(({ path }, at) => {
      const caption = file.captions[at]
      return caption ? [{ path, storageKey: caption.storageKey }] : []
    }),
  ]),
]

const standing = async (
  storage: Pick<ObjectStorage, 'head'>,
  objects: readonly NamedObject[],
): Promise<(NamedObject & { readonly bytes: number })[]> => {
  const found: (NamedObject & { readonly bytes: number })[] = []
  for (let from = 0; from < objects.length; from += atOnce) {
    const heads = await Promise.all(
      objects.slice(from, from + atOnce).map(async (object) => ({
        ...object,
        bytes: (await storage.head(object.storageKey))?.bytes,
      })),
    )
    for (const { bytes, ...object } of heads) if (bytes !== undefined) found.push({ ...object, bytes })
  }
  return found
}
