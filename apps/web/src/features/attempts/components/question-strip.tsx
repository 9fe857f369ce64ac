import type { AttemptQuestion } from '@lectern/contract/attempts/attempt'
import { useTexts } from '../../../lib/texts/index.ts'
import styles from './attempt.module.css'

export type StripState = 'answered' | 'open' | 'skipped'

interface QuestionStripProps {
  items: readonly AttemptQuestion[]
  current: number
  stateOf: (item: AttemptQuestion, index: number) => StripState
  /** Whether one may go there; where nobody comes back, only to what lies ahead. */
  mayGo: (index: number) => boolean
  onGo: (index: number) => void
}

/** The numbers of the questions: where one is, what is answered, what was left out, and the way to each. */
export const QuestionStrip = ({ items, current, stateOf, mayGo, onGo }: QuestionStripProps) => {
  const { t } = useTexts()
  return (
    <nav aria-label={t('quiz.questions')}>
      <ol className={styles.strip}>
        {items.map((item, index) => {
          const state = stateOf(item, index)
          return (
            <li key={item.question.id}>
              <button
                type="button"
                className={styles.step}
                data-state={state}
                aria-current={index === current ? 'step' : undefined}
                aria-label={t(`quiz.step_${state}`, { number: index + 1 })}
                disabled={!mayGo(index)}
                onClick={() => onGo(index)}
              >
                {index + 1}
              </button>
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
