import { createPromoter } from '@lectern/contract/quizzes/question-types/types/new-promoter-score/question'
import { Gauge } from 'lucide-react'
import { defineQuestionEditor } from '../../define-question-editor.tsx'
import { scaleIssues } from '../../shared/scales/scale-issues.ts'
import { PromoterEditor } from './editor.tsx'

export const newPromoterScoreEditor = defineQuestionEditor({
  slug: 'new_promoter_score',
  group: 'ask',
  name: 'questions.type_new_promoter_score',
  help: 'questions.type_new_promoter_score_help',
  icon: Gauge,
  paper: 'scale',
  isSurvey: true,
  issues: scaleIssues,
  Editor: PromoterEditor,
  create: createPromoter,
  copy: (question, key) => ({ ...question, id: key() }),
})
