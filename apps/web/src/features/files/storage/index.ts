export { listFolders } from '../api/list-folders.ts'
export { readStorageSearch } from './storage-search.ts'
export { StoragePage } from './storage-page.tsx'
