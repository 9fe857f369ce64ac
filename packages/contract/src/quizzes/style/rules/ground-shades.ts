import {
  atLuminance,
  contrastOf,
  luminance,
  readableContrast,
  textColorOn,
} from '../../../schools/rules/brand-shades.ts'

/** Words of less weight in both themes, as tokens.css has them. */
export const mutedWords = { light: '#545963', dark: '#a8adb8' } as const

/** Whether what stands on a ground of this colour is read better in the dark theme. */
export const isDarkGround = (color: string): boolean =>
  contrastOf(color, mutedWords.dark) > contrastOf(color, mutedWords.light)

/** What lies upon what, from the page to an option: in the dark each is a little lighter than what is below it. */
const darkLevels = { page: 0.009, card: 0.015, place: 0.011, block: 0.022 } as const
export type GroundLevel = keyof typeof darkLevels

/** The same hue as a ground of the dark theme. */
export const darkened = (color: string, level: GroundLevel): string => atLuminance(color, darkLevels[level])

/** The same hue as words that are read on dark grounds, also on those of `darkened`. */
export const lightened = (color: string): string =>
  luminance(color) >= 0.4 ? color : atLuminance(color, 0.4)

/** The nearest shade of a colour that has 4.5:1 to another one, on the side on which it is now where there is room. */
export const readableShade = (color: string, other: string): string => {
  const [own, fixed] = [luminance(color), luminance(other)]
  const below = (fixed + 0.05) / readableContrast - 0.05
  const above = (fixed + 0.05) * readableContrast - 0.05
  const goesDown = own <= fixed ? below > 0 : above > 1
  // A little further than needed: the colour is written in whole bytes.
  const shade = atLuminance(color, goesDown ? Math.max(0, below * 0.95) : Math.min(1, above * 1.03))
  // Next to black even the smallest step of a byte can be one too many.
  return contrastOf(shade, other) >= readableContrast ? shade : textColorOn(other)
}
