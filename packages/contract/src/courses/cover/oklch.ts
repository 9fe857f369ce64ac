/** A colour in OKLCH: lightness 0 to 1, chroma from 0, hue in degrees. */
export interface Oklch {
  readonly l: number
  readonly c: number
  readonly h: number
}

const toLinear = (channel: number): number =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4

const fromLinear = (value: number): number =>
  value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055

/** `#rrggbb` in OKLCH. */
export const oklchOf = (color: string): Oklch => {
  const [red, green, blue] = [1, 3, 5].map((at) =>
    toLinear(Number.parseInt(color.slice(at, at + 2), 16) / 255),
  )
  const [r, g, b] = [red ?? 0, green ?? 0, blue ?? 0]
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  const reddish = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s
  const bluish = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s
  return {
    l: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    c: Math.hypot(reddish, bluish),
    h: ((Math.atan2(bluish, reddish) * 180) / Math.PI + 360) % 360,
  }
}

const linearOf = ({ l, c, h }: Oklch): readonly number[] => {
  const angle = (h * Math.PI) / 180
  const [reddish, bluish] = [c * Math.cos(angle), c * Math.sin(angle)]
  const long = (l + 0.3963377774 * reddish + 0.2158037573 * bluish) ** 3
  const middle = (l - 0.1055613458 * reddish - 0.0638541728 * bluish) ** 3
  const short = (l - 0.0894841775 * reddish - 1.291485548 * bluish) ** 3
  return [
    4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short,
  ]
}

/** The colour as `#rrggbb`; of one that no screen shows each channel goes as far as it can, as in browsers. */
export const hexOf = (color: Oklch): string => {
  const bytes = linearOf(color).map((channel) =>
    Math.round(255 * fromLinear(Math.min(1, Math.max(0, channel)))),
  )
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`
}
