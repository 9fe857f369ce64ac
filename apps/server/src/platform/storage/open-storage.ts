import type { Env } from '../env.ts'
import type { Dependencies } from '../dependencies.ts'
import { createFolderUploadStore } from '../uploads/folder-upload-store.ts'
import { createFolderStorage } from './folder-storage.ts'

/** The storage that the settings name, and the place for uploads that are not whole yet. */
export const openStorage = async ({
  storageFolder,
  storageService,
}: Pick<Env, 'storageFolder' | 'storageService'>): Promise<Pick<Dependencies, 'storage' | 'uploads'>> => {
  if (storageService === undefined)
    return { storage: createFolderStorage(storageFolder), uploads: createFolderUploadStore(storageFolder) }
  // The client of a storage service is large; a server that keeps files in a folder never loads it.
  const [{ createS3UploadStore }, { createS3Client }, { createS3Storage }] = await Promise.all([
    import('../uploads/s3-upload-store.ts'),
    import('./s3-settings.ts'),
    import('./s3-storage.ts'),
  ])
  const client = createS3Client(storageService)
  return {
    storage: createS3Storage(client, storageService.bucket),
    uploads: createS3UploadStore(client, storageService),
  }
}
