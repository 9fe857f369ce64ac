import { validateHotspot } from '@lectern/contract/quizzes/question-types/types/hotspot/validate'
import { defineQuestionView } from '../../define-question-view.tsx'
import { HotspotPlayer } from './player.tsx'

export const view = defineQuestionView({
  slug: 'hotspot',
  Player: HotspotPlayer,
  isAnswered: (question, answer) => validateHotspot(question, answer) === null,
})
