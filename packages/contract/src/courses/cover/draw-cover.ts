import { diceOf, hashOf } from './dice.ts'
import { type LayoutName, layoutNames, layouts } from './layouts.ts'
import type { CoverShape } from './shapes.ts'

/** Part of the seed; it never changes, or every cover that a school has shown changes with it. */
const salt = ' 46'

const grounds = ['tint', 'brand', 'deep', 'sand'] as const
export type CoverGround = (typeof grounds)[number]

/** The cover of a course that has no picture of its own. */
export interface Cover {
  readonly layout: LayoutName
  readonly ground: CoverGround
  /** Hue of the ink beside the brand colour, in degrees from it. */
  readonly neighbour: number
  /** Which of the two sparks that fit the brand colour. */
  readonly spark: 0 | 1
  /** In the order in which they are painted, on a field of 600 × 360. */
  readonly shapes: readonly CoverShape[]
}

/**
 * The cover that a title gives: the same title gives the same cover on every device, in mails and in link previews. Colours are left
 * to the inks, which follow the school's colour and the theme. Spaces around the title and capital letters change nothing.
 */
export const drawCover = (title: string): Cover => {
  const dice = diceOf(hashOf(`${title.normalize('NFC').trim().toLowerCase()}${salt}`))
  const layout = layoutNames[Math.floor(dice() * layoutNames.length)] ?? 'tiles'
  const ground = grounds[Math.floor(dice() * grounds.length)] ?? 'tint'
  const neighbour = (dice() < 0.5 ? -1 : 1) * Math.round(28 + dice() * 22)
  const spark = dice() < 0.65 ? 0 : 1
  return { layout, ground, neighbour, spark, shapes: layouts[layout](dice) }
}
