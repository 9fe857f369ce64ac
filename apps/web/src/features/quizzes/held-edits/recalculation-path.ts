import { paths } from '../../../lib/routing/paths.ts'

/** Where finished attempts of a quiz are recalculated. */
export const recalculationPath = (quizId: number): string =>
  `${paths.expertPractices}/recalculation/${quizId}`
