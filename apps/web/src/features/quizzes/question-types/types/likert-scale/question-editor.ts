import { createLikert } from '@lectern/contract/quizzes/question-types/types/likert-scale/question'
import { GitCommitHorizontal } from 'lucide-react'
import { copyChoice } from '../../shared/choices/choice-options.ts'
import { defineQuestionEditor } from '../../define-question-editor.tsx'
import { scaleIssues } from '../../shared/scales/scale-issues.ts'
import { LikertEditor } from './editor.tsx'

export const likertScaleEditor = defineQuestionEditor({
  slug: 'likert_scale',
  group: 'ask',
  name: 'questions.type_likert_scale',
  help: 'questions.type_likert_scale_help',
  icon: GitCommitHorizontal,
  paper: 'scale',
  isSurvey: true,
  issues: scaleIssues,
  Editor: LikertEditor,
  create: createLikert,
  copy: copyChoice,
})
