/** WCAG 2 relative luminance of `#rrggbb`. */
const luminance = (color: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(color.slice(at, at + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** WCAG 2 contrast of two colours `#rrggbb`, 1 to 21. */
export const contrastOf = (one: string, other: string): number => {
  const [a, b] = [luminance(one), luminance(other)]
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}

/** What text needs to be read by everybody (WCAG 2, AA). */
export const readableContrast = 4.5

const white = '#ffffff'
const black = '#000000'

/** The colour a step nearer to black; `share` of 0 leaves it as it is. */
const darken = (color: string, share: number): string =>
  `#${[1, 3, 5]
    .map((at) => Math.round(Number.parseInt(color.slice(at, at + 2), 16) * (1 - share)))
    .map((value) => value.toString(16).padStart(2, '0'))
    .join('')}`

/** A brand colour as pages may use it. */
export interface ReadableColor {
  readonly color: string
  /** Of the text on it. */
  readonly text: string
  /** Whether the chosen colour could not be used as it is. */
  readonly isReplaced: boolean
}

/**
 * The chosen colour when it can be read on a white page, with white text on it; else the same hue darkened as little as
 * makes it readable (THREATS A7).
 *
 * @param color `#rrggbb`
 */
export const readableColor = (color: string): ReadableColor => {
  for (let step = 0; step <= 100; step += 1) {
    const candidate = darken(color, step / 100)
    if (contrastOf(candidate, white) >= readableContrast)
      return { color: candidate, text: white, isReplaced: step > 0 }
  }
  return { color: black, text: white, isReplaced: true }
}
