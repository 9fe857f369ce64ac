import type * as filesApi from '@lectern/contract/files/files.api'
import type * as readingApi from '@lectern/contract/lessons/reading.api'
import { call } from '../../lib/api/index.ts'

export const createFolder = call<typeof filesApi.createFolder>('POST', '/storage/folders')
export const deleteFiles = call<typeof filesApi.deleteFiles>('DELETE', '/files/delete-files/')
export const deleteFolder = call<typeof filesApi.deleteFolder>('DELETE', '/storage/folders/:folder')
export const getFile = call<typeof filesApi.getFile>('GET', '/files/:uuid')
export const getStorageUse = call<typeof filesApi.getStorageUse>('GET', '/storage/usage')
export const getUnit = call<typeof readingApi.getUnit>('GET', '/info-units/:unit')
export const listFiles = call<typeof filesApi.listFiles>('GET', '/files')
export const listFolders = call<typeof filesApi.listFolders>('GET', '/storage/folders')
export const listPictures = call<typeof filesApi.listPictures>('GET', '/storage/pictures')
export const listUsages = call<typeof filesApi.listUsages>('POST', '/files/usages')
export const moveFiles = call<typeof filesApi.moveFiles>('POST', '/files/move')
export const processAgain = call<typeof filesApi.processAgain>('POST', '/files/:uuid/process')
export const replaceFile = call<typeof filesApi.replaceFile>('POST', '/files/:uuid/replace')
export const updateFile = call<typeof filesApi.updateFile>('PUT', '/files/:uuid')
export const updateFolder = call<typeof filesApi.updateFolder>('PUT', '/storage/folders/:folder')
export const uploadByUrl = call<typeof filesApi.uploadByUrl>('POST', '/files/upload-by-url')
