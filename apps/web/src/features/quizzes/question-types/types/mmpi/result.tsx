import { mmpiAnswers } from '@lectern/contract/quizzes/question-types/types/mmpi/mmpi-answers'
import { useTexts } from '../../../../../lib/texts/index.ts'
import { PlacedResult } from '../../shared/placing/placed-result.tsx'
import type { QuestionOf, ResultProps } from '../../question-view.ts'
import { SurveyThanks } from '../../shared/survey-thanks.tsx'
import { LetterProfile } from './letter-profile.tsx'
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
        <LetterProfile label={t('quiz.mmpi_scales')} results={result.report.letter_results} />
      )}
      <details className={styles.own}>
        <summary>{t('quiz.mmpi_own_answers')}</summary>
        <PlacedResult places={places} />
      </details>
      {rows.length > 0 && <SurveyThanks />}
    </>
  )
}
