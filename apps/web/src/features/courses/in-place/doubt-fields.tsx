import type { Doubt } from '@lectern/contract/courses/page-words'
import { useTexts } from '../../../lib/texts/index.ts'
import { Entries } from './entries.tsx'
import styles from './in-place.module.css'
import { Written } from './written.tsx'

interface DoubtFieldsProps {
  doubts: readonly Doubt[]
  onDoubts: (doubts: Doubt[]) => void
  limits: { readonly doubts: number; readonly question: number; readonly answer: number }
}

/** Questions that visitors ask themselves, each with its answer. */
export const DoubtFields = ({ doubts, onDoubts, limits }: DoubtFieldsProps) => {
  const { t } = useTexts()
  return (
    <Entries
      entries={doubts}
      onEntries={onDoubts}
      most={limits.doubts}
      empty={{ question: '', answer: '' }}
      addLabel={t('front-page.add_doubt')}
      nameOf={({ question }, number) => question || t('front-page.question', { number })}
    >
      {(doubt, onDoubt, number) => (
        <span className={styles.fields}>
          <Written
            label={t('front-page.question', { number })}
            value={doubt.question}
            onValue={(question) => onDoubt({ ...doubt, question })}
            most={limits.question}
            className={styles.strong}
          />
          <Written
            label={t('front-page.answer', { number })}
            value={doubt.answer}
            onValue={(answer) => onDoubt({ ...doubt, answer })}
            most={limits.answer}
            lines
          />
        </span>
      )}
    </Entries>
  )
}

/** Doubts without those in which nothing was written. */
export const writtenDoubts = (doubts: readonly Doubt[]): Doubt[] =>
  doubts.filter(({ question, answer }) => `${question}${answer}`.trim() !== '')

/** Whether each has its question and its answer. */
export const areAnswered = (doubts: readonly Doubt[]): boolean =>
  doubts.every(({ question, answer }) => question.trim() !== '' && answer.trim() !== '')
