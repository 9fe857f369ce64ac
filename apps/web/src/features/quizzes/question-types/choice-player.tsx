import { ChoiceCard } from '@lectern/ui/choices/choice-card'
import type { KeyboardEvent } from 'react'
import styles from './choice.module.css'
import type { QuestionOf, PlayerProps } from './question-view.ts'
import { pickedAfter } from './picked-after.ts'

type Choice = QuestionOf<'single_answer' | 'multiple_answer'>

const hasModifier = (event: KeyboardEvent) => event.ctrlKey || event.metaKey || event.altKey

/** Options to pick one or many of: by pointer, by the browser's own keys, or by the digits 1 to 9. */
export const ChoicePlayer = ({
  kind,
  question,
  answer,
  onAnswer,
  name,
}: PlayerProps<Choice> & ChoiceKind) => {
  const pick = (id: string) =>
    onAnswer({ answer_ids: pickedAfter(kind, question.answers, answer.answer_ids, id), text_answer: null })
  const pickByDigit = (event: KeyboardEvent<HTMLDivElement>) => {
    const option = /^[1-9]$/.test(event.key) && !hasModifier(event) && question.answers[Number(event.key) - 1]
    if (!option) return
    event.preventDefault()
    event.currentTarget.querySelectorAll('input')[Number(event.key) - 1]?.focus()
    pick(option.id)
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- hears the digits of the inputs inside
    <div className={styles.options} onKeyDown={pickByDigit} data-options>
      {question.answers.map((option) => (
        <ChoiceCard
          key={option.id}
          kind={kind}
          name={name}
          label={option.text}
          checked={answer.answer_ids.includes(option.id)}
          onChange={() => pick(option.id)}
        />
      ))}
    </div>
  )
}

export interface ChoiceKind {
  kind: 'one' | 'many'
}
