import { z } from 'zod'
import { headOf, publicOption, publicThing, questionHead } from '../../shared/common.ts'
import type { Arrangement, Random } from '../../question-type.ts'
import { shuffle } from '../../shared/shuffle.ts'
import type { MatrixQuestion } from './question.ts'

export const publicMatrix = z.object({
  ...questionHead,
  type: z.literal('matrix'),
  is_multiple: z.boolean(),
  is_every_statement_required: z.boolean(),
  answers: z.array(publicOption),
  statements: z.array(publicOption),
})
export type PublicMatrix = z.infer<typeof publicMatrix>

/** Rolls the order of the statements, where it may be any. */
export const arrangeMatrix = (
  { statements, shuffle_statements }: MatrixQuestion,
  random: Random,
): Arrangement => {
  const ids = statements.map(({ id }) => id)
  return { order: shuffle_statements ? shuffle(ids, random) : ids }
}

/** What a learner may see: statements and answers, and nothing of what belongs together. */
export const toPublicMatrix = (question: MatrixQuestion, { order }: Arrangement): PublicMatrix => ({
  ...headOf(question),
  type: question.type,
  is_multiple: question.is_multiple,
  is_every_statement_required: question.is_every_statement_required,
  answers: question.answers.map(publicThing),
  statements: order.flatMap((id) => question.statements.filter((each) => each.id === id).map(publicThing)),
})
