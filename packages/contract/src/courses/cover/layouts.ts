import { bar, box, type CoverShape, disc, type Ink, line } from './shapes.ts'

/** The field of a drawing. */
export const coverWidth = 600
export const coverHeight = 360

type Dice = () => number

const below = (dice: Dice, count: number): number => Math.floor(dice() * count)
const oneOf = <Value>(values: readonly [Value, ...Value[]], at: number): Value =>
  values[at % values.length] ?? values[0]

const tileShapes = [
  'M0 0H120A120 120 0 0 1 0 120Z',
  'M0 0A60 60 0 0 0 120 0ZM0 60A60 60 0 0 0 120 60Z',
  'M0 0H60A60 60 0 0 1 120 60V120H60A60 60 0 0 1 0 60Z',
  'M0 0A120 120 0 0 0 120 120V60A60 60 0 0 1 60 0Z',
  'M0 0H120L0 120Z',
] as const

const inks = ['a', 'b', 'c', 'd'] as const

/** 5 × 3 squares of 120 with two of five shapes, one of them a spark. */
const tiles = (dice: Dice): CoverShape[] => {
  const first = below(dice, tileShapes.length)
  const kinds = [oneOf(tileShapes, first), oneOf(tileShapes, first + 1 + below(dice, 3))] as const
  const sparkAt = 1 + below(dice, 3) + 5 * below(dice, 3)
  return Array.from({ length: 15 }, (_, at) => at).flatMap((at): CoverShape[] => {
    const [x, y] = [(at % 5) * 120, Math.floor(at / 5) * 120]
    const [kind, ink] = [oneOf(kinds, below(dice, 2)), oneOf(inks, below(dice, 4))]
    const ground = oneOf(['g', 'g', 'g', 'c', 'a'] as const, below(dice, 5))
    const turns = below(dice, 4) * 90
    if (at === sparkAt) return [disc(x + 60, y + 60, 60, 's')]
    if (at % 5 === 0 && dice() < 0.45) return []
    return [
      ...(ground !== 'g' && ground !== ink && at % 5 > 0 ? [box(x, y, 120, ground)] : []),
      { d: kind, ink: ink === ground ? 'b' : ink, turn: `translate(${x} ${y}) rotate(${turns} 60 60)` },
    ]
  })
}

/** Discs one inside another, and a small spark on one of the rings. */
const echo = (dice: Dice): CoverShape[] => {
  const x = 330 + dice() * 150
  const y = oneOf([20, 180, 350], below(dice, 3))
  const step = 46 + dice() * 14
  const rings = (['c', 'a', 'g', 'b', 'd', 's'] as const).map((ink, at) =>
    disc(x, y, (6 - at) * step - 4, ink),
  )
  const angle = dice() * 2 * Math.PI
  const radius = 5 * step - 4
  const up = y > 180 ? -1 : 1
  return [
    ...rings,
    disc(x - Math.abs(Math.cos(angle)) * radius, y + up * Math.abs(Math.sin(angle)) * radius * 0.6, 20, 's'),
  ]
}

/** A spark over four curves, each 46 lower. */
const hills = (dice: Dice): CoverShape[] => {
  const sun = disc(300 + dice() * 160, 100 + dice() * 40, 56 + dice() * 26, 's')
  const waves = (['c', 'b', 'a', 'd'] as const).map((ink, at): CoverShape => {
    const top = 80 + dice() * 440
    const [y, height] = [175 + at * 46, 90 - at * 14]
    const end = y + height * (0.2 + dice() * 0.5)
    const [left, peak] = [-70 + at * 8, y - height * 0.4]
    return {
      d: line`M${left} 361C${top * 0.4} ${y + height * 0.5} ${top - 130} ${peak} ${top} ${peak}S${top + 240} ${y + height} ${coverWidth} ${end}V361Z`,
      ink,
    }
  })
  return [sun, ...waves]
}

/** Six round bars that run to the right edge, and a spark at one of them. */
const shelf = (dice: Dice): CoverShape[] => {
  const sparkAt = 1 + below(dice, 4)
  return Array.from({ length: 6 }, (_, at) => at).flatMap((at): CoverShape[] => {
    const x = 60 + dice() * 330
    const y = at * 60 + 4
    const ink = oneOf(inks, at + below(dice, 2))
    const beside =
      at === sparkAt
        ? [disc(x - 38, y + 26, 26, 's')]
        : dice() < 0.6
          ? [bar(x - 70 - dice() * 60, y, 60, 'c')]
          : []
    return [bar(x, y, coverWidth - x + 60, ink), ...beside]
  })
}

/** Three rings of petals around a spark. */
const bloom = (dice: Dice): CoverShape[] => {
  const [x, y] = [350 + dice() * 60, 150 + dice() * 60]
  const count = 8 + 2 * below(dice, 3)
  const turn = dice() * 40
  const rings = [
    { length: 275, width: 460 / count, inks: ['c', 'c'], offset: 180 / count },
    { length: 215, width: 440 / count, inks: ['a', 'b'], offset: 0 },
    { length: 112, width: 250 / count, inks: ['d', 'd'], offset: 180 / count },
  ] as const
  const petals = rings.flatMap(({ length, width, inks: pair, offset }) =>
    Array.from({ length: count }, (_, at): CoverShape => ({
      d: line`M0 0C${width} ${-length * 0.3} ${width} ${-length * 0.75} 0 ${-length}C${-width} ${-length * 0.75} ${-width} ${-length * 0.3} 0 0Z`,
      ink: oneOf(pair, at),
      turn: line`translate(${x} ${y}) rotate(${turn + offset + (at * 360) / count})`,
    })),
  )
  return [...petals, disc(x, y, 38, 's')]
}

/** Five arches of 112 with an inner one each, and a spark above one. */
const arches = (dice: Dice): CoverShape[] => {
  const sparkAt = 1 + below(dice, 3)
  return Array.from({ length: 5 }, (_, at) => at).flatMap((at): CoverShape[] => {
    const x = at * 120 + 4
    const height = 110 + at * 22 + dice() * 110
    const ink: Ink = oneOf(inks, at + below(dice, 3))
    const top = coverHeight - height
    return [
      { d: line`M${x} 361V${top + 60}a56 56 0 0 1 112 0V361Z`, ink },
      { d: line`M${x + 28} 361V${top + 66}a28 28 0 0 1 56 0V361Z`, ink: ink === 'c' ? 'a' : 'c' },
      ...(at === sparkAt ? [disc(x + 56, Math.max(44, top - 52), 40, 's')] : []),
    ]
  })
}

/** Every way to fill the field; further ones go to the end, with a new version of the rule. */
export const layouts = { tiles, echo, hills, shelf, bloom, arches } as const
export type LayoutName = keyof typeof layouts
export const layoutNames = [
  'tiles',
  'echo',
  'hills',
  'shelf',
  'bloom',
  'arches',
] as const satisfies readonly LayoutName[]
