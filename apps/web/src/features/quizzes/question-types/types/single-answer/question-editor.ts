import { createSingleAnswer } from '@lectern/contract/quizzes/question-types/types/single-answer/question'
import { CircleDot } from 'lucide-react'
import { choiceIssues } from '../../shared/choices/choice-issues.ts'
import { copyChoice } from '../../shared/choices/choice-options.ts'
import { defineQuestionEditor } from '../../define-question-editor.tsx'
import { SingleAnswerEditor } from './editor.tsx'

export const singleAnswerEditor = defineQuestionEditor({
  slug: 'single_answer',
  group: 'choose',
  name: 'questions.type_single_answer',
  help: 'questions.type_single_answer_help',
  icon: CircleDot,
  paper: 'one',
  issues: choiceIssues,
  Editor: SingleAnswerEditor,
  create: createSingleAnswer,
  copy: copyChoice,
})
