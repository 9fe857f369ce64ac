import type { Note } from '@lectern/contract/notes/note'
import { findPlace } from '@lectern/contract/notes/rules/find-place'
import { useEffect, useState } from 'react'
import { clearHighlights, drawHighlight, highlightNames, type HighlightName } from '../text/highlights.ts'
import { letterAt, rangeOf, readUnit } from '../text/unit-text.ts'

/** A note, and the words in the page at which it stands. */
export interface PlacedNote {
  readonly note: Note
  /** Null where it stands at no words, and where its words were rewritten. */
  readonly range: Range | null
  readonly isPlaceLost: boolean
}

const place = (notes: readonly Note[]): PlacedNote[] => {
  const texts = new Map(
    [...new Set(notes.flatMap(({ quote, unit_id: unit }) => (quote && unit !== null ? [unit] : [])))].map(
      (unit) => [unit, readUnit(unit)],
    ),
  )
  return notes.map((note) => {
    if (note.quote === null) return { note, range: null, isPlaceLost: false }
    const text = note.unit_id === null ? null : texts.get(note.unit_id)
    const stretch = text ? findPlace(text.text, note.quote) : null
    const range = text && stretch ? rangeOf(text, stretch) : null
    return { note, range, isPlaceLost: range === null }
  })
}

const nameOf = ({ color }: Note): HighlightName => color ?? 'plain'

/** Several changes of a page are one, in milliseconds. */
const settle = 100

/** Where the notes of a lesson stand in its page; they are drawn there. @param active the one that is looked at */
export const usePlacedNotes = (notes: readonly Note[], active: string | null): readonly PlacedNote[] => {
  const [placed, setPlaced] = useState<readonly PlacedNote[]>([])
  useEffect(() => {
    const look = () => setPlaced(place(notes))
    look()
    // A text that is written into the page anew takes its places along.
    let timer: ReturnType<typeof setTimeout> | undefined
    const observer = new MutationObserver(() => {
      clearTimeout(timer)
      timer = setTimeout(look, settle)
    })
    const article = document.querySelector('main article')
    if (article) observer.observe(article, { childList: true, subtree: true })
    return () => {
      observer.disconnect()
      clearTimeout(timer)
    }
  }, [notes])
  useEffect(() => {
    const draw = () => {
      for (const name of highlightNames) {
        if (name === 'spoken') continue
        const own = placed.filter(({ note }) =>
          name === 'active' ? note.key === active : nameOf(note) === name && note.kind !== 'bookmark',
        )
        drawHighlight(
          name,
          own.flatMap(({ range }) => range ?? []),
        )
      }
    }
    draw()
    window.addEventListener('resize', draw)
    return () => window.removeEventListener('resize', draw)
  }, [placed, active])
  useEffect(() => clearHighlights, [])
  return placed
}

/** The note whose words stand at a point of the window. */
export const noteAt = (placed: readonly PlacedNote[], x: number, y: number): PlacedNote | undefined => {
  for (const unit of new Set(placed.flatMap(({ note }) => note.unit_id ?? []))) {
    const text = readUnit(unit)
    const letter = text && letterAt(text, x, y)
    if (letter === null || letter === undefined) continue
    return placed.findLast(({ note, range }) => {
      if (range === null || note.unit_id !== unit || note.quote === null) return false
      const stretch = findPlace(text?.text ?? '', note.quote)
      return stretch !== null && letter >= stretch.start && letter <= stretch.end
    })
  }
  return undefined
}
