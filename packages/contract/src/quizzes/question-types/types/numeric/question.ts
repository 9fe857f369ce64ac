import { z } from 'zod'
import { clientKey } from '../../../../kernel/ids.ts'
import { blankQuestion, questionHead, questionTail } from '../../shared/common.ts'
import { digitsTypes, numericLimits, toleranceTypes, unitTypes } from './numeric-kinds.ts'

/** A number as its author writes it, read by the same rule as an answer. */
const numberText = z.string().max(numericLimits.text)

const unit = z.object({
  id: clientKey,
  text: z.string().max(numericLimits.unit),
  /** How many of the first unit one of this is; empty where it measures something else and is wrong. */
  factor: numberText.default(''),
})
export type NumericUnit = z.infer<typeof unit>

export const numericQuestion = z.object({
  ...questionHead,
  ...questionTail,
  type: z.literal('numeric'),
  /** The accepted numbers, in the first unit; the first one is shown as the right one. */
  answers: z.array(z.object({ id: clientKey, text: numberText })).max(numericLimits.answers),
  /** How far from an accepted number an answer may be; empty for not at all. */
  tolerance: numberText.default(''),
  tolerance_type: z.enum(toleranceTypes).default('absolute'),
  unit_type: z.enum(unitTypes).default('none'),
  units: z.array(unit).max(numericLimits.units).default([]),
  /** Part of the points, in per cent, for a right number with a wrong unit. */
  unit_share: z.int().min(0).max(100).default(0),
  allow_fractions: z.boolean().default(true),
  digits_type: z.enum(digitsTypes).default('any'),
  digits: z.int().min(0).max(numericLimits.digits).default(2),
})
export type NumericQuestion = z.infer<typeof numericQuestion>

/** A number that is still to be written, without a unit. */
export const createNumeric = (key: () => string): NumericQuestion => ({
  ...blankQuestion(key),
  type: 'numeric',
  answers: [{ id: key(), text: '' }],
  tolerance: '',
  tolerance_type: 'absolute',
  unit_type: 'none',
  units: [{ id: key(), text: '', factor: '' }],
  unit_share: 50,
  allow_fractions: true,
  digits_type: 'any',
  digits: 2,
})
