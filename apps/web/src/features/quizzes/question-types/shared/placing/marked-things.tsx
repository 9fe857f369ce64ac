import { Icon } from '@lectern/ui/layout/icon'
import { CircleCheck, CircleX } from 'lucide-react'
import { useTexts } from '../../../../../lib/texts/index.ts'
import { AuthorThing } from '../../../shown/author-thing.tsx'
import type { OptionMark } from '../option-mark.ts'
import styles from './placing.module.css'
import type { Named } from './use-placing.ts'

/** What stood at a place, or should have. */
export interface MarkedThing extends Named {
  readonly mark: OptionMark
  /** Written by hand: a dollar in it is a dollar. */
  readonly isTyped?: boolean
}

/** What the learner put there stands before what should have been put there. */
const ownFirst = (one: MarkedThing, other: MarkedThing): number =>
  Number(one.mark === 'missed') - Number(other.mark === 'missed')

/** What was given in one place, marked as far as the quiz shows it. */
export const MarkedThings = ({ things }: { things: readonly MarkedThing[] }) => {
  const { t } = useTexts()
  const words = {
    right: t('quiz.option_right'),
    missed: t('quiz.option_missed'),
    wrong: t('quiz.option_wrong'),
  }
  return (
    <span className={styles.answers}>
      {!things.some(({ mark }) => mark !== 'missed') && (
        <span className={styles.marked} data-mark="empty">
          {t('quiz.result_not_started')}
        </span>
      )}
      {things.toSorted(ownFirst).map(({ mark, isTyped, ...thing }) => (
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
  )
}
