import type { TextId, Translate } from '../../../../../lib/texts/index.ts'

const degrees = [
  'quiz.agree_not_at_all',
  'quiz.agree_not',
  'quiz.agree_rather_not',
  'quiz.agree_neither',
  'quiz.agree_rather',
  'quiz.agree_yes',
  'quiz.agree_fully',
] as const satisfies TextId[]

/** Number of points → which degrees of agreement they are. */
const degreesOf: Readonly<Record<number, readonly number[]>> = {
  2: [1, 5],
  3: [1, 3, 5],
  4: [0, 1, 5, 6],
  5: [0, 1, 3, 5, 6],
  6: [0, 1, 2, 4, 5, 6],
  7: [0, 1, 2, 3, 4, 5, 6],
}

/** What a point is called in the reader's language while its author has not named it; its number where there is no word. */
export const agreement = (at: number, total: number, t: Translate): string => {
  const degree = degreesOf[total]?.[at]
  const text = degree === undefined ? undefined : degrees[degree]
  return text ? t(text) : String(at + 1)
}
