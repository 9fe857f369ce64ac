import { Icon } from '@lectern/ui/layout/icon'
import { CircleCheck, CircleX } from 'lucide-react'
import { useTexts } from '../../../../lib/texts/index.ts'
import { AuthorThing } from '../../shown/author-thing.tsx'
import type { OptionMark } from '../option-mark.ts'
import styles from './placing.module.css'
import type { Named } from './use-placing.ts'

/** What stood at a place, or should have. */
export interface MarkedThing extends Named {
  readonly mark: OptionMark
  /** Written by hand: a dollar in it is a dollar. */
  readonly isTyped?: boolean
}

interface PlacedResultProps {
  places: readonly (Named & { readonly things: readonly MarkedThing[] })[]
}

/** What the learner put there stands before what should have been put there. */
const ownFirst = (one: MarkedThing, other: MarkedThing): number =>
  Number(one.mark === 'missed') - Number(other.mark === 'missed')

/** Places with what was put there, marked as far as the quiz shows it. */
export const PlacedResult = ({ places }: PlacedResultProps) => {
  const { t } = useTexts()
  const words = {
    right: t('quiz.option_right'),
    missed: t('quiz.option_missed'),
    wrong: t('quiz.option_wrong'),
  }
  return (
    <ul className={styles.places}>
      {places.map((place) => (
        <li key={place.id} className={styles.place}>
          <span className={styles.name}>
            <AuthorThing thing={place} />
          </span>
          <span className={styles.answers}>
            {!place.things.some(({ mark }) => mark !== 'missed') && (
              <span className={styles.marked} data-mark="empty">
                {t('quiz.result_not_started')}
              </span>
            )}
            {place.things.toSorted(ownFirst).map(({ mark, isTyped, ...thing }) => (
              <span key={thing.id} className={styles.marked} data-mark={mark}>
                {isTyped ? thing.text : <AuthorThing thing={thing} />}
                {mark !== 'none' && (
                  <span className={styles.mark}>
                    <Icon of={mark === 'wrong' ? CircleX : CircleCheck} />
                    {words[mark]}
                  </span>
                )}
              </span>
            ))}
          </span>
        </li>
      ))}
    </ul>
  )
}
