import {
  listLimits,
  type ListedStatement,
} from '@lectern/contract/quizzes/question-types/shared/statements/listed'
import { newKey } from '../../../../../lib/new-key.ts'
import { ItemList } from '../item-list/item-list.tsx'
import { RightMark } from '../item-list/right-mark.tsx'
import type { FieldIssue } from '../../question-editor.ts'
import { listedIssues } from './statement-issues.ts'

interface ListedOptionsProps {
  kind: 'one' | 'many'
  statement: ListedStatement
  onStatement: (statement: ListedStatement) => void
  issues: readonly FieldIssue[]
}

const optionWords = {
  text: 'questions.option_text',
  placeholder: 'questions.option_placeholder',
  move: 'questions.option_move',
  remove: 'questions.option_remove',
  add: 'questions.option_add',
} as const

/** The options of one statement, with the right ones marked. */
export const ListedOptions = ({ kind, statement, onStatement, issues }: ListedOptionsProps) => {
  const { answers } = statement
  const mark = (id: string, right: boolean) =>
    answers.map((option) => {
      if (option.id === id) return { ...option, is_correct: right }
      return kind === 'one' && right ? { ...option, is_correct: false } : option
    })
  return (
    <ItemList
      items={answers}
      onItems={(options) => onStatement({ ...statement, answers: options })}
      make={() => ({ id: newKey(), text: '', is_correct: false })}
      words={optionWords}
      most={listLimits.options}
      issues={issues}
      issueWords={listedIssues}
      renderBefore={({ id, is_correct }, at) => (
        <RightMark
          kind={kind}
          number={at + 1}
          right={is_correct}
          onRight={(right) => onStatement({ ...statement, answers: mark(id, right) })}
        />
      )}
    />
  )
}
