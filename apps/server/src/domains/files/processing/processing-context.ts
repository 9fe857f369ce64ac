import { randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Database } from '../../../platform/database/pool.ts'
import { MediaError } from '../../../platform/media/media-error.ts'
import type { MediaTools } from '../../../platform/media/tools.ts'
import type { ObjectStorage } from '../../../platform/storage/object-storage.ts'
import { noteLeftovers } from '../leftovers.repository.ts'
import {
  addDerivedFile,
  type FileToProcess,
  hasDerivedFiles,
  type NewDerivedFile,
  type ProcessFindings,
  setProcess,
  storageKeyOf,
  replaceDerivedFiles,
} from '../process-state.ts'

/** What every kind of processing works with. */
export interface ProcessingContext {
  readonly file: FileToProcess
  readonly tools: MediaTools
  /** The file on this machine. */
  readonly source: string
  /** Where tools work; gone when the work is done. */
  readonly folder: string
  readonly signal: AbortSignal | undefined
  /** Writes down what was found; visible at once. */
  note(findings: ProcessFindings): Promise<void>
  /** Writes down how far the work is, from 0 to 1, at most once in a second. */
  tell(part: number): void
  /** Keeps a product of the folder beside the file. */
  keep(path: string): Promise<string>
  /** Keeps a product, and records it as made of the file. */
  add(path: string, child: Omit<NewDerivedFile, 'parentId' | 'storageKey'>): Promise<void>
}

export interface ProcessingDependencies {
  readonly db: Database
  readonly storage: ObjectStorage
  readonly tools: MediaTools
  readonly now: () => Date
  readonly signal: AbortSignal | undefined
}

const tellMs = 1_000

/**
 * Brings a file to this machine, lets `work` go on with it, and clears everything away. Products show as soon as they are
 * made. Where an earlier try left some, the new ones are made beside them and take their place when all is done: what
 * plays goes on playing.
 */
export const openProcessingContext = async (
  { db, storage, tools, now, signal }: ProcessingDependencies,
  file: FileToProcess,
  work: (workshop: ProcessingContext) => Promise<void>,
): Promise<void> => {
  const folder = await mkdtemp(join(tmpdir(), 'lectern-processing-'))
  const note = (findings: ProcessFindings) => db.transaction((tx) => setProcess(tx, file.id, findings))
  const isRepeat = await hasDerivedFiles(db, file.id)
  const beside = isRepeat ? `again-${randomUUID()}/` : ''
  const held: NewDerivedFile[] = []
  const keep = async (path: string): Promise<string> => {
    const key = storageKeyOf(file, `${beside}${path}`)
    await storage.put(key, createReadStream(join(folder, path)))
    return key
  }
  let toldAt = 0
  let telling: Promise<void> = Promise.resolve()
  const tell = (part: number) => {
    if (Date.now() - toldAt < tellMs) return
    toldAt = Date.now()
    telling = telling.then(() => note({ progress: Math.min(99, part * 100) })).catch(() => {})
  }
  const add: ProcessingContext['add'] = async (path, child) => {
    const storageKey = await keep(path)
    const made = { ...child, parentId: file.id, storageKey }
    if (isRepeat) held.splice(indexOfKey(held, storageKey), 1, made)
    else await db.transaction((tx) => addDerivedFile(tx, made, now()))
  }
  try {
    const source = join(folder, `source.${/^[a-z0-9]{1,8}$/.test(file.extension) ? file.extension : 'bin'}`)
    const stored = await storage.get(file.storageKey)
    if (!stored) throw new MediaError('unreadable', 'its bytes are not in the storage')
    await pipeline(stored.stream, createWriteStream(source))
    await work({ file, tools, source, folder, signal, note, tell, keep, add })
    if (isRepeat) await db.transaction((tx) => replaceDerivedFiles(tx, file.id, held, now()))
  } catch (error) {
    if (isRepeat) await db.transaction((tx) => noteLeftovers(tx, [storageKeyOf(file, beside)], now()))
    throw error
  } finally {
    await telling
    await rm(folder, { recursive: true, force: true })
  }
}

/** Where a product of this key stands, or the end of the list. */
const indexOfKey = (children: readonly NewDerivedFile[], key: string): number => {
  const at = children.findIndex(({ storageKey }) => storageKey === key)
  return at < 0 ? children.length : at
}
