import { nameOfThing } from '@lectern/contract/quizzes/question-types/shared/thing-words'
import { Button } from '@lectern/ui/actions/button'
import { Icon } from '@lectern/ui/layout/icon'
import { VisuallyHidden } from '@lectern/ui/layout/visually-hidden'
import { Undo2 } from 'lucide-react'
import type { KeyboardEvent, ReactNode } from 'react'
import { useTexts } from '../../../../../lib/texts/index.ts'
import { AuthorThing } from '../../../shown/author-thing.tsx'
import { formulaName } from '../../../shown/formula-name.ts'
import { PlaceRow } from './place-row.tsx'
import { PlaceZone } from './place-zone.tsx'
import type { Placement, PlacingRules } from './placements.ts'
import styles from './placing.module.css'
import { usePlacing, type Named } from './use-placing.ts'

interface PlacingSheetProps {
  /** What is put somewhere. */
  things: readonly Named[]
  places: readonly Named[]
  rules: PlacingRules
  placements: readonly Placement[]
  onPlacements: (placements: Placement[]) => void
  /** Draws the places where they are not a list of names: `renderPlace` gives each of them, `onPlace` chooses one. */
  renderPlaces?: (renderPlace: (place: Named) => ReactNode, onPlace: (id: string) => void) => ReactNode
}

/** Places beside their names, and below them the things that are put there. */
export const PlacingSheet = (props: PlacingSheetProps) => {
  const { things, places, rules, placements, renderPlaces } = props
  const { t } = useTexts()
  const placing = usePlacing(props)
  const { held, sourceProps, thing: chosen, news, chooseThing, undo, letGo } = placing
  const onKeyDown = (event: KeyboardEvent) => {
    // What is typed beside the places has its own undo.
    if (event.target instanceof HTMLInputElement) return
    if (event.key === 'Escape' && letGo) letGo()
    else if (event.key === 'z' && (event.ctrlKey || event.metaKey) && undo) undo()
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  const partsOf = (place: Named) => ({
    place,
    things,
    onePerPlace: rules.onePerPlace,
    placements: placements.filter((each) => each.place === place.id),
    placing,
  })
  const heldThing = things.find(({ id }) => id === held?.thing)
  const isUsed = (id: string) => !rules.shared && placements.some((each) => each.thing === id)
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- hears the keys and drags of the buttons inside
    <div className={styles.sheet} {...sourceProps} onKeyDown={onKeyDown}>
      <p className={styles.hint}>{t('quiz.place_hint')}</p>
      {renderPlaces ? (
        renderPlaces((place) => <PlaceZone key={place.id} {...partsOf(place)} />, placing.choosePlace)
      ) : (
        <ul className={styles.places}>
          {places.map((place) => (
            <PlaceRow key={place.id} {...partsOf(place)} />
          ))}
        </ul>
      )}
      <div role="group" aria-label={t('quiz.place_things')} className={styles.pool}>
        {things.map((thing) => {
          const { id } = thing
          return (
            <button
              key={id}
              type="button"
              className={styles.chip}
              data-thing={id}
              data-used={isUsed(id) || undefined}
              aria-pressed={chosen === id}
              aria-label={
                isUsed(id) ? t('quiz.place_thing_placed', { thing: nameOfThing(thing) }) : formulaName(thing)
              }
              onClick={() => chooseThing(id)}
            >
              <AuthorThing thing={thing} />
            </button>
          )
        })}
      </div>
      <div className={styles.foot}>
        <Button variant="quiet" size="large" icon={<Icon of={Undo2} />} aria-disabled={!undo} onClick={undo}>
          {t('quiz.place_undo')}
        </Button>
      </div>
      <VisuallyHidden>
        <span role="status">{news}</span>
      </VisuallyHidden>
      {held && (
        <span
          className={styles.held}
          style={{ insetInlineStart: held.x, insetBlockStart: held.y }}
          aria-hidden
        >
          {heldThing && <AuthorThing thing={heldThing} />}
        </span>
      )}
    </div>
  )
}
