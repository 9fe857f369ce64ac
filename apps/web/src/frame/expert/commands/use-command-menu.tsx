import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type * as commandMenu from './command-menu.tsx'
import { useEarlyTyping } from './use-early-typing.ts'
import { hasOpenDialog, useKeys } from './use-keys.ts'

type MenuModule = typeof commandMenu

/** Long enough for the first screen to have what it needs. */
const idleMs = 2_000

/**
 * The command menu, the heaviest part of the frame, on its own: it comes when the page has had time for itself, or at once
 * when it is asked for; what is typed meanwhile is kept for its field.
 */
export const useCommandMenu = () => {
  const [menu, setMenu] = useState<MenuModule>()
  const loaded = useRef<MenuModule>(undefined)
  const wish = useRef<{ typed: string }>(undefined)

  const load = useCallback(async () => {
    try {
      loaded.current = await import('./command-menu.tsx')
      setMenu(loaded.current)
    } catch {
      // Without a network it comes at the next press.
      wish.current = undefined
    }
  }, [])
  useEffect(() => {
    const timer = setTimeout(() => void load(), idleMs)
    return () => clearTimeout(timer)
  }, [load])

  const open = useCallback(() => {
    if (loaded.current) return loaded.current.commands.open()
    wish.current ??= { typed: '' }
    void load()
  }, [load])

  /** Gives the words that were typed before the menu stood, once; undefined when nobody asked for it. */
  const takeEarlyTyping = useCallback(() => {
    const { current } = wish
    wish.current = undefined
    return current?.typed
  }, [])

  useKeys(
    useCallback(
      (event: KeyboardEvent) => {
        const isCommandK =
          (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && event.code === 'KeyK'
        if (!isCommandK || event.defaultPrevented) return
        event.preventDefault()
        if (loaded.current?.isOpen()) loaded.current.commands.close()
        else if (!hasOpenDialog()) open()
      },
      [open],
    ),
  )
  useEarlyTyping(
    useMemo(
      () => ({
        isOpen: () => wish.current !== undefined,
        isReady: () => false,
        typed: () => wish.current?.typed ?? '',
        onTyped: (typed: string) => {
          wish.current = { typed }
        },
      }),
      [],
    ),
  )
  return { CommandMenu: menu?.CommandMenu, open, takeEarlyTyping }
}
