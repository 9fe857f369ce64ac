import { createConformity } from '@lectern/contract/quizzes/question-types/types/conformity-answer/question'
import { Cable } from 'lucide-react'
import { defineQuestionEditor } from '../../define-question-editor.tsx'
import { ConformityEditor } from './editor.tsx'
import { copyMatching } from './match-edits.ts'
import { matchIssues } from './match-issues.ts'

export const conformityAnswerEditor = defineQuestionEditor({
  slug: 'conformity_answer',
  group: 'arrange',
  name: 'questions.type_conformity_answer',
  help: 'questions.type_conformity_answer_help',
  icon: Cable,
  paper: 'match',
  issues: matchIssues,
  Editor: ConformityEditor,
  create: createConformity,
  copy: copyMatching,
})
