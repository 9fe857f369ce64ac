import { createYesNo } from '@lectern/contract/quizzes/question-types/types/yes-no/question'
import { ToggleLeft } from 'lucide-react'
import { choiceIssues } from '../../shared/choices/choice-issues.ts'
import { defineQuestionEditor } from '../../define-question-editor.tsx'
import { YesNoEditor } from './editor.tsx'

export const yesNoEditor = defineQuestionEditor({
  slug: 'yes_no',
  group: 'choose',
  name: 'questions.type_yes_no',
  help: 'questions.type_yes_no_help',
  icon: ToggleLeft,
  paper: 'one',
  issues: choiceIssues,
  Editor: YesNoEditor,
  create: createYesNo,
  copy: ({ answers: [yes, no], ...question }, key) => ({
    ...question,
    id: key(),
    answers: [
      { ...yes, id: key() },
      { ...no, id: key() },
    ],
  }),
})
