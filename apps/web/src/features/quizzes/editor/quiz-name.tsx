import { quizLimits } from '@lectern/contract/quizzes/quiz'
import { Field } from '@lectern/ui/fields/field'
import { TextInput } from '@lectern/ui/fields/text-input'
import { useTexts } from '../../../lib/texts/index.ts'

interface QuizNameProps {
  label: string
  name: string
  onName: (name: string) => void
}

/** What a quiz is called. */
export const QuizName = ({ label, name, onName }: QuizNameProps) => {
  const { t } = useTexts()
  return (
    <Field label={label} error={name.trim() === '' ? t('quizzes.quiz_name_empty') : undefined}>
      <TextInput
        value={name}
        maxLength={quizLimits.name}
        onChange={(event) => onName(event.currentTarget.value)}
      />
    </Field>
  )
}
