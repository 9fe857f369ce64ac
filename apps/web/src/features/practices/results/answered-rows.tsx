import type { QuestionAnswers } from '@lectern/contract/attempts/quiz-results'
import textStyles from '@lectern/ui/text/text.module.css'
import { useTexts } from '../../../lib/texts/index.ts'
import { QuestionFigures } from './question-figures.tsx'
import { RowCounts } from './row-counts.tsx'
import { useResultWords } from './use-result-words.ts'
import styles from './results.module.css'

/** What was answered to one question, counted, with what its type makes of it. */
export const AnsweredRows = ({ answers }: { answers: QuestionAnswers }) => {
  const { t } = useTexts()
  const { duration } = useResultWords()
  if (answers.answered === 0)
    return <p className={textStyles.muted}>{t('practices.results_nobody_answered')}</p>
  return (
    <>
      {answers.seconds && (
        <p>
          {t('practices.results_answer_time', {
            median: duration(answers.seconds.median),
            average: duration(answers.seconds.average),
          })}
        </p>
      )}
      <QuestionFigures figures={answers.figures} />
      {answers.most_chosen_wrong && (
        <p className={styles.wrongest}>
          {t('practices.results_most_wrong', {
            answer: answers.most_chosen_wrong.label,
            count: answers.most_chosen_wrong.count,
          })}
        </p>
      )}
      <RowCounts rows={answers.rows} />
      {answers.is_cut && <p className={textStyles.muted}>{t('practices.results_rows_cut')}</p>}
    </>
  )
}
