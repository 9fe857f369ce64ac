import type { Cover } from './draw-cover.ts'

const linear = (channel: number): number =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4

/** The hue of a colour `#rrggbb` in OKLCH, in degrees. */
export const hueOf = (color: string): number => {
  const [red, green, blue] = [1, 3, 5].map((at) => linear(Number.parseInt(color.slice(at, at + 2), 16) / 255))
  const [r, g, b] = [red ?? 0, green ?? 0, blue ?? 0]
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  const bluish = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s
  const reddish = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s
  return ((Math.atan2(bluish, reddish) * 180) / Math.PI + 360) % 360
}

/** The hue of a cover's spark in degrees: warm on cool school colours, cool on warm ones. */
export const sparkHue = (brand: string, spark: Cover['spark']): number => {
  const hue = hueOf(brand)
  const isWarm = hue > 15 && hue < 130
  return (isWarm ? [232, 178] : [78, 38])[spark] ?? 78
}
