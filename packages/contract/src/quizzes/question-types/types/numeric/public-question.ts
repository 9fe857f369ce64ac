import { z } from 'zod'
import { headOf, publicOption, questionHead } from '../../shared/common.ts'
import type { Arrangement } from '../../question-type.ts'
import { digitsTypes, unitTypes } from './numeric-kinds.ts'
import type { NumericQuestion } from './question.ts'

export const publicNumeric = z.object({
  ...questionHead,
  type: z.literal('numeric'),
  unit_type: z.enum(unitTypes),
  /** The unit beside the field, or those to choose from; a typed unit is part of the answer and not told. */
  units: z.array(publicOption),
  allow_fractions: z.boolean(),
  digits_type: z.enum(digitsTypes),
  digits: z.int(),
})
export type PublicNumeric = z.infer<typeof publicNumeric>

const shownUnits = ({ unit_type, units }: NumericQuestion) => {
  if (unit_type === 'chosen') return units
  return unit_type === 'shown' ? units.slice(0, 1) : []
}

/** Units stand in the order of their keys: the author writes the one of the right number first. */
export const arrangeNumeric = (question: NumericQuestion): Arrangement => ({
  order: shownUnits(question)
    .map(({ id }) => id)
    .toSorted(),
})

/** What a learner may see: which units there are and how the number has to be written. */
export const toPublicNumeric = (question: NumericQuestion, { order }: Arrangement): PublicNumeric => ({
  ...headOf(question),
  type: question.type,
  unit_type: question.unit_type,
  units: order.flatMap((id) =>
    question.units.filter((unit) => unit.id === id).map(({ text }) => ({ id, text })),
  ),
  allow_fractions: question.allow_fractions,
  digits_type: question.digits_type,
  digits: question.digits_type === 'any' ? 0 : question.digits,
})
