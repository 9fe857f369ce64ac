import { refreshKept } from '../../lib/offline/keeper.ts'
import { dropStores } from '../../lib/offline/kept-store.ts'
import type { KeepMessage } from '../../service-worker/scope.ts'
import { report } from '../../lib/reporting.ts'

/** Tells the service worker to keep a page, with all that this tab has loaded. */
export const keepPage = async (url: string): Promise<void> => {
  const { active } = await navigator.serviceWorker.ready
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name)
  const message: KeepMessage = { url, assets: loaded.filter((name) => name.includes('/assets/')) }
  active?.postMessage(message)
}

/** Until kept courses are looked after, in milliseconds: what the page itself loads goes first. */
const rest = 2000

const refreshInTime = (): void => {
  setTimeout(() => void refreshKept().catch((error: unknown) => report(error, 'kept courses')), rest)
}

/** Lets the service worker look after this tab, and what is kept be refreshed whenever there is a network. */
export const beginKeeping = async (): Promise<void> => {
  const wasThere = navigator.serviceWorker.controller !== null
  await navigator.serviceWorker.register('/sw.js')
  // It has not seen this page come.
  if (!wasThere) await keepPage(window.location.href)
  window.addEventListener('online', refreshInTime)
  refreshInTime()
}

export const forgetKept = (): Promise<void> => dropStores()
