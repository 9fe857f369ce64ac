import { useTexts } from '../../../../../lib/texts/index.ts'
import { PartMark } from '../../../shown/part-marks.ts'
import { BuiltResult } from '../../shared/building/built-result.tsx'
import styles from '../../shared/building/building.module.css'
import type { QuestionOf, ResultProps } from '../../question-view.ts'

/** The sentences as the learner put them together. */
export const SentenceResult = ({
  question,
  rows,
  result,
}: ResultProps<QuestionOf<'sentence_from_words'>>) => {
  const { t } = useTexts()
  return (
    <div className={styles.things}>
      {question.statements.map(({ id, is_rtl, answers }, at) => (
        <div key={id}>
          <BuiltResult
            look="words"
            name={t('quiz.sentence_number', { number: at + 1 })}
            isRtl={is_rtl}
            pieces={answers}
            rows={rows.filter((row) => row.quiz_statement_id === id)}
            right={result.correct_answers?.filter((row) => row.quiz_statement_id === id)}
          />
          <PartMark part={id} />
        </div>
      ))}
    </div>
  )
}
