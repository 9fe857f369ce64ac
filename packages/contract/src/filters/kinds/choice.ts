import { z } from 'zod'
import { filterOptions } from '../tree.ts'

export const choiceTest = z.discriminatedUnion('operator', [
  z.strictObject({ operator: z.literal('any_of'), value: filterOptions }),
  z.strictObject({ operator: z.literal('not_empty') }),
])
type ChoiceTest = z.infer<typeof choiceTest>

export const holdsChoice = (stored: string | number, test: ChoiceTest): boolean =>
  test.operator === 'not_empty' || test.value.some((wanted) => wanted === stored)
