import { useSyncExternalStore } from 'react'
import { deviceClock } from '../../../lib/outbox/clock.ts'
import { newKey } from '../../../lib/new-key.ts'
import { uploadByUrl } from '../api.ts'
import { createWebFiles, type WebFile } from './create-web-files.ts'

export type { WebFile } from './create-web-files.ts'

/** Files of the web that this tab has taken for texts of lessons. Only for the browser. */
export const webFiles = createWebFiles({
  take: async (url) =>
    (await uploadByUrl({ query: { model: 'infoUnitContent', upload: 1 }, body: { url } })).data,
  clock: deviceClock,
  newId: newKey,
})

const none: readonly WebFile[] = []

/** One of them as it changes; undefined when this tab knows nothing of it. */
export const useWebFile = (id: string): WebFile | undefined =>
  useSyncExternalStore(webFiles.subscribe, webFiles.get, () => none).find((file) => file.id === id)
