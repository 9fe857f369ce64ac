import type { Stretch } from '@lectern/contract/notes/rules/find-place'
import { useEffect, useState } from 'react'
import { readUnit, stretchOf, type UnitText } from '../text/unit-text.ts'

/** Words that are chosen in a text of the lesson. */
export interface ChosenWords {
  readonly text: UnitText
  readonly stretch: Stretch
  /** Where they stand in the window. */
  readonly box: DOMRect
}

/** The words chosen now; of several texts those of the first. */
const readChosen = (units: ReadonlySet<number>): ChosenWords | null => {
  const selection = document.getSelection()
  if (!selection || selection.isCollapsed || selection.rangeCount === 0) return null
  const range = selection.getRangeAt(0)
  for (const unit of units) {
    const text = readUnit(unit)
    if (!text || !range.intersectsNode(text.root)) continue
    const stretch = stretchOf(text, range)
    if (stretch) return { text, stretch, box: range.getBoundingClientRect() }
  }
  return null
}

/** Fingers and keys change a selection many times before it is the one that is meant. */
const rest = 180

/** The words that the reader has chosen in one of the texts, as soon as the choice rests. */
export const useSelection = (units: ReadonlySet<number>): ChosenWords | null => {
  const [chosen, setChosen] = useState<ChosenWords | null>(null)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let isHeld = false
    const look = () => {
      clearTimeout(timer)
      timer = setTimeout(() => {
        // A note that is being written takes the selection with it.
        if (document.activeElement?.closest('[data-note-bar]')) return
        if (!isHeld) setChosen(readChosen(units))
      }, rest)
    }
    const hold = (event: PointerEvent) => {
      isHeld = event.pointerType === 'mouse' && event.isPrimary
    }
    const release = () => {
      isHeld = false
      look()
    }
    const listening = new AbortController()
    const { signal } = listening
    document.addEventListener('selectionchange', look, { signal })
    document.addEventListener('pointerdown', hold, { signal })
    document.addEventListener('pointerup', release, { signal })
    document.addEventListener('pointercancel', release, { signal })
    window.addEventListener('scroll', look, { signal, passive: true })
    window.addEventListener('resize', look, { signal })
    look()
    return () => {
      listening.abort()
      clearTimeout(timer)
    }
  }, [units])
  return chosen
}
