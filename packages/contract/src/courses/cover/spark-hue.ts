import type { Cover } from './draw-cover.ts'
import { oklchOf } from './oklch.ts'

/** The hue of a cover's spark in degrees: warm on cool school colours, cool on warm ones. */
export const sparkHue = (brand: string, spark: Cover['spark']): number => {
  const hue = oklchOf(brand).h
  const isWarm = hue > 15 && hue < 130
  return (isWarm ? [232, 178] : [78, 38])[spark] ?? 78
}
