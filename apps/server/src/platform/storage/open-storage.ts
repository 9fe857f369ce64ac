import type { Env } from '../env.ts'
import type { Parts } from '../parts.ts'
import { createFolderUploadStore } from '../uploads/folder-upload-store.ts'
import { createFolderStorage } from './folder-storage.ts'

/** The storage that the settings name, and the place for uploads that are not whole yet. */
export const openStorage = ({
  storageFolder,
}: Pick<Env, 'storageFolder'>): Pick<Parts, 'storage' | 'uploads'> => ({
  storage: createFolderStorage(storageFolder),
  uploads: createFolderUploadStore(storageFolder),
})
