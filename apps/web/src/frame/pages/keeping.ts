import { refreshKept } from '../../lib/offline/keeper.ts'
import { standingOn } from '../../lib/offline/kept-rules.ts'
import { isWorkbench } from '../../lib/routing/areas.ts'
import { report } from '../../lib/reporting.ts'
import type { KeepMessage } from '../../service-worker/scope.ts'

/** Tells the service worker the address that the page has changed to. */
export type Keeping = (href: string) => void

/** A page that is left sooner is not kept: keeping costs the server one page more, in milliseconds. */
const stay = 3000
/** Until kept courses are looked after, in milliseconds: what the page itself loads goes first. */
const rest = 2000

/** Tells the service worker to keep a page, with all that this tab has loaded and that stands on the page. */
const keepPage = async (url: string, isSeen = false): Promise<void> => {
  const { active } = await navigator.serviceWorker.ready
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name)
  const pictures = Array.from(document.images, ({ currentSrc, src }) => currentSrc || src)
  const message: KeepMessage = {
    url,
    assets: loaded.filter((name) => name.includes('/assets/')),
    things: standingOn(new URL(url).origin, [...pictures, ...loaded]),
    isSeen,
  }
  active?.postMessage(message)
}

const keepHere = (url: string, isSeen?: boolean): void => {
  keepPage(url, isSeen).catch((error: unknown) => report(error, 'kept pages'))
}

const refreshInTime = (): void => {
  setTimeout(() => void refreshKept().catch((error: unknown) => report(error, 'kept courses')), rest)
}

const register = async (): Promise<void> => {
  const wasThere = navigator.serviceWorker.controller !== null
  await navigator.serviceWorker.register('/sw.js')
  // It has not seen this page come, or nothing of what is further down.
  await keepPage(window.location.href, wasThere)
}

/** Lets the service worker look after this tab, and has what is kept refreshed whenever there is a network. */
export const beginKeeping = (): Keeping => {
  // Browsers without storage refuse; the pages are then read with a network alone.
  register().catch(() => {})
  window.addEventListener('online', refreshInTime)
  refreshInTime()
  // What a page asks for while it is taken over may be answered before the worker is there.
  let timer = setTimeout(() => keepHere(window.location.href, true), stay)
  return (href) => {
    clearTimeout(timer)
    const { origin, pathname, search } = new URL(href, window.location.href)
    if (!isWorkbench(pathname)) timer = setTimeout(() => keepHere(origin + pathname + search), stay)
  }
}
