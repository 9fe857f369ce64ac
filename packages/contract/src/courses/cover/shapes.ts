/**
 * Inks of a cover, by what they are to its brand colour: `g` ground, `a` brand, `b` a neighbour of it, `c` near the ground, `d` far
 * from it, `s` the spark.
 */
export type Ink = 'g' | 'a' | 'b' | 'c' | 'd' | 's'

/** A shape of the drawing, in units of its 600 × 360 field. `d` is a path; `turn` is how the path is placed. */
export interface CoverShape {
  readonly d: string
  readonly ink: Ink
  readonly turn?: string
}

const tenth = (value: number): number => Number(value.toFixed(1))

/** A path of numbers and commands, with tenths at most. */
export const line = (parts: TemplateStringsArray, ...values: readonly number[]): string =>
  parts.reduce((text, part, at) => `${text}${tenth(values[at - 1] ?? 0)}${part}`)

export const disc = (x: number, y: number, r: number, ink: Ink): CoverShape => ({
  d: line`M${x - r} ${y}a${r} ${r} 0 1 0 ${r * 2} 0a${r} ${r} 0 1 0 ${-r * 2} 0Z`,
  ink,
})

export const box = (x: number, y: number, side: number, ink: Ink): CoverShape => ({
  d: line`M${x} ${y}h${side}v${side}h${-side}Z`,
  ink,
})

/** A bar with round ends, 52 high. */
export const bar = (x: number, y: number, width: number, ink: Ink): CoverShape => ({
  d: line`M${x + 26} ${y}h${width - 52}a26 26 0 0 1 0 52h${52 - width}a26 26 0 0 1 0 -52Z`,
  ink,
})
