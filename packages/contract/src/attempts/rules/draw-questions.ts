import type { Random } from '../../quizzes/question-types/question-type.ts'
import { shuffle } from '../../quizzes/question-types/shared/shuffle.ts'

/** Questions of which an attempt gets some. */
export interface DrawPool {
  /** Ids in the order of the author. */
  readonly questions: readonly string[]
  /** How many are taken; null for all. */
  readonly take: number | null
}

/**
 * The questions of one attempt: of each pool as many as it gives, in the order of pools and authors, or in one that chance
 * decides (PRODUCT-learning §1.1, randomizer; decided once, at the start of the attempt).
 */
export const drawQuestions = (
  pools: readonly DrawPool[],
  { isShuffled }: { readonly isShuffled: boolean },
  random: Random,
): string[] => {
  const drawn = pools.flatMap((pool) => drawFrom(pool, random))
  return isShuffled ? shuffle(drawn, random) : drawn
}

const drawFrom = ({ questions, take }: DrawPool, random: Random): readonly string[] => {
  if (take === null || take >= questions.length) return questions
  const taken = new Set(shuffle(questions, random).slice(0, take))
  return questions.filter((id) => taken.has(id))
}

/** How many questions an attempt gets. */
export const countDrawn = (pools: readonly DrawPool[]): number =>
  pools.reduce((sum, { questions, take }) => sum + Math.min(take ?? questions.length, questions.length), 0)
