import { z } from 'zod'
import { choiceTest, holdsChoice } from './choice.ts'
import { dateTest, type FilterClock, holdsDay, holdsMoment } from './date.ts'
import { flagTest } from './flag.ts'
import { holdsNumber, numberTest } from './number.ts'
import { holdsText, textTest } from './text.ts'

/** What a positive condition asks of a field, by the kind of the field. */
export const fieldTest = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('text'), test: textTest }),
  z.strictObject({ kind: z.literal('number'), test: numberTest }),
  /** An instant. */
  z.strictObject({ kind: z.literal('moment'), test: dateTest }),
  /** A date of the calendar without a time: `YYYY-MM-DD`. */
  z.strictObject({ kind: z.literal('day'), test: dateTest }),
  z.strictObject({ kind: z.literal('choice'), test: choiceTest }),
  /** Several at once, such as tags. */
  z.strictObject({ kind: z.literal('choices'), test: choiceTest }),
  z.strictObject({ kind: z.literal('flag'), test: flagTest }),
])
export type FieldTest = z.infer<typeof fieldTest>
export type FieldKind = FieldTest['kind']

/** What a field of a kind holds for a person. */
export interface StoredValues {
  readonly text: string
  readonly number: number
  readonly moment: Date
  readonly day: string
  readonly choice: string | number
  readonly choices: string | number
  readonly flag: boolean
}

interface KindOperators {
  /** Each holds for no missing value. */
  readonly positive: readonly string[]
  /** Each is NOT of a positive one, so it holds for missing values. */
  readonly negative: Readonly<Record<string, string>>
}

const dateOperators: KindOperators = {
  positive: ['before', 'on', 'after', 'in_last_days', 'more_than_days_ago', 'in_next_days', 'not_empty'],
  negative: { empty: 'not_empty' },
}

const choiceOperators: KindOperators = {
  positive: ['any_of', 'not_empty'],
  negative: { none_of: 'any_of', empty: 'not_empty' },
}

/** The operators of every kind, in the order in which an editor offers them. */
export const operatorsOf: Readonly<Record<FieldKind, KindOperators>> = {
  text: {
    positive: ['is', 'contains', 'starts_with', 'not_empty'],
    negative: { is_not: 'is', empty: 'not_empty' },
  },
  number: {
    positive: ['is', 'less_than', 'at_most', 'more_than', 'at_least', 'not_empty'],
    negative: { is_not: 'is', empty: 'not_empty' },
  },
  moment: dateOperators,
  day: dateOperators,
  choice: choiceOperators,
  choices: choiceOperators,
  flag: { positive: ['yes'], negative: { no: 'yes' } },
}

/** Whether one stored value passes; a value of another type is none. */
export const holdsValue = ({ kind, test }: FieldTest, value: unknown, clock: FilterClock): boolean => {
  switch (kind) {
    case 'text':
      return typeof value === 'string' && holdsText(value, test)
    case 'number':
      return typeof value === 'number' && holdsNumber(value, test)
    case 'moment':
      return value instanceof Date && holdsMoment(value, test, clock)
    case 'day':
      return typeof value === 'string' && holdsDay(value, test, clock)
    case 'choice':
    case 'choices':
      return (typeof value === 'string' || typeof value === 'number') && holdsChoice(value, test)
    case 'flag':
      return value === true
  }
}

/** The kinds of fields, for what describes them. */
export const fieldKindNames = [
  'text',
  'number',
  'moment',
  'day',
  'choice',
  'choices',
  'flag',
] as const satisfies readonly FieldKind[]
