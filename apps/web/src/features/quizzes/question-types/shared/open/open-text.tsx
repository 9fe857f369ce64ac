import { isCalendarDay } from '@lectern/contract/quizzes/question-types/shared/open/calendar-day'
import {
  mostLetters,
  textAnswerType,
  type TextAnswerType,
} from '@lectern/contract/quizzes/question-types/shared/open/open-kinds'
import { isAddress } from '@lectern/contract/quizzes/question-types/shared/open/validate-open'
import { Field } from '@lectern/ui/fields/field'
import { TextArea } from '@lectern/ui/fields/text-area'
import { TextInput } from '@lectern/ui/fields/text-input'
import { classNames } from '@lectern/ui/theme/class-names'
import { Skeleton } from '@lectern/ui/feedback/skeleton'
import { useState } from 'react'
import { useTexts } from '../../../../../lib/texts/index.ts'
import styles from './open.module.css'
import { useOwnText } from './use-own-text.ts'
import { Arriving, lazily } from '../../../../../lib/drawing/lazy-part.tsx'

// With a calendar, which no other answer needs.
const DayField = lazily(async () => (await import('@lectern/ui/aria/date-fields')).DayField)

interface OpenTextProps {
  type: TextAnswerType
  text: string
  onText: (text: string) => void
}

/** The field of an open answer, by the kind of text that is asked for. */
export const OpenText = ({ type, ...rest }: OpenTextProps) => {
  if (type === textAnswerType.date) return <DayAnswer {...rest} />
  if (type === textAnswerType.email) return <AddressAnswer {...rest} />
  return <WrittenAnswer type={type} {...rest} />
}

const WrittenAnswer = ({ type, text, onText }: OpenTextProps) => {
  const { t } = useTexts()
  const { shown, write } = useOwnText(text, onText)
  const shared = { value: shown, maxLength: mostLetters[type], className: classNames(styles.text) }
  return (
    <Field label={t('quiz.answer_text')}>
      {type === textAnswerType.input ? (
        <TextInput {...shared} onChange={(event) => write(event.currentTarget.value)} />
      ) : (
        <TextArea {...shared} rows={4} onChange={(event) => write(event.currentTarget.value)} />
      )}
    </Field>
  )
}

const AddressAnswer = ({ text, onText }: Omit<OpenTextProps, 'type'>) => {
  const { t } = useTexts()
  const { shown, write } = useOwnText(text, onText)
  // An address that is still being written is told nothing.
  const [wasLeft, setLeft] = useState(text !== '')
  const isWrong = wasLeft && text !== '' && !isAddress(text)
  return (
    <Field label={t('quiz.answer_email')} error={isWrong ? t('quiz.answer_email_invalid') : undefined}>
      <TextInput
        type="email"
        autoComplete="email"
        className={classNames(styles.text, styles.short)}
        value={shown}
        maxLength={mostLetters[textAnswerType.email]}
        onChange={(event) => write(event.currentTarget.value)}
        onBlur={() => setLeft(true)}
      />
    </Field>
  )
}

const DayAnswer = ({ text, onText }: Omit<OpenTextProps, 'type'>) => {
  const { t, locale } = useTexts()
  return (
    <div className={classNames(styles.day)}>
      <Arriving fallback={<Skeleton height="66px" />}>
        <DayField
          locale={locale}
          label={t('quiz.answer_date')}
          // What does not read as a day is cleared (document 002 §5).
          value={isCalendarDay(text) ? text : undefined}
          onChange={(day) => onText(day ?? '')}
        />
      </Arriving>
    </div>
  )
}
