import { nameOfThing } from '@lectern/contract/quizzes/question-types/shared/thing-words'
import { useLayoutEffect, useRef } from 'react'
import { useTexts } from '../../../../../lib/texts/index.ts'
import { AuthorThing } from '../../../shown/author-thing.tsx'
import type { Placement } from './placements.ts'
import styles from './placing.module.css'
import type { Named, Placing } from './use-placing.ts'

interface PlaceZoneProps {
  place: Named
  things: readonly Named[]
  /** What stands here. */
  placements: readonly Placement[]
  onePerPlace: boolean
  placing: Placing
}

/** A place without its name: what stands there, each to be taken back, and room for more. */
export const PlaceZone = ({ place, things, placements, onePerPlace, placing }: PlaceZoneProps) => {
  const { t } = useTexts()
  const zone = useRef<HTMLSpanElement>(null)
  const nextFocus = useRef<'[data-room]' | '[data-thing]' | null>(null)
  const chosen = things.find(({ id }) => id === placing.thing)
  const isFull = onePerPlace && placements.length > 0
  const filled = placements.map(({ thing }) => thing).join()
  // A button that was pressed may be gone: the focus goes to the room that a thing left, or to the thing that came.
  useLayoutEffect(() => {
    const { current: next } = nextFocus
    nextFocus.current = null
    if (next === null) return
    const found = zone.current?.querySelectorAll<HTMLElement>(next)
    found?.[found.length - 1]?.focus()
  }, [filled])
  const putHere = () => {
    nextFocus.current = chosen ? '[data-thing]' : null
    placing.choosePlace(place.id)
  }
  const nameOfRoom = () => {
    const name = nameOfThing(place)
    if (chosen) return t('quiz.place_put_here', { thing: nameOfThing(chosen), place: name })
    return t('quiz.place_empty_name', { place: name })
  }
  return (
    <span
      ref={zone}
      className={styles.zone}
      data-drop-place={place.id}
      data-aim={placing.place === place.id || undefined}
    >
      {placements.map((placement) => {
        const there = things.find(({ id }) => id === placement.thing) ?? { text: '' }
        const words = { thing: nameOfThing(there), place: nameOfThing(place) }
        return (
          <button
            key={placement.thing}
            type="button"
            className={styles.placed}
            data-thing={placement.thing}
            aria-label={
              chosen && isFull
                ? t('quiz.place_put_instead', { ...words, thing: nameOfThing(chosen), there: words.thing })
                : t('quiz.place_take_back', words)
            }
            onClick={() => {
              if (chosen && isFull) return putHere()
              nextFocus.current = '[data-room]'
              placing.takeBack(placement)
            }}
          >
            <AuthorThing thing={there} />
          </button>
        )
      })}
      {!isFull && (
        <button
          type="button"
          className={styles.room}
          data-room
          data-ready={chosen !== undefined || undefined}
          aria-pressed={placing.place === place.id}
          aria-label={nameOfRoom()}
          onClick={putHere}
        >
          {chosen ? t('quiz.place_here') : t('quiz.place_empty')}
        </button>
      )}
    </span>
  )
}
