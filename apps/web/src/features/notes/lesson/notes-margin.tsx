import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useTexts } from '../../../lib/texts/index.ts'
import styles from '../notes.module.css'
import { LessonNote } from './lesson-note.tsx'
import { hasMargin, marginOf } from './margin-room.ts'
import type { PlacedNote } from './use-placed-notes.ts'
import type { ReaderNotes } from './use-reader-notes.ts'

const gap = 12

const topOf = ({ note, range }: PlacedNote): number | null => {
  if (range) return range.getBoundingClientRect().top
  if (note.unit_id === null) return null
  return document.querySelector(`#unit-${note.unit_id}`)?.getBoundingClientRect().top ?? null
}

interface NotesMarginProps {
  /** Those that stand there. */
  placed: readonly PlacedNote[]
  notes: ReaderNotes
}

/** Notes beside the text, each as high as its words; where several meet they stand below one another. */
export const NotesMargin = ({ placed, notes }: NotesMarginProps) => {
  const { active } = notes
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
            <LessonNote placed={each} notes={notes} />
          </div>
        ))}
      </div>
    </aside>,
    margin,
  )
}
