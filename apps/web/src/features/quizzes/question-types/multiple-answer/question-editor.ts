import { createMultipleAnswer } from '@lectern/contract/quizzes/question-types/multiple-answer/question'
import { SquareCheckBig } from 'lucide-react'
import { copyChoice } from '../choice-options.ts'
import { defineQuestionEditor } from '../define-question-editor.tsx'
import { MultipleAnswerEditor } from './editor.tsx'

export const multipleAnswerEditor = defineQuestionEditor({
  slug: 'multiple_answer',
  name: 'create-course.type_multiple_answer',
  help: 'create-course.type_multiple_answer_help',
  icon: SquareCheckBig,
  Editor: MultipleAnswerEditor,
  create: createMultipleAnswer,
  copy: copyChoice,
})
