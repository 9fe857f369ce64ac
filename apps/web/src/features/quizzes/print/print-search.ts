/** Where the key of a printed quiz stands. */
export const keyPlaces = ['none', 'end', 'place'] as const
export type KeyPlace = (typeof keyPlaces)[number]

export interface PrintSearch {
  /** Absent without a key. */
  answers?: Exclude<KeyPlace, 'none'> | undefined
}

/** What the address of a printed quiz says; `answers=1` asks for the key at the end. */
export const readPrintSearch = ({ answers }: Record<string, unknown>): PrintSearch => {
  if (answers === 'place') return { answers }
  return answers === 'end' || answers === 1 || answers === '1' || answers === true ? { answers: 'end' } : {}
}
