type Channels = readonly [red: number, green: number, blue: number]

const channelsOf = (color: string): Channels => [
  Number.parseInt(color.slice(1, 3), 16),
  Number.parseInt(color.slice(3, 5), 16),
  Number.parseInt(color.slice(5, 7), 16),
]

const toHex = (channels: Channels): string =>
  `#${channels.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`

const map = ([red, green, blue]: Channels, change: (channel: number) => number): Channels => [
  change(red),
  change(green),
  change(blue),
]

const toLinear = (byte: number): number => {
  const value = byte / 255
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
}

const fromLinear = (value: number): number =>
  255 * (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055)

/** WCAG 2 relative luminance of `#rrggbb`, 0 to 1. */
export const luminance = (color: string): number => {
  const [red, green, blue] = map(channelsOf(color), toLinear)
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

/** The ink of text on a ground of this colour: white where it can be read, else black, which then can. */
export const textColorOn = (color: string): string =>
  contrastOf(color, white) >= readableContrast ? white : black

/** `color` with a share of black or white in it, as CSS mixes in sRGB. */
const mix = (color: string, other: typeof white | typeof black, share: number): string => {
  const added = other === white ? 255 * share : 0
  return toHex(map(channelsOf(color), (channel) => channel * (1 - share) + added))
}

/** The same hue with this luminance: on its way to black, or to white. */
export const atLuminance = (color: string, wanted: number): string => {
  const given = luminance(color)
  const linear = map(channelsOf(color), toLinear)
  const changed =
    wanted <= given
      ? map(linear, (channel) => (channel * wanted) / given)
      : map(linear, (channel) => channel + ((1 - channel) * (wanted - given)) / (1 - given))
  return toHex(map(changed, fromLinear))
}

const darkest = (color: string, limit: number): string =>
  luminance(color) >= limit ? color : atLuminance(color, limit)
const lightest = (color: string, limit: number): string =>
  luminance(color) <= limit ? color : atLuminance(color, limit)

/** Black and dark colours get lighter under the pointer, since darker could not be seen; the ink stays readable. */
const pressedMore = (color: string, share: number): string => {
  const light = luminance(color)
  const towards = textColorOn(color) === white ? light < 0.03 : light < 0.5
  return mix(color, towards ? white : black, share)
}

/** Where a colour is ink itself. */
export interface TextShades {
  /** Words, such as a link: 4.5:1 on every ground of the theme. */
  readonly text: string
  /** Outlines, focus and strokes: 3:1. */
  readonly line: string
  /** Around a filled control that the ground would swallow; undefined where the fill can be seen by itself. */
  readonly edge: string | undefined
}

/** A brand colour and what is derived from it for both themes. */
export interface BrandShades {
  /** As it was chosen, always. */
  readonly fill: string
  readonly hover: string
  readonly pressed: string
  /** Of words on it. */
  readonly ink: string
  readonly light: TextShades
  readonly dark: TextShades
  /** The ground of marked places of a dark page is mixed from it. */
  readonly middle: string
}

// Luminances at which the grounds of tokens.css, from the page to a pressed row, keep 4.5:1 and 3:1.
const limits = {
  lightText: 0.14,
  lightLine: 0.23,
  darkText: 0.4,
  darkLine: 0.26,
  darkFill: 0.166,
  middle: 0.17,
}

/**
 * What pages need beside a brand colour. The colour itself is never changed: the words on it turn black or white, and
 * only where it is ink on the page does a shade of it stand in when it could not be read.
 *
 * @param fill `#rrggbb`
 */
export const brandShades = (fill: string): BrandShades => {
  const light = luminance(fill)
  const lightLine = lightest(fill, limits.lightLine)
  const darkLine = darkest(fill, limits.darkLine)
  return {
    fill,
    hover: pressedMore(fill, 0.1),
    pressed: pressedMore(fill, 0.2),
    ink: textColorOn(fill),
    light: {
      text: lightest(fill, limits.lightText),
      line: lightLine,
      edge: light > limits.lightLine ? lightLine : undefined,
    },
    dark: {
      text: darkest(fill, limits.darkText),
      line: darkLine,
      edge: light < limits.darkFill ? darkLine : undefined,
    },
    middle: atLuminance(fill, limits.middle),
  }
}
