import { useEffect, useState } from 'react'
import type { ZoomedImage } from '../files/zoom/index.ts'

/** Pictures that are shown large, and the one at which to begin. */
interface Zoomed {
  images: ZoomedImage[]
  first: number
}

const linkClass = 'a[data-zoom]'

const imageOf = (link: HTMLAnchorElement, otherwise: string): ZoomedImage => ({
  url: link.href,
  name:
    link.querySelector('img')?.alt ||
    link.closest('figure')?.querySelector('figcaption')?.textContent ||
    otherwise,
})

/** The pictures of a gallery belong together; any other stands for itself. */
const groupOf = (link: HTMLAnchorElement): HTMLAnchorElement[] => {
  const gallery = link.closest('[data-gallery]')
  return gallery ? [...gallery.querySelectorAll<HTMLAnchorElement>(linkClass)] : [link]
}

const isPlainPress = (event: MouseEvent): boolean =>
  event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey

/**
 * The pictures that a reader has pressed in `text`. Links to pictures without words get `unnamed` for a name; a press with a
 * key held down goes where the browser takes it.
 */
export const useZoomed = (text: HTMLElement | null, unnamed: string) => {
  const [zoomed, setZoomed] = useState<Zoomed>()
  useEffect(() => {
    if (!text) return undefined
    for (const link of text.querySelectorAll<HTMLAnchorElement>(linkClass)) {
      link.setAttribute('aria-haspopup', 'dialog')
      if (!link.querySelector('img')?.alt) link.setAttribute('aria-label', unnamed)
    }
    const press = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>(linkClass) : null
      if (!link || !isPlainPress(event)) return
      event.preventDefault()
      const group = groupOf(link)
      setZoomed({ images: group.map((each) => imageOf(each, unnamed)), first: group.indexOf(link) })
    }
    text.addEventListener('click', press)
    return () => text.removeEventListener('click', press)
  }, [text, unnamed])
  return { zoomed, close: () => setZoomed(undefined) }
}
