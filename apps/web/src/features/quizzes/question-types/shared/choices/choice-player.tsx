import type { Answer } from '@lectern/contract/quizzes/question-types/shared/answer'
import type { Thing } from '@lectern/contract/quizzes/question-types/shared/common'
import { wordsOfThing } from '@lectern/contract/quizzes/question-types/shared/thing-words'
import { plainText } from '@lectern/contract/quizzes/formulas'
import {
  isOwnOption,
  ownRowOf,
  type TypedOption,
} from '@lectern/contract/quizzes/question-types/shared/own-answer'
import { ChoiceCard } from '@lectern/ui/choices/choice-card'
import { Fragment, useState, type KeyboardEvent } from 'react'
import { useTexts } from '../../../../../lib/texts/index.ts'
import { AuthorThing } from '../../../shown/author-thing.tsx'
import { formulaName } from '../../../shown/formula-name.ts'
import styles from './choice.module.css'
import { OwnWords } from './own-words.tsx'
import { pickedAfter } from './picked-after.ts'

/** Options of which `one` is picked, or `many`. */
export interface ChoiceOfOptions {
  kind: 'one' | 'many'
  options: readonly (TypedOption & { readonly text: string; readonly image?: Thing['image'] })[]
  /** Unique on the page. */
  name: string
}

interface ChoicePlayerProps extends ChoiceOfOptions {
  answer: Answer
  onAnswer: (answer: Answer) => void
}

const hasModifier = (event: KeyboardEvent) => event.ctrlKey || event.metaKey || event.altKey

/** Options to pick one or many of: by pointer, by the browser's own keys, or by the digits 1 to 9. */
export const ChoicePlayer = ({ kind, options, answer, onAnswer, name }: ChoicePlayerProps) => {
  const { t } = useTexts()
  const picked = answer.flatMap((row) => row.answer_id ?? [])
  // What was written stays while another option is picked.
  const [words, setWords] = useState(ownRowOf(options, answer)?.text_answer ?? '')
  const answerWith = (ids: readonly string[], text_answer: string) =>
    onAnswer(
      ids.map((id) => {
        const isWritten = text_answer !== '' && options.some((each) => each.id === id && isOwnOption(each))
        return isWritten ? { answer_id: id, text_answer } : { answer_id: id }
      }),
    )
  const pick = (id: string) => answerWith(pickedAfter(kind, options, picked, id), words)
  const write = (text: string) => {
    setWords(text)
    answerWith(picked, text)
  }
  const pickByDigit = (event: KeyboardEvent<HTMLDivElement>) => {
    if (!(event.target instanceof HTMLInputElement)) return
    const option = /^[1-9]$/.test(event.key) && !hasModifier(event) && options[Number(event.key) - 1]
    if (!option) return
    event.preventDefault()
    event.currentTarget.querySelectorAll('input')[Number(event.key) - 1]?.focus()
    pick(option.id)
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- hears the digits of the inputs inside
    <div className={styles.options} onKeyDown={pickByDigit} data-options>
      {options.map((option) => {
        const isOwn = isOwnOption(option)
        const text = isOwn ? wordsOfThing(option) || t('quiz.own_answer') : option.text
        return (
          <Fragment key={option.id}>
            <ChoiceCard
              kind={kind}
              name={name}
              label={<AuthorThing thing={{ text, image: option.image }} />}
              aria-label={formulaName({ text })}
              checked={picked.includes(option.id)}
              onChange={() => pick(option.id)}
            />
            {isOwn && picked.includes(option.id) && (
              <OwnWords option={plainText(text)} text={words} onText={write} />
            )}
          </Fragment>
        )
      })}
    </div>
  )
}
