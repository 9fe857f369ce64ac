import { createNumeric } from '@lectern/contract/quizzes/question-types/types/numeric/question'
import { Calculator } from 'lucide-react'
import { defineQuestionEditor } from '../../define-question-editor.tsx'
import { NumericEditor } from './editor.tsx'
import { numericIssues } from './numeric-issues.ts'

export const numericEditor = defineQuestionEditor({
  slug: 'numeric',
  group: 'write',
  name: 'questions.type_numeric',
  help: 'questions.type_numeric_help',
  icon: Calculator,
  paper: 'text',
  issues: numericIssues,
  Editor: NumericEditor,
  create: createNumeric,
  copy: (question, key) => ({
    ...question,
    id: key(),
    answers: question.answers.map((each) => ({ ...each, id: key() })),
    units: question.units.map((each) => ({ ...each, id: key() })),
  }),
})
