import type { KeepMessage } from '../../service-worker/scope.ts'
import { isWorkbench } from '../../lib/routing/areas.ts'
import { report } from '../../lib/reporting.ts'

/** A page that is left sooner is not kept: keeping costs the server one page more, in milliseconds. */
const stay = 3000

const keep = async (url: string): Promise<void> => {
  const { active } = await navigator.serviceWorker.ready
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name)
  const message: KeepMessage = { url, assets: loaded.filter((name) => name.includes('/assets/')) }
  active?.postMessage(message)
}

const keepHere = (url: string): void => {
  keep(url).catch((error: unknown) => report(error, 'kept pages'))
}

const register = async (): Promise<void> => {
  const wasThere = navigator.serviceWorker.controller !== null
  await navigator.serviceWorker.register('/sw.js')
  // It has not seen this page come.
  if (!wasThere) await keep(window.location.href)
}

/**
 * Lets a service worker keep the learner's pages of this tab for a time without a network, in the built product. Gives back
 * what tells it the address that the page has changed to.
 */
export const startKeeping = (): ((href: string) => void) => {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return () => {}
  // Browsers without storage refuse; the pages are then read with a network alone.
  register().catch(() => {})
  let timer: ReturnType<typeof setTimeout> | undefined
  return (href) => {
    clearTimeout(timer)
    const { origin, pathname, search } = new URL(href, window.location.href)
    if (!isWorkbench(pathname)) timer = setTimeout(() => keepHere(origin + pathname + search), stay)
  }
}

/** Drops every page that is kept for somebody: they sign out. */
export const forgetKeptPages = async (): Promise<void> => {
  if (!('caches' in window)) return
  const names = await caches.keys()
  await Promise.all(
    names
      .filter((name) => name.startsWith('lectern-kept-') && name.includes('-pages-'))
      .map((name) => caches.delete(name)),
  )
}
