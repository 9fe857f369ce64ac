import { questionLimits } from '@lectern/contract/quizzes/question-types/shared/common'
import { Field } from '@lectern/ui/fields/field'
import { TextInput } from '@lectern/ui/fields/text-input'
import { useTexts } from '../../../../../lib/texts/index.ts'

interface Ends {
  readonly grade_text_min: string
  readonly grade_text_max: string
}

interface EndFieldsProps {
  ends: Ends
  onEnds: (ends: Ends) => void
  /** What the ends are called while nothing is written. */
  usual?: { min: string; max: string }
}

/** What the ends of a scale mean. */
export const EndFields = ({ ends, onEnds, usual }: EndFieldsProps) => {
  const { t } = useTexts()
  const { grade_text_min, grade_text_max } = ends
  return (
    <>
      <Field label={t('questions.scale_min')} note={t('questions.scale_end_note')}>
        <TextInput
          value={grade_text_min}
          maxLength={questionLimits.optionText}
          placeholder={usual?.min}
          onChange={(event) => onEnds({ grade_text_max, grade_text_min: event.currentTarget.value })}
        />
      </Field>
      <Field label={t('questions.scale_max')} note={t('questions.scale_end_note')}>
        <TextInput
          value={grade_text_max}
          maxLength={questionLimits.optionText}
          placeholder={usual?.max}
          onChange={(event) => onEnds({ grade_text_min, grade_text_max: event.currentTarget.value })}
        />
      </Field>
    </>
  )
}
