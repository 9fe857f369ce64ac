import { refreshKept } from '../../lib/offline/keeper.ts'
import { isWorkbench } from '../../lib/routing/areas.ts'
import { report } from '../../lib/reporting.ts'
import type { KeepMessage } from '../../service-worker/scope.ts'

/** Tells the service worker the address that the page has changed to. */
export type Keeping = (href: string) => void

/** A page that is left sooner is not kept: keeping costs the server one page more, in milliseconds. */
const stay = 3000
/** Until kept courses are looked after, in milliseconds: what the page itself loads goes first. */
const rest = 2000

/** Tells the service worker to keep a page, with all that this tab has loaded. */
const keepPage = async (url: string): Promise<void> => {
  const { active } = await navigator.serviceWorker.ready
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name)
  const message: KeepMessage = { url, assets: loaded.filter((name) => name.includes('/assets/')) }
  active?.postMessage(message)
}

const keepHere = (url: string): void => {
  keepPage(url).catch((error: unknown) => report(error, 'kept pages'))
}

const refreshInTime = (): void => {
  setTimeout(() => void refreshKept().catch((error: unknown) => report(error, 'kept courses')), rest)
}

const register = async (): Promise<void> => {
  const wasThere = navigator.serviceWorker.controller !== null
  await navigator.serviceWorker.register('/sw.js')
  // It has not seen this page come.
  if (!wasThere) await keepPage(window.location.href)
}

/** Lets the service worker look after this tab, and has what is kept refreshed whenever there is a network. */
export const beginKeeping = (): Keeping => {
  // Browsers without storage refuse; the pages are then read with a network alone.
  register().catch(() => {})
  window.addEventListener('online', refreshInTime)
  refreshInTime()
  let timer: ReturnType<typeof setTimeout> | undefined
  return (href) => {
    clearTimeout(timer)
    const { origin, pathname, search } = new URL(href, window.location.href)
    if (!isWorkbench(pathname)) timer = setTimeout(() => keepHere(origin + pathname + search), stay)
  }
}
