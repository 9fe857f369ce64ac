import { z } from 'zod'
import { foldForSearch } from '../../kernel/words/fold.ts'
import { filterLimits } from '../limits.ts'

/** What a condition looks for, in the form in which texts are compared. */
export const foldWanted = (wanted: string): string => foldForSearch(wanted).trim()

/** A text of which folding leaves nothing would be found in every text. */
const wanted = z
  .string()
  .max(filterLimits.textLength)
  .refine((text) => !text.includes('\u0000') && text.isWellFormed())
  .refine((text) => foldWanted(text) !== '')

export const textTest = z.discriminatedUnion('operator', [
  z.strictObject({ operator: z.enum(['is', 'contains', 'starts_with']), value: wanted }),
  z.strictObject({ operator: z.literal('not_empty') }),
])
type TextTest = z.infer<typeof textTest>

/** Folded texts in which nothing is written. */
export const blankTexts: readonly string[] = ['', ' ']

export const holdsText = (stored: string, test: TextTest): boolean => {
  const text = foldForSearch(stored)
  switch (test.operator) {
    case 'is':
      return text === foldWanted(test.value)
    case 'contains':
      return text.includes(foldWanted(test.value))
    case 'starts_with':
      return text.startsWith(foldWanted(test.value))
    case 'not_empty':
      return !blankTexts.includes(text)
  }
}
