import { useTexts } from '../../../../../lib/texts/index.ts'
import { PartMark } from '../../../shown/part-marks.ts'
import { BuiltResult } from '../../shared/building/built-result.tsx'
import styles from '../../shared/building/building.module.css'
import type { QuestionOf, ResultProps } from '../../question-view.ts'

/** The words as the learner put them together, letter by letter. */
export const WordResult = ({ question, rows, result }: ResultProps<QuestionOf<'word_from_chars'>>) => {
  const { t } = useTexts()
  return (
    <div className={styles.things}>
      {question.statements.map(({ id, hint, answers }, at) => (
        <div key={id}>
          {hint !== '' && <p className={styles.name}>{hint}</p>}
          <BuiltResult
            look="letters"
            name={hint || t('quiz.word_number', { number: at + 1 })}
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
