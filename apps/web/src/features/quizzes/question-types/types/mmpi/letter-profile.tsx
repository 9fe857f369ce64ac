import type { LetterResult } from '@lectern/contract/quizzes/question-types/shared/question-report'
import { ProgressBar } from '@lectern/ui/feedback/progress'
import { useTexts } from '../../../../../lib/texts/index.ts'
import { AuthorText } from '../../shared/author-text.tsx'
import styles from './letter-profile.module.css'

interface LetterProfileProps {
  label: string
  results: readonly LetterResult[]
}

/** How answers count on every scale: a bar for each letter, with its number in words. */
export const LetterProfile = ({ label, results }: LetterProfileProps) => (
  <ul className={styles.scales} aria-label={label}>
    {results.map((each) => (
      <Scale key={each.letter} result={each} />
    ))}
  </ul>
)

const Scale = ({ result }: { result: LetterResult }) => {
  const { t } = useTexts()
  const { letter, name, text, user_answered, count_questions, count_questions_correct } = result
  const counts = t('quiz.mmpi_match', { count: count_questions_correct, total: count_questions })
  const left = count_questions - user_answered
  return (
    <li className={styles.scale}>
      <span className={styles.letter}>{letter}</span>
      <div className={styles.about}>
        {name !== '' && <span className={styles.scaleName}>{name}</span>}
        <ProgressBar
          label={[letter, name].filter(Boolean).join(' ')}
          value={count_questions === 0 ? 0 : count_questions_correct / count_questions}
          text={counts}
          amount={left > 0 && t('quiz.mmpi_unanswered', { count: left })}
        />
        {text !== '' && (
          <p className={styles.meaning}>
            <AuthorText text={text} />
          </p>
        )}
      </div>
    </li>
  )
}
