import { FileStore } from '@tus/file-store'
import { open, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { errorCode } from '../error-fields.ts'
import { moveInto } from '../storage/folder-storage.ts'
import { checkKey } from '../storage/object-storage.ts'
import { extensions, lacksLength, type UploadStore } from './upload-store.ts'

/** Beside the objects, on the same disk: a whole upload becomes an object by a change of name. */
const uploadsFolder = '.uploads'

/** Keeps uploads in a folder of the storage that no key can name. */
export const createFolderUploadStore = (folder: string): UploadStore => {
  const directory = join(folder, uploadsFolder)
  const dataStore = new FileStore({ directory })
  dataStore.extensions = extensions
  const pathOf = (id: string) => join(directory, checkKey(id))

  const settle = async (id: string, key: string) => {
    const target = join(folder, ...checkKey(key).split('/'))
    const handle = await open(pathOf(id), 'r+').catch(unlessMissing)
    if (handle === undefined) {
      await stat(target)
      return key
    }
    await handle.sync()
    await handle.close()
    await moveInto(folder, pathOf(id), target)
    await rm(`${pathOf(id)}.json`, { force: true })
    return key
  }

  return {
    dataStore,
    offsetOf: async (id) => (await stat(pathOf(id)).catch(unlessMissing))?.size ?? null,
    waitsForLength: (id) => lacksLength(dataStore, id),
    readHead: async (id, bytes) => {
      const handle = await open(pathOf(id), 'r')
      try {
        const buffer = Buffer.alloc(bytes)
        const { bytesRead } = await handle.read(buffer, 0, bytes, 0)
        return buffer.subarray(0, bytesRead)
      } finally {
        await handle.close()
      }
    },
    settle,
    remove: async (id) => {
      await rm(pathOf(id), { force: true })
      await rm(`${pathOf(id)}.json`, { force: true })
    },
  }
}

const unlessMissing = (error: unknown): undefined => {
  if (errorCode(error) === 'ENOENT') return undefined
  throw error
}
