import { type RefObject, useLayoutEffect, useRef } from 'react'

interface Anchor {
  readonly element: Element
  readonly top: number
}

/** The comment in the middle of the screen. */
const readIn = (box: HTMLElement | null): Anchor | undefined => {
  const middle = document.elementFromPoint(window.innerWidth / 2, window.innerHeight / 2)
  const element = middle?.closest('[data-comment]')
  return element && box?.contains(element) ? { element, top: element.getBoundingClientRect().top } : undefined
}

/**
 * Keeps the comment that is read where it stands while others come in above it. Gives back what notes its place, to be called before
 * `content` changes. The browser's own anchor is put aside for that moment: it would move the page a second time.
 */
export const useKeptPlace = (box: RefObject<HTMLElement | null>, content: unknown): (() => void) => {
  const anchor = useRef<Anchor>(undefined)
  useLayoutEffect(() => {
    if (!anchor.current) return
    const { element, top } = anchor.current
    anchor.current = undefined
    const moved = element.isConnected ? element.getBoundingClientRect().top - top : 0
    if (moved !== 0) window.scrollBy({ top: moved, behavior: 'instant' })
    requestAnimationFrame(() => document.documentElement.style.removeProperty('overflow-anchor'))
  }, [content])
  return () => {
    anchor.current = readIn(box.current)
    if (anchor.current) document.documentElement.style.setProperty('overflow-anchor', 'none')
  }
}
