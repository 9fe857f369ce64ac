/** What a card of the board may tell beside its number and buyer, in the order in which it is offered. */
export const cardFields = [
  'offer',
  'paid',
  'next',
  'days_in_stage',
  'manager',
  'comments',
  'email',
  'phone',
  'method',
  'source',
  'created',
  'refunded',
] as const
export type CardField = (typeof cardFields)[number]

/** More than these make a card a form. */
export const mostCardFields = 6

/** Before anybody chose. */
export const usualCardFields: readonly CardField[] = [
  ...(['offer', 'paid', 'next', 'days_in_stage', 'manager', 'comments'] as const),
]

/** What a person's settings keep, as far as it is known; the usual fields before any choice. */
export const readCardFields = (kept: unknown): readonly CardField[] =>
  Array.isArray(kept)
    ? kept.flatMap((each) => cardFields.find((field) => field === each) ?? []).slice(0, mostCardFields)
    : usualCardFields
