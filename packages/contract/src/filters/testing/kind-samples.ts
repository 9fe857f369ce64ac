import type { FieldKind } from '../kinds/field-kinds.ts'
import type { FilterCondition } from '../tree.ts'

/** A field of a kind in the sample families, with a value for each of its positive operators. */
interface KindSample {
  readonly kind: FieldKind
  readonly family: string
  readonly field: string
  readonly values: Readonly<Record<string, FilterCondition['value']>>
}

const dateValues = {
  before: '2026-03-29',
  on: '2026-03-29',
  after: '2026-03-29',
  in_last_days: 7,
  more_than_days_ago: 7,
  in_next_days: 7,
  not_empty: undefined,
}

export const fieldKinds: readonly KindSample[] = [
  {
    kind: 'text',
    family: 'guest',
    field: 'city',
    values: { is: 'Kyiv', contains: 'yi', starts_with: 'Ky', not_empty: undefined },
  },
  {
    kind: 'number',
    family: 'guest',
    field: 'visits',
    values: { is: 3, less_than: 3, at_most: 3, more_than: 3, at_least: 3.5, not_empty: undefined },
  },
  { kind: 'moment', family: 'guest', field: 'seen', values: dateValues },
  { kind: 'day', family: 'guest', field: 'born', values: dateValues },
  {
    kind: 'choice',
    family: 'guest',
    field: 'language',
    values: { any_of: ['en', 'uk'], not_empty: undefined },
  },
  { kind: 'choices', family: 'tag', field: 'has', values: { any_of: [1, 2], not_empty: undefined } },
  { kind: 'flag', family: 'guest', field: 'writable', values: { yes: undefined } },
]
