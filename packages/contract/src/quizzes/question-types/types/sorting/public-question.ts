import { z } from 'zod'
import { publicOption, publicThing, questionHead, headOf } from '../../shared/common.ts'
import type { Arrangement, Random } from '../../question-type.ts'
import { shuffle } from '../../shared/shuffle.ts'
import type { SortingQuestion } from './question.ts'

export const publicSorting = z.object({
  ...questionHead,
  type: z.literal('sorting'),
  answers: z.array(publicOption),
})
export type PublicSorting = z.infer<typeof publicSorting>

/** So often a right order is rolled anew before it is turned: more would change nothing that anybody could notice. */
const rolls = 8

/**
 * Rolls the order of the items, which is never the right one (PRODUCT-learning §2.1). They start in the order of their
 * keys, which are chance; a right order is rolled anew, so that all others stay equally likely.
 */
export const arrangeItems = ({ answers }: SortingQuestion, random: Random): Arrangement => {
  const right = answers.map(({ id }) => id)
  const isRight = (order: readonly string[]) => order.every((id, at) => id === right[at])
  let order = shuffle(right.toSorted(), random)
  for (let roll = 1; roll < rolls && isRight(order); roll += 1) order = shuffle(right.toSorted(), random)
  return { order: isRight(order) ? [...order.slice(1), ...order.slice(0, 1)] : order }
}

/** What a learner may see: the items in the order of the attempt. */
export const toPublicSorting = (question: SortingQuestion, { order }: Arrangement): PublicSorting => ({
  ...headOf(question),
  type: question.type,
  answers: order.flatMap((id) => question.answers.filter((answer) => answer.id === id).map(publicThing)),
})
