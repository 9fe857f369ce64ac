import type { Answer } from '@lectern/contract/quizzes/question-types/shared/answer'
import { useId, useState } from 'react'
import { AuthorText } from '../../shared/author-text.tsx'
import { AuthorThing } from '../../../shown/author-thing.tsx'
import { pickedAfter } from '../../shared/choices/picked-after.ts'
import type { PlayerProps, QuestionOf } from '../../question-view.ts'
import { moveInRow } from './cell-keys.ts'
import styles from './matrix.module.css'

type Matrix = QuestionOf<'matrix'>

/** With more columns than these every statement has a list of its own, also where there is room for a table of few. */
const mostColumns = 6

/** The answer with another answer marked, or no longer marked, for a statement. */
const markedAfter = (question: Matrix, answer: Answer, statement: string, id: string): Answer => {
  const picked = answer.flatMap((row) => (row.statement_id === statement ? (row.answer_id ?? []) : []))
  const next = pickedAfter(question.is_multiple ? 'many' : 'one', question.answers, picked, id)
  return [
    ...answer.filter((row) => row.statement_id !== statement),
    ...next.map((answer_id) => ({ statement_id: statement, answer_id })),
  ]
}

/** A table of statements and answers; on a phone a list of answers below each statement. */
export const MatrixPlayer = ({ question, answer, onAnswer, name }: PlayerProps<Matrix>) => (
  <div
    className={styles.table}
    data-layout={question.answers.length > mostColumns ? 'lists' : 'table'}
    style={{ '--columns': question.answers.length }}
  >
    <div className={styles.head} aria-hidden>
      {question.answers.map(({ id, text }) => (
        <span key={id} className={styles.column}>
          <AuthorText text={text} />
        </span>
      ))}
    </div>
    {question.statements.map((statement) => (
      <MatrixRow
        key={statement.id}
        question={question}
        statement={statement}
        picked={answer.filter((row) => row.statement_id === statement.id).map((row) => row.answer_id)}
        onPick={(id) => onAnswer(markedAfter(question, answer, statement.id, id))}
        name={`${name}-${statement.id}`}
      />
    ))}
  </div>
)

interface MatrixRowProps {
  question: Matrix
  statement: Matrix['statements'][number]
  picked: readonly (string | undefined)[]
  onPick: (answer: string) => void
  name: string
}

const MatrixRow = ({ question, statement, picked, onPick, name }: MatrixRowProps) => {
  const id = useId()
  const { is_multiple, answers } = question
  const [focused, setFocused] = useState(picked[0] ?? answers[0]?.id)
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- hears the arrows of the boxes inside
    <div
      className={styles.row}
      role={is_multiple ? 'group' : 'radiogroup'}
      aria-labelledby={id}
      onKeyDown={moveInRow}
    >
      <span id={id} className={styles.statement}>
        <AuthorThing thing={statement} />
      </span>
      {answers.map((each) => (
        <label key={each.id} className={styles.cell}>
          <input
            type={is_multiple ? 'checkbox' : 'radio'}
            className={styles.input}
            name={name}
            checked={picked.includes(each.id)}
            tabIndex={is_multiple && each.id !== focused ? -1 : undefined}
            onFocus={() => setFocused(each.id)}
            onChange={() => onPick(each.id)}
          />
          <span className={styles.mark} data-kind={is_multiple ? 'many' : 'one'} aria-hidden />
          <span className={styles.answer}>
            <AuthorThing thing={each} />
          </span>
        </label>
      ))}
    </div>
  )
}
