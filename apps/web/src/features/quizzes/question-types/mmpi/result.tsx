import type { LetterResult } from '@lectern/contract/quizzes/question-types/question-report'
import { mmpiAnswers } from '@lectern/contract/quizzes/question-types/mmpi/mmpi-answers'
import { ProgressBar } from '@lectern/ui/feedback/progress'
import { useTexts } from '../../../../lib/texts/index.ts'
import { AuthorText } from '../author-text.tsx'
import { PlacedResult } from '../placing/placed-result.tsx'
import type { QuestionOf, ResultProps } from '../question-view.ts'
import { SurveyThanks } from '../survey-thanks.tsx'
import styles from './mmpi.module.css'

/** How the answers count on every scale, where that may be seen, and the answers themselves. */
export const MmpiResult = ({ question, rows, result }: ResultProps<QuestionOf<'mmpi'>>) => {
  const { t } = useTexts()
  const words = new Map<string | null | undefined, string>([
    [mmpiAnswers.yes, t('quiz.yes')],
    [mmpiAnswers.no, t('quiz.no')],
  ])
  const given = new Map(rows.map((row) => [row.quiz_statement_id, row.quiz_answer_id]))
  const places = question.statements.map(({ id, text }) => {
    const word = words.get(given.get(id))
    return { id, text, things: word === undefined ? [] : [{ id: 'own', text: word, mark: 'none' as const }] }
  })
  return (
    <>
      {result.report && (
        <ul className={styles.scales} aria-label={t('quiz.mmpi_scales')}>
          {result.report.letter_results.map((each) => (
            <Scale key={each.letter} result={each} />
          ))}
        </ul>
      )}
      <details className={styles.own}>
        <summary>{t('quiz.mmpi_own_answers')}</summary>
        <PlacedResult places={places} />
      </details>
      {rows.length > 0 && <SurveyThanks />}
    </>
  )
}

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
