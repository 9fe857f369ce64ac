import type { Cover, CoverGround } from './draw-cover.ts'
import { hexOf, type Oklch, oklchOf } from './oklch.ts'
import type { Ink } from './shapes.ts'
import { sparkHue } from './spark-hue.ts'

type Inks = Readonly<Record<Ink, string>>

/** What a ground changes of the inks that all covers have. */
const inksOn: Readonly<Record<CoverGround, (brand: Oklch, spark: number) => Partial<Record<Ink, Oklch>>>> = {
  tint: ({ c, h }) => ({ g: { l: 0.935, c: c * 0.16, h }, c: { l: 0.865, c: c * 0.36, h } }),
  brand: ({ l, c, h }) => ({
    g: { l, c, h },
    a: { l: 0.94, c: c * 0.16, h },
    c: { l: l - 0.075, c, h },
  }),
  deep: ({ c, h }) => ({
    g: { l: 0.31, c: c * 0.52, h },
    c: { l: 0.41, c: c * 0.62, h },
    d: { l: 0.92, c: c * 0.18, h },
  }),
  sand: (_, spark) => ({ g: { l: 0.935, c: 0.042, h: spark }, c: { l: 0.87, c: 0.085, h: spark } }),
}

/**
 * The inks of a drawn cover in the light theme as `#rrggbb`, for pictures that no stylesheet colours: link previews. They are those of
 * `course-cover.module.css`.
 *
 * @param color the school's colour, `#rrggbb`
 */
export const lightInks = ({ ground, neighbour, spark }: Cover, color: string): Inks => {
  const brand = oklchOf(color)
  const { c, h } = brand
  const sparkAt = sparkHue(color, spark)
  const inks = {
    g: brand,
    a: brand,
    b: { l: 0.76, c: c * 0.55, h: h + neighbour },
    c: brand,
    d: { l: 0.31, c: c * 0.52, h },
    s: { l: 0.83, c: 0.145, h: sparkAt },
    ...inksOn[ground](brand, sparkAt),
  }
  return {
    g: hexOf(inks.g),
    a: hexOf(inks.a),
    b: hexOf(inks.b),
    c: hexOf(inks.c),
    d: hexOf(inks.d),
    s: hexOf(inks.s),
  }
}
