import type { Keeping } from './keeping.ts'

// No page waits for it: it comes once the page stands.
let keeping: Keeping | undefined

/**
 * Lets a service worker keep the learner's pages of this tab for a time without a network, in the built product. Gives back
 * what tells it the address that the page has changed to.
 */
export const startKeeping = (): ((href: string) => void) => {
  if (import.meta.env.PROD && 'serviceWorker' in navigator)
    import('./keeping.ts')
      .then(({ beginKeeping }) => (keeping = beginKeeping()))
      // The pages are then read with a network alone.
      .catch(() => {})
  return (href) => keeping?.(href)
}
