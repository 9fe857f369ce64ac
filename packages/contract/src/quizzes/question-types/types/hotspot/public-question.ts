import { z } from 'zod'
import { headOf, publicOption, questionHead } from '../../shared/common.ts'
import type { Arrangement, Random } from '../../question-type.ts'
import { shuffle } from '../../shared/shuffle.ts'
import { area } from './area.ts'
import type { HotspotQuestion } from './question.ts'

export const publicHotspot = z.object({
  ...questionHead,
  type: z.literal('hotspot'),
  is_single: z.boolean(),
  answers: z.array(publicOption.extend({ area })),
})
export type PublicHotspot = z.infer<typeof publicHotspot>

/**
 * Rolls the order, and with it the numbers, of the areas. They start in the order of their keys, which are chance: an author
 * often draws the right ones first.
 */
export const arrangeAreas = ({ answers }: HotspotQuestion, random: Random): Arrangement => ({
  order: shuffle(answers.map(({ id }) => id).toSorted(), random),
})

/** What a learner may see: the picture and its areas with their names, in the order of the attempt. */
export const toPublicHotspot = (question: HotspotQuestion, { order }: Arrangement): PublicHotspot => ({
  ...headOf(question),
  type: question.type,
  is_single: question.is_single,
  answers: order.flatMap((id) =>
    question.answers
      .filter((each) => each.id === id)
      .map(({ text, area: place }) => ({ id, text, area: place })),
  ),
})
