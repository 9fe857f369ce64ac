import { createFillGaps } from '@lectern/contract/quizzes/question-types/types/fill-gaps/question'
import { WholeWord } from 'lucide-react'
import { defineQuestionEditor } from '../../define-question-editor.tsx'
import { FillGapsEditor } from './editor.tsx'
import { copyGaps } from './gap-edits.ts'
import { gapIssues } from './gap-issues.ts'

export const fillGapsEditor = defineQuestionEditor({
  slug: 'fill_gaps',
  group: 'write',
  name: 'questions.type_fill_gaps',
  help: 'questions.type_fill_gaps_help',
  icon: WholeWord,
  paper: 'text',
  issues: gapIssues,
  Editor: FillGapsEditor,
  create: createFillGaps,
  copy: copyGaps,
})
