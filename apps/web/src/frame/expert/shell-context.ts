import type { LucideIcon } from 'lucide-react'
import { createContext, use } from 'react'

/** Something that the command menu offers. */
export interface Command {
  id: string
  label: string
  /** A second line: where it stands. */
  description?: string | undefined
  icon?: LucideIcon | undefined
  /** More words under which it is found. */
  keywords?: readonly string[] | undefined
  run: () => void
}

/** A key of the page: listed under `?`, and pressed when it has something to do. */
export interface PageKey {
  /** As `event.key` says it, one or several together; shown as they stand. */
  keys: readonly string[]
  label: string
  /** For a single key without modifiers; not while a person writes in a field. */
  onPress?: (() => void) | undefined
}

/** Keys that belong together, in one word: a hint of the line at the foot of a page. */
export interface KeyHint {
  keys: readonly string[]
  label: string
}

/** What the page in the frame offers. */
export interface PageOffer {
  commands: readonly Command[]
  keys: readonly PageKey[]
}

interface Shell {
  openMenu: () => void
  openCommands: () => void
  /** Lists the keys of the page. */
  openKeys: () => void
  /** The page calls this after each rendering; `undefined` when it leaves. */
  offer: (offer: PageOffer | undefined) => void
}

export const ShellContext = createContext<Shell | undefined>(undefined)

/** The frame around the current expert page. */
export const useShell = (): Shell => {
  const shell = use(ShellContext)
  if (!shell) throw new Error('An expert page must stand inside ExpertShell')
  return shell
}
