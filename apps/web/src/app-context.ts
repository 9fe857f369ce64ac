import type { Api } from './lib/api/index.ts'
import type { Texts } from './lib/texts/index.ts'

/** How the page is coloured: the reader's choice, or the device's. */
export type Theme = 'light' | 'dark' | 'auto'

/** What routes find in their context: made afresh for every page request, once in a browser tab. */
export interface AppContext {
  api: Api
  texts: Texts
  theme: Theme
  /** How many rows a page of the named list had when the reader last chose. */
  rows: (list: string) => number | undefined
  /** Whether the page of this address is on the screen, and not in place of one that failed. */
  isShown: (href: string) => boolean
  /** A form that came to this page without scripts and was refused, as JSON. */
  form?: string | undefined
}
