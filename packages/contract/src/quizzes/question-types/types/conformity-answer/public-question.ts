import { z } from 'zod'
import { publicOption, publicThing, questionHead, headOf } from '../../shared/common.ts'
import type { Arrangement, Random } from '../../question-type.ts'
import { shuffle } from '../../shared/shuffle.ts'
import { conformityType } from './conformity-type.ts'
import type { ConformityQuestion } from './question.ts'

export const publicConformity = z.object({
  ...questionHead,
  type: z.literal('conformity_answer'),
  conformity_type: z.literal([conformityType.oneToOne, conformityType.many]),
  is_answers_combined: z.boolean(),
  statements: z.array(publicOption),
  answers: z.array(publicOption),
})
export type PublicConformity = z.infer<typeof publicConformity>

/**
 * Rolls the order of the answers. They start in the order of their keys, which are chance: the author writes them beside
 * their statements, so that the author's order tells the key.
 */
export const arrangeAnswers = ({ answers }: ConformityQuestion, random: Random): Arrangement => ({
  order: shuffle(answers.map(({ id }) => id).toSorted(), random),
})

/** What a learner may see: statements as the author ordered them, answers in the order of the attempt, no binds. */
export const toPublicConformity = (
  question: ConformityQuestion,
  { order }: Arrangement,
): PublicConformity => ({
  ...headOf(question),
  type: question.type,
  conformity_type: question.conformity_type,
  is_answers_combined: question.conformity_type === conformityType.many && question.is_answers_combined,
  statements: question.statements.map(publicThing),
  answers: order.flatMap((id) => question.answers.filter((answer) => answer.id === id).map(publicThing)),
})
