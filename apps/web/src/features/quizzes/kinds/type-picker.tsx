import type { QuizType } from '@lectern/contract/quizzes/quiz-types/quiz-type'
import { Select } from '@lectern/ui/choices/select'
import { Field } from '@lectern/ui/fields/field'
import { useTexts } from '../../../lib/texts/index.ts'
import { ownTypes, quizTypeHelp, quizTypeNames } from './quiz-type-words.ts'

interface TypePickerProps {
  type: QuizType
  onType: (type: QuizType) => void
}

/** The type of a new quiz where there is little room: one line, with what the chosen type is for. */
export const TypePicker = ({ type, onType }: TypePickerProps) => {
  const { t } = useTexts()
  return (
    <Field label={t('quizzes.quiz_type')} help={t(quizTypeHelp[type])}>
      <Select
        value={type}
        onChange={({ currentTarget: { value } }) => {
          const chosen = ownTypes.find((each) => each === value)
          if (chosen) onType(chosen)
        }}
      >
        {ownTypes.map((each) => (
          <option key={each} value={each}>
            {t(quizTypeNames[each])}
          </option>
        ))}
      </Select>
    </Field>
  )
}
