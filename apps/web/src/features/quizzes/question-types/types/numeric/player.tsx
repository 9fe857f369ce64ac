import type { AnswerRow } from '@lectern/contract/quizzes/question-types/shared/answer'
import { Select } from '@lectern/ui/choices/select'
import { useId } from 'react'
import { useTexts } from '../../../../../lib/texts/index.ts'
import type { PlayerProps, QuestionOf } from '../../question-view.ts'
import controls from '../../shared/statements/list-control.module.css'
import { TypedInput } from '../../shared/typed/typed-input.tsx'
import { echoOf } from './echo.ts'
import styles from './numeric.module.css'

type Numeric = QuestionOf<'numeric'>

/** The one row, without what is empty; no row without anything. */
const rowsOf = (text: string, unit: string): AnswerRow[] =>
  text === '' && unit === ''
    ? []
    : [{ ...(text === '' ? {} : { text_answer: text }), ...(unit === '' ? {} : { answer_id: unit }) }]

/** A field for a number, its unit beside it, and below how the number is understood. */
export const NumericPlayer = ({ question, answer, onAnswer }: PlayerProps<Numeric>) => {
  const texts = useTexts()
  const { t } = texts
  const id = useId()
  const { text_answer: text = '', answer_id: chosen = '' } = answer[0] ?? {}
  const shown = question.unit_type === 'shown' ? (question.units[0]?.text ?? '') : ''
  const unit = shown || (question.units.find((each) => each.id === chosen)?.text ?? '')
  const echo = echoOf(question, text, unit, texts)
  return (
    <div className={styles.sheet}>
      <div className={styles.line}>
        <TypedInput
          className={styles.number}
          aria-label={shown === '' ? t('quiz.number_answer') : t('quiz.number_answer_in', { unit: shown })}
          aria-describedby={id}
          aria-invalid={echo.tone === 'fault' || undefined}
          value={text}
          onText={(next) => onAnswer(rowsOf(next, chosen))}
        />
        {shown !== '' && (
          <span className={styles.unit} aria-hidden>
            {shown}
          </span>
        )}
        {question.unit_type === 'chosen' && (
          <Select
            className={controls.select}
            aria-label={t('quiz.number_unit')}
            value={chosen}
            onChange={(event) => onAnswer(rowsOf(text, event.currentTarget.value))}
          >
            <option value="">{t('quiz.number_unit_choose')}</option>
            {question.units.map((each) => (
              <option key={each.id} value={each.id}>
                {each.text}
              </option>
            ))}
          </Select>
        )}
      </div>
      <p id={id} className={styles.echo} data-tone={echo.tone} role="status">
        {echo.text}
      </p>
    </div>
  )
}
