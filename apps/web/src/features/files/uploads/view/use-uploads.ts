import { useSyncExternalStore } from 'react'
import type { Upload } from '../upload.ts'
import { uploads } from '../uploads.ts'

const none: readonly Upload[] = []

/** The uploads of this browser's tab as they change; none while a page is drawn on the server. */
export const useUploads = (): readonly Upload[] =>
  useSyncExternalStore(uploads.subscribe, uploads.get, () => none)
