import type { PickedCount } from '@lectern/contract/attempts/attempt'
import { Icon } from '@lectern/ui/layout/icon'
import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTexts } from '../../../../../lib/texts/index.ts'
import styles from './count-bars.module.css'

/** What could be picked. */
export interface CountedThing {
  readonly id: string
  readonly name: ReactNode
  /** The reader picked it. */
  readonly isOwn: boolean
  /** What the reader wrote to it. */
  readonly words?: string | undefined
}

interface CountBarsProps {
  /** Short things stand in one line with their bars. */
  look: 'options' | 'points'
  things: readonly CountedThing[]
  counts: readonly PickedCount[]
}

/** What everybody picked, as bars with numbers; the reader's own picks say so. */
export const CountBars = ({ look, things, counts }: CountBarsProps) => {
  const { t } = useTexts()
  return (
    <ul className={styles.counts} data-look={look}>
      {things.map(({ id, name, isOwn, words }) => {
        const { count = 0, percent = 0 } = counts.find((each) => each.quiz_answer_id === id) ?? {}
        return (
          <li key={id} className={styles.thing}>
            <span className={styles.name}>
              {name}
              {isOwn && (
                <span className={styles.own}>
                  <Icon of={Check} />
                  {t('quiz.poll_own')}
                </span>
              )}
            </span>
            <span className={styles.number}>{t('quiz.poll_count', { count, percent })}</span>
            <span className={styles.bar} aria-hidden>
              <span className={styles.part} style={{ inlineSize: `${percent}%` }} />
            </span>
            {words && <span className={styles.words}>{words}</span>}
          </li>
        )
      })}
    </ul>
  )
}
