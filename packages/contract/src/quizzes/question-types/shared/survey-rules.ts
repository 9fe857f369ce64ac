import type { Answer } from './answer.ts'
import { noAnswer } from './no-answer.ts'
import type { Grade } from '../question-type.ts'
import { surveyParts } from './result-parts.ts'

/** What every type does whose answers are opinions: none of them is right. */
export const surveyRules = {
  isScored: (): boolean => false,
  grade: (): Grade => ({ correctness: 'unscored', points: 0, max_points: 0 }),
  marks: (_question: unknown, answer: Answer): null[] => answer.map(() => null),
  key: (): Answer => noAnswer,
  shows: surveyParts,
}
