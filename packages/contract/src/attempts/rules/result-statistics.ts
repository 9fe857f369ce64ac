import type { RowStatistics } from '../quiz-results.ts'

/** Below so many attempts chance says more than a correlation. */
export const leastForDiscrimination = 10

/** How hard a question was, by the share of its points that was earned: as teachers call it, from hard to easy. */
export const difficultyLevels = ['hard', 'rather_hard', 'medium', 'easy'] as const
export type DifficultyLevel = (typeof difficultyLevels)[number]

export const difficultyLevel = (share: number): DifficultyLevel => {
  if (share < 0.3) return 'hard'
  if (share < 0.5) return 'rather_hard'
  return share < 0.85 ? 'medium' : 'easy'
}

/** How well a question tells apart who knows much from who knows little; below zero it is those who know less who get it. */
export const discriminationLevels = ['against', 'little', 'fair', 'well'] as const
export type DiscriminationLevel = (typeof discriminationLevels)[number]

export const discriminationLevel = (correlation: number): DiscriminationLevel => {
  if (correlation < 0) return 'against'
  if (correlation < 0.2) return 'little'
  return correlation < 0.4 ? 'fair' : 'well'
}

/** The wrong row that most people gave; of several the first, null where nobody gave one. */
export const mostChosenWrong = (rows: readonly RowStatistics[]): RowStatistics | null =>
  rows
    .filter(({ is_right: isRight, count }) => isRight === false && count > 0)
    .reduce<RowStatistics | null>((most, row) => (most && most.count >= row.count ? most : row), null)
