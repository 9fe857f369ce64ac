import type { Thing } from '@lectern/contract/quizzes/question-types/shared/common'
import { nameOfThing } from '@lectern/contract/quizzes/question-types/shared/thing-words'
import { useDragOnto } from '@lectern/ui/dragging/use-drag-onto'
import { useState } from 'react'
import { useTexts } from '../../../../../lib/texts/index.ts'
import { put, takenBack, type Placement, type PlacingRules } from './placements.ts'

/** Something that can be put somewhere, or a place for it. */
export interface Named {
  readonly id: string
  readonly text: string
  readonly image?: Thing['image']
}

interface PlacingOptions {
  things: readonly Named[]
  places: readonly Named[]
  rules: PlacingRules
  placements: readonly Placement[]
  onPlacements: (placements: Placement[]) => void
}

/** What was chosen and waits for the other half: a thing for its place, or a place for its thing. */
type Chosen = { readonly thing: string } | { readonly place: string } | undefined

const isDrag = (target: Element) => target.closest<HTMLElement>('[data-thing]')?.dataset['thing']

/**
 * Puts things to places: choose a thing, then its place, or the other way round; or drag it there. Every step is told to
 * a screen reader and can be undone.
 */
export const usePlacing = ({ things, places, rules, placements, onPlacements }: PlacingOptions) => {
  const { t } = useTexts()
  const [chosen, setChosen] = useState<Chosen>()
  const [told, tell] = useState('')
  const [before, setBefore] = useState<readonly (readonly Placement[])[]>([])
  const textOf = (list: readonly Named[], id: string) => {
    const found = list.find((each) => each.id === id)
    return found ? nameOfThing(found) : ''
  }
  const words = ({ thing, place }: Placement) => ({
    thing: textOf(things, thing),
    place: textOf(places, place),
  })

  const change = (next: Placement[]) => {
    setBefore([...before, placements])
    setChosen(undefined)
    onPlacements(next)
  }
  const putThere = (placement: Placement) => {
    change(put(placements, placement, rules))
    tell(t('quiz.place_put', words(placement)))
  }
  const { held, sourceProps } = useDragOnto<string>({
    pick: isDrag,
    accepts: () => true,
    onDrop: (thing, place) => putThere({ thing, place }),
    nameOf: (thing) => textOf(things, thing),
    placeName: (place) => textOf(places, place),
  })

  const letGo = () => {
    setChosen(undefined)
    tell(t('quiz.place_let_go'))
  }
  const chooseThing = (thing: string) => {
    if (chosen && 'place' in chosen) return putThere({ thing, place: chosen.place })
    if (chosen?.thing === thing) return letGo()
    setChosen({ thing })
    tell(t('quiz.place_thing_chosen', { thing: textOf(things, thing) }))
  }
  const choosePlace = (place: string) => {
    if (chosen && 'thing' in chosen) return putThere({ thing: chosen.thing, place })
    if (chosen?.place === place) return letGo()
    setChosen({ place })
    tell(t('quiz.place_chosen', { place: textOf(places, place) }))
  }
  const takeBack = (placement: Placement) => {
    change(takenBack(placements, placement))
    tell(t('quiz.place_taken_back', words(placement)))
  }
  const undo = () => {
    const last = before.at(-1)
    if (!last) return
    setBefore(before.slice(0, -1))
    setChosen(undefined)
    onPlacements([...last])
    tell(t('quiz.place_undone'))
  }

  const heldNews = () => {
    if (!held) return told
    const thing = textOf(things, held.thing)
    if (held.place === undefined) return t('quiz.place_thing_chosen', { thing })
    return t('quiz.place_over', { thing, place: textOf(places, held.place) })
  }
  return {
    held,
    sourceProps,
    thing: chosen && 'thing' in chosen ? chosen.thing : held?.thing,
    place: chosen && 'place' in chosen ? chosen.place : held?.place,
    /** What a screen reader is told now. */
    news: heldNews(),
    chooseThing,
    choosePlace,
    takeBack,
    letGo: chosen ? letGo : undefined,
    undo: before.length > 0 ? undo : undefined,
  }
}

export type Placing = ReturnType<typeof usePlacing>
