import { validateImageLabels } from '@lectern/contract/quizzes/question-types/image-labels/validate'
import { defineQuestionView } from '../define-question-view.tsx'
import { lazyPlayer } from '../lazy-player.tsx'

export const imageLabelsView = defineQuestionView({
  slug: 'image_labels',
  drawsPicture: true,
  ...lazyPlayer(async () => (await import('./player.tsx')).ImageLabelsPlayer),
  isAnswered: (question, answer) => validateImageLabels(question, answer) === null,
})
