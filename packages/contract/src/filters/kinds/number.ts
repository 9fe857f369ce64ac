import { z } from 'zod'

const wanted = z.number().min(Number.MIN_SAFE_INTEGER).max(Number.MAX_SAFE_INTEGER)

export const numberTest = z.discriminatedUnion('operator', [
  z.strictObject({
    operator: z.enum(['is', 'less_than', 'at_most', 'more_than', 'at_least']),
    value: wanted,
  }),
  z.strictObject({ operator: z.literal('not_empty') }),
])
type NumberTest = z.infer<typeof numberTest>

export const holdsNumber = (stored: number, test: NumberTest): boolean => {
  switch (test.operator) {
    case 'is':
      return stored === test.value
    case 'less_than':
      return stored < test.value
    case 'at_most':
      return stored <= test.value
    case 'more_than':
      return stored > test.value
    case 'at_least':
      return stored >= test.value
    case 'not_empty':
      return true
  }
}
