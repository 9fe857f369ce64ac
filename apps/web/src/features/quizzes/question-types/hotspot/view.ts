import { validateHotspot } from '@lectern/contract/quizzes/question-types/hotspot/validate'
import { defineQuestionView } from '../define-question-view.tsx'
import { lazyPlayer } from '../lazy-player.tsx'

export const hotspotView = defineQuestionView({
  slug: 'hotspot',
  drawsPicture: true,
  ...lazyPlayer(async () => (await import('./player.tsx')).HotspotPlayer),
  isAnswered: (question, answer) => validateHotspot(question, answer) === null,
})
