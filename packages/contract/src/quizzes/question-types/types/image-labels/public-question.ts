import { z } from 'zod'
import { headOf, publicOption, questionHead } from '../../shared/common.ts'
import type { Arrangement, Random } from '../../question-type.ts'
import { shuffle } from '../../shared/shuffle.ts'
import { type ImageLabelsQuestion, labelPlace } from './question.ts'

export const publicImageLabels = z.object({
  ...questionHead,
  type: z.literal('image_labels'),
  statements: z.array(labelPlace),
  answers: z.array(publicOption),
})
export type PublicImageLabels = z.infer<typeof publicImageLabels>

/** Rolls the order of the labels, from the order of their keys: the author writes each beside its place. */
export const arrangeLabels = ({ answers }: ImageLabelsQuestion, random: Random): Arrangement => ({
  order: shuffle(answers.map(({ id }) => id).toSorted(), random),
})

/** What a learner may see: the picture with its places, and the labels in the order of the attempt. */
export const toPublicImageLabels = (
  question: ImageLabelsQuestion,
  { order }: Arrangement,
): PublicImageLabels => ({
  ...headOf(question),
  type: question.type,
  statements: question.statements.map(({ id, text, x, y }) => ({ id, text, x, y })),
  answers: order.flatMap((id) =>
    question.answers.filter((each) => each.id === id).map(({ text }) => ({ id, text })),
  ),
})
