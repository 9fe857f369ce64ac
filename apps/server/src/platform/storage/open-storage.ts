import type { Env } from '../env.ts'
import type { Parts } from '../parts.ts'
import { createFolderUploadStore } from '../uploads/folder-upload-store.ts'
import { createS3UploadStore } from '../uploads/s3-upload-store.ts'
import { createFolderStorage } from './folder-storage.ts'
import { createS3Client } from './s3-settings.ts'
import { createS3Storage } from './s3-storage.ts'

/** The storage that the settings name, and the place for uploads that are not whole yet. */
export const openStorage = ({
  storageFolder,
  storageService,
}: Pick<Env, 'storageFolder' | 'storageService'>): Pick<Parts, 'storage' | 'uploads'> => {
  if (storageService === undefined)
    return { storage: createFolderStorage(storageFolder), uploads: createFolderUploadStore(storageFolder) }
  const client = createS3Client(storageService)
  return {
    storage: createS3Storage(client, storageService.bucket),
    uploads: createS3UploadStore(client, storageService),
  }
}
