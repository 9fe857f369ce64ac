import { essayLimits } from '@lectern/contract/quizzes/question-types/types/essay/essay-limits'
import { Field } from '@lectern/ui/fields/field'
import { TextInput } from '@lectern/ui/fields/text-input'
import { useState } from 'react'
import { useTexts } from '../../../../../lib/texts/index.ts'

interface LimitFieldProps {
  label: string
  value: number | null
  onValue: (value: number | null) => void
}

/** The limit that a text says: none where it is empty, undefined where it is no such number. */
const readLimit = (text: string): number | null | undefined => {
  if (text.trim() === '') return null
  const number = Number(text)
  return Number.isInteger(number) && number >= 1 && number <= essayLimits.words ? number : undefined
}

/** A number of words, or none. */
export const LimitField = ({ label, value, onValue }: LimitFieldProps) => {
  const { t } = useTexts()
  const [typed, setTyped] = useState<string>()
  const isWrong = typed !== undefined && readLimit(typed) === undefined
  return (
    <Field
      label={label}
      error={isWrong ? t('create-course.number_between', { min: 1, max: essayLimits.words }) : undefined}
    >
      <TextInput
        inputMode="numeric"
        placeholder={t('questions.essay_no_limit')}
        value={typed ?? (value === null ? '' : String(value))}
        onChange={(event) => {
          setTyped(event.currentTarget.value)
          const limit = readLimit(event.currentTarget.value)
          if (limit !== undefined) onValue(limit)
        }}
        onBlur={() => setTyped(undefined)}
      />
    </Field>
  )
}
