import { isWorkbench } from '../../lib/routing/areas.ts'
import { report } from '../../lib/reporting.ts'

// No page waits for it: it comes once the page stands.
const keeping = () => import('./keeping.ts')

/** A page that is left sooner is not kept: keeping costs the server one page more, in milliseconds. */
const stay = 3000

/**
 * Lets a service worker keep the learner's pages of this tab for a time without a network, in the built product. Gives back
 * what tells it the address that the page has changed to.
 */
export const startKeeping = (): ((href: string) => void) => {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return () => {}
  // Browsers without storage refuse; the pages are then read with a network alone.
  keeping()
    .then(({ beginKeeping }) => beginKeeping())
    .catch(() => {})
  let timer: ReturnType<typeof setTimeout> | undefined
  return (href) => {
    clearTimeout(timer)
    const { origin, pathname, search } = new URL(href, window.location.href)
    const keep = () =>
      keeping()
        .then(({ keepPage }) => keepPage(origin + pathname + search))
        .catch((error: unknown) => report(error, 'kept pages'))
    if (!isWorkbench(pathname)) timer = setTimeout(keep, stay)
  }
}

/** Drops everything that is kept for somebody: they sign out. */
export const forgetKeptPages = async (): Promise<void> => {
  if ('caches' in window) await (await keeping()).forgetKept()
}
