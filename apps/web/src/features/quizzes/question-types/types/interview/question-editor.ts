import { createInterview } from '@lectern/contract/quizzes/question-types/types/interview/question'
import { ChartBar } from 'lucide-react'
import { choiceIssues } from '../../shared/choices/choice-issues.ts'
import { copyChoice } from '../../shared/choices/choice-options.ts'
import { defineQuestionEditor } from '../../define-question-editor.tsx'
import { InterviewEditor } from './editor.tsx'

export const interviewEditor = defineQuestionEditor({
  slug: 'interview',
  group: 'ask',
  name: 'questions.type_interview',
  help: 'questions.type_interview_help',
  icon: ChartBar,
  paper: 'many',
  isSurvey: true,
  issues: choiceIssues,
  Editor: InterviewEditor,
  create: createInterview,
  copy: copyChoice,
})
