import { createRating } from '@lectern/contract/quizzes/question-types/types/rating/question'
import { Star } from 'lucide-react'
import { defineQuestionEditor } from '../../define-question-editor.tsx'
import { scaleIssues } from '../../shared/scales/scale-issues.ts'
import { RatingEditor } from './editor.tsx'

export const ratingEditor = defineQuestionEditor({
  slug: 'rating',
  group: 'ask',
  name: 'questions.type_rating',
  help: 'questions.type_rating_help',
  icon: Star,
  paper: 'scale',
  isSurvey: true,
  issues: scaleIssues,
  Editor: RatingEditor,
  create: createRating,
  copy: (question, key) => ({ ...question, id: key() }),
})
