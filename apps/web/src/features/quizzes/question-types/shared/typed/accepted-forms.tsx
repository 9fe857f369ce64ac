import { typedLimits } from '@lectern/contract/quizzes/question-types/shared/typed/typed-limits'
import { newKey } from '../../../../../lib/new-key.ts'
import { ItemList } from '../item-list/item-list.tsx'
import type { FieldIssue } from '../../question-editor.ts'
import { formIssues } from './form-issues.ts'

interface Form {
  readonly id: string
  readonly text: string
}

interface AcceptedFormsProps {
  forms: readonly Form[]
  onForms: (forms: Form[]) => void
  issues: readonly FieldIssue[]
}

const formWords = {
  text: 'questions.form_text',
  placeholder: 'questions.form_text',
  move: 'questions.form_move',
  remove: 'questions.form_remove',
  add: 'questions.form_add',
} as const

/** The forms of a typed answer that are accepted; learners are shown the first one as the right answer. */
export const AcceptedForms = ({ forms, onForms, issues }: AcceptedFormsProps) => (
  <ItemList
    items={forms}
    onItems={(next) => onForms(next.map((form) => ({ ...form, text: form.text.slice(0, typedLimits.text) })))}
    make={() => ({ id: newKey(), text: '' })}
    words={formWords}
    most={typedLimits.forms}
    issues={issues}
    issueWords={formIssues}
  />
)
