/** One point of a scale. Without a text it is called in the reader's language, by its place or its value. */
export interface ScalePoint {
  readonly id: string
  readonly value: number
  readonly text: string
}

/** Points without texts, from one value to another. */
export const pointsBetween = (from: number, to: number): ScalePoint[] =>
  Array.from({ length: to - from + 1 }, (_, at) => ({
    id: `value-${String(from + at).padStart(2, '0')}`,
    value: from + at,
    text: '',
  }))
