import type { PickedCount, ResultRow } from '@lectern/contract/attempts/attempt'
import { isOwnOption } from '@lectern/contract/quizzes/question-types/own-answer'
import { Icon } from '@lectern/ui/layout/icon'
import { Check } from 'lucide-react'
import { useTexts } from '../../../../lib/texts/index.ts'
import { AuthorThing } from '../../shown/author-thing.tsx'
import type { QuestionOf } from '../question-view.ts'
import styles from './poll-counts.module.css'

interface PollCountsProps {
  options: QuestionOf<'interview'>['answers']
  counts: readonly PickedCount[]
  /** The learner's own answer. */
  rows: readonly ResultRow[]
}

/** What everybody picked, as bars with numbers; the learner's own picks say so. */
export const PollCounts = ({ options, counts, rows }: PollCountsProps) => {
  const { t } = useTexts()
  return (
    <ul className={styles.counts}>
      {options.map((option) => {
        const { count = 0, percent = 0 } = counts.find((each) => each.quiz_answer_id === option.id) ?? {}
        const own = rows.find((row) => row.quiz_answer_id === option.id)
        return (
          <li key={option.id} className={styles.option}>
            <span className={styles.name}>
              {isOwnOption(option) && option.text === '' ? (
                t('quiz.own_answer')
              ) : (
                <AuthorThing thing={option} />
              )}
              {own && (
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
            {own?.text_answer && <span className={styles.words}>{own.text_answer}</span>}
          </li>
        )
      })}
    </ul>
  )
}
