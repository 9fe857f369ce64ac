import { createMmpi } from '@lectern/contract/quizzes/question-types/types/mmpi/question'
import { ClipboardList } from 'lucide-react'
import { defineQuestionEditor } from '../../define-question-editor.tsx'
import { MmpiEditor } from './editor.tsx'
import { mmpiIssues } from './mmpi-issues.ts'

export const mmpiEditor = defineQuestionEditor({
  slug: 'mmpi',
  group: 'ask',
  name: 'questions.type_mmpi',
  help: 'questions.type_mmpi_help',
  icon: ClipboardList,
  paper: 'agree',
  isSurvey: true,
  issues: mmpiIssues,
  Editor: MmpiEditor,
  create: createMmpi,
  copy: (question, key) => ({
    ...question,
    id: key(),
    scales: question.scales.map((each) => ({ ...each, id: key() })),
    statements: question.statements.map((each) => ({ ...each, id: key() })),
  }),
})
