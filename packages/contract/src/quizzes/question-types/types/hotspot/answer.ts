import type { Answer, ReadAnswer } from '../../shared/answer.ts'
import { readChoice, readOneChoice } from '../../shared/choice.ts'
import type { PublicHotspot } from './public-question.ts'

/** The picked areas: one at most where one is asked for. */
export const readHotspot = (question: PublicHotspot, rows: Answer): ReadAnswer =>
  question.is_single ? readOneChoice(question, rows) : readChoice(question, rows)
