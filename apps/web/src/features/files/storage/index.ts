export { getStorageUse, listFolders } from '../api.ts'
export { readStorageSearch } from './storage-search.ts'
export { StoragePage } from './storage-page.tsx'
