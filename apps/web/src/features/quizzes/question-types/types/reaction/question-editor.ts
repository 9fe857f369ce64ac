import { createReaction } from '@lectern/contract/quizzes/question-types/types/reaction/question'
import { Smile } from 'lucide-react'
import { copyChoice } from '../../shared/choices/choice-options.ts'
import { defineQuestionEditor } from '../../define-question-editor.tsx'
import { scaleIssues } from '../../shared/scales/scale-issues.ts'
import { ReactionEditor } from './editor.tsx'

export const reactionEditor = defineQuestionEditor({
  slug: 'reaction',
  group: 'ask',
  name: 'questions.type_reaction',
  help: 'questions.type_reaction_help',
  icon: Smile,
  paper: 'scale',
  isSurvey: true,
  issues: scaleIssues,
  Editor: ReactionEditor,
  create: createReaction,
  copy: copyChoice,
})
