import { validateImageLabels } from '@lectern/contract/quizzes/question-types/types/image-labels/validate'
import { defineQuestionView } from '../../define-question-view.tsx'
import { ImageLabelsPlayer } from './player.tsx'

export const view = defineQuestionView({
  slug: 'image_labels',
  Player: ImageLabelsPlayer,
  isAnswered: (question, answer) => validateImageLabels(question, answer) === null,
})
