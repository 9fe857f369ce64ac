import { optionWords } from '../../shared/choice.ts'
import type { PublicHotspot } from './public-question.ts'

/** What the picture shows, then the areas by name. */
export const hotspotWords = {
  question: (question: PublicHotspot): string[] => [
    ...(question.image ? [question.image.alt] : []),
    ...optionWords.question(question),
  ],
  answer: optionWords.answer,
}
