import { createMultipleAnswer } from '@lectern/contract/quizzes/question-types/types/multiple-answer/question'
import { SquareCheckBig } from 'lucide-react'
import { choiceIssues } from '../../shared/choices/choice-issues.ts'
import { copyChoice } from '../../shared/choices/choice-options.ts'
import { defineQuestionEditor } from '../../define-question-editor.tsx'
import { MultipleAnswerEditor } from './editor.tsx'

export const multipleAnswerEditor = defineQuestionEditor({
  slug: 'multiple_answer',
  group: 'choose',
  name: 'questions.type_multiple_answer',
  help: 'questions.type_multiple_answer_help',
  icon: SquareCheckBig,
  paper: 'many',
  issues: choiceIssues,
  Editor: MultipleAnswerEditor,
  create: createMultipleAnswer,
  copy: copyChoice,
})
