import { mmpiAnswers } from '@lectern/contract/quizzes/question-types/types/mmpi/mmpi-answers'
import { memo, useId } from 'react'
import { useTexts } from '../../../../../lib/texts/index.ts'
import { AuthorText } from '../../shared/author-text.tsx'
import styles from './mmpi.module.css'

interface MmpiRowProps {
  id: string
  text: string
  number: number
  picked: string | undefined
  onPick: (statement: string, answer: string) => void
  name: string
}

/** One statement with yes and no. Drawn anew only when it changes: there may be hundreds of them. */
export const MmpiRow = memo(({ id, text, number, picked, onPick, name }: MmpiRowProps) => {
  const { t } = useTexts()
  const label = useId()
  const words = { yes: t('quiz.yes'), no: t('quiz.no') }
  return (
    <li className={styles.row} data-statement={id}>
      <span className={styles.number} aria-hidden>
        {number}
      </span>
      <span id={label} className={styles.statement}>
        <AuthorText text={text} />
      </span>
      <span role="radiogroup" aria-labelledby={label} className={styles.answers}>
        {(['yes', 'no'] as const).map((which) => (
          <label key={which} className={styles.answer}>
            <input
              type="radio"
              className={styles.input}
              name={name}
              checked={picked === mmpiAnswers[which]}
              onChange={() => onPick(id, mmpiAnswers[which])}
            />
            <span className={styles.face}>{words[which]}</span>
          </label>
        ))}
      </span>
    </li>
  )
})
MmpiRow.displayName = 'MmpiRow'
