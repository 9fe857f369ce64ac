import { randomBytes } from 'node:crypto'
import { createWriteStream, type Stats } from 'node:fs'
import { type FileHandle, mkdir, open, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { errorCode } from '../error-fields.ts'
import {
  type ByteRange,
  checkKey,
  type ObjectStorage,
  RangeOutsideError,
  type StoredObject,
} from './object-storage.ts'

/** Unfinished uploads. A key cannot begin with a dot, so none can name something in here. */
const unfinishedFolder = '.unfinished'

/** So much is read at once. */
const readBytes = 64 * 1024

/** So much is read whole: streaming it costs twice the time, and a slow reader holds not more than with a stream. */
const wholeBytes = 512 * 1024

/** Keeps objects as files under `folder`; a key is the path below it. */
export const createFolderStorage = (folder: string): ObjectStorage => {
  const pathOf = (key: string) => join(folder, ...checkKey(key).split('/'))

  const put = async (key: string, body: Readable | Uint8Array) => {
    const path = pathOf(key)
    const unfinished = join(folder, unfinishedFolder, randomBytes(12).toString('hex'))
    // A sender may go away before anybody reads; without a listener that would end the process. `pipeline` still tells.
    if (body instanceof Readable) body.on('error', () => {})
    await mkdir(dirname(unfinished), { recursive: true })
    try {
      const target = createWriteStream(unfinished, { flags: 'wx', mode: 0o600, flush: true })
      await pipeline(body instanceof Uint8Array ? Readable.from([body]) : body, target)
      await moveInto(folder, unfinished, path)
      return { bytes: target.bytesWritten }
    } catch (error) {
      await rm(unfinished, { force: true })
      throw error
    }
  }

  const get = async (key: string, range?: ByteRange) => {
    const path = pathOf(key)
    const file = await open(path, 'r').catch(unlessMissing)
    if (file === undefined) return undefined
    const stats = await file.stat()
    if (!stats.isFile()) return file.close().then(() => undefined)
    try {
      const clamped = clamp(range, stats.size)
      const found = { totalBytes: stats.size, range: clamped }
      if (clamped.end - clamped.start < wholeBytes) return await readWhole(file, found)
      return { ...found, stream: file.createReadStream({ ...clamped, highWaterMark: readBytes }) }
    } catch (error) {
      await file.close()
      throw error
    }
  }

  const head = async (key: string) => {
    const stats: Stats | undefined = await stat(pathOf(key)).catch(unlessMissing)
    return stats?.isFile() ? { bytes: stats.size, modifiedAt: stats.mtime } : undefined
  }

  const remove = async (key: string) => {
    await rm(pathOf(key), { force: true }).catch(unlessMissing)
  }

  const deleteFolder = async (prefix: string) => {
    await rm(pathOf(prefix), { recursive: true, force: true }).catch(unlessMissing)
  }

  const check = async () => {
    const path = join(folder, unfinishedFolder, `check-${randomBytes(6).toString('hex')}`)
    await mkdir(dirname(path), { recursive: true })
    const file = await open(path, 'wx')
    await file.close()
    await rm(path)
  }

  return { put, get, head, delete: remove, deleteFolder, check }
}

/** Gives a file of the same disk its name; it is on the disk when this resolves: the folders that changed are written out too. */
export const moveInto = async (folder: string, from: string, to: string) => {
  const firstMade = await mkdir(dirname(to), { recursive: true })
  await rename(from, to)
  const upTo = firstMade === undefined ? dirname(to) : dirname(firstMade)
  for (
    let each = dirname(to);
    each.length >= upTo.length && each.length >= folder.length;
    each = dirname(each)
  )
    await syncFolder(each)
}

const syncFolder = async (folder: string) => {
  const handle = await open(folder, 'r')
  await handle.sync()
  await handle.close()
}

const clamp = (range: ByteRange | undefined, size: number): Required<ByteRange> => {
  const start = range?.start ?? 0
  if (range !== undefined && (start >= size || (range.end ?? start) < start || start < 0))
    throw new RangeOutsideError(size)
  return { start, end: Math.min(range?.end ?? size - 1, size - 1) }
}

const readWhole = async (
  file: FileHandle,
  found: Pick<StoredObject, 'totalBytes' | 'range'>,
): Promise<StoredObject> => {
  const { start, end } = found.range
  const whole = Buffer.allocUnsafeSlow(end - start + 1)
  const { bytesRead } = await file.read(whole, 0, whole.length, start)
  if (bytesRead < whole.length) throw new Error('The file became shorter while it was read.')
  await file.close()
  return {
    ...found,
    bytes: whole,
    get stream() {
      return Readable.from(whole.length === 0 ? [] : [whole])
    },
  }
}

const unlessMissing = (error: unknown): undefined => {
  if (['ENOENT', 'ENOTDIR', 'EISDIR', 'ERR_FS_EISDIR'].includes(errorCode(error) ?? '')) return undefined
  throw error
}
