import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { useTexts } from '../../../lib/texts/index.ts'
import styles from '../notes.module.css'
import type { PlacedNote } from './use-placed-notes.ts'

/** The margin beside the text; the page has it from 1300 pixels on. */
const marginOf = (): HTMLElement | null => document.querySelector('[data-notes-margin]')

/** Narrower than this nothing can be read. */
const narrowest = 180
const gap = 12

const topOf = ({ note, range }: PlacedNote): number | null => {
  if (range) return range.getBoundingClientRect().top
  if (note.unit_id === null) return null
  return document.querySelector(`#unit-${note.unit_id}`)?.getBoundingClientRect().top ?? null
}

/** Whether there is room for notes beside the text. */
export const hasMargin = (): boolean => (marginOf()?.offsetWidth ?? 0) >= narrowest

interface NotesMarginProps {
  placed: readonly PlacedNote[]
  active: string | null
  card: (placed: PlacedNote) => ReactNode
}

/** Notes beside the text, each as high as its words; where several meet they stand below one another. */
export const NotesMargin = ({ placed, active, card }: NotesMarginProps) => {
  const { t } = useTexts()
  const [margin] = useState(marginOf)
  const [hasRoom, setRoom] = useState(hasMargin)
  useEffect(() => {
    const look = () => setRoom(hasMargin())
    window.addEventListener('resize', look)
    return () => window.removeEventListener('resize', look)
  }, [])
  const list = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const lay = () => {
      const { current } = list
      if (!current || !margin) return
      const origin = margin.getBoundingClientRect().top
      const cards = [...current.children].filter((each) => each instanceof HTMLElement)
      const wanted = placed
        .map((each, at) => ({ element: cards[at], top: (topOf(each) ?? origin) - origin }))
        .toSorted((one, other) => one.top - other.top)
      let free = 0
      for (const { element, top } of wanted) {
        if (!element) continue
        const own = Math.max(top, free)
        element.style.insetBlockStart = `${Math.round(own)}px`
        free = own + element.offsetHeight + gap
      }
      current.style.blockSize = `${Math.round(free)}px`
    }
    lay()
    const observer = new ResizeObserver(lay)
    const article = document.querySelector('article')
    if (article) observer.observe(article)
    for (const element of list.current?.children ?? []) observer.observe(element)
    return () => observer.disconnect()
  }, [placed, active, margin, hasRoom])
  if (!margin || !hasRoom) return null
  return createPortal(
    <aside aria-label={t('notes.of_lesson')}>
      <div ref={list} className={styles.margin}>
        {placed.map((each) => (
          <div key={each.note.key} className={styles.beside}>
            {card(each)}
          </div>
        ))}
      </div>
    </aside>,
    margin,
  )
}
