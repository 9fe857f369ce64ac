import { parseColor, type Color } from 'react-aria-components'

/** Whether a text is a color as documents store it: # and six hex digits, or eight with its alpha (document 001 §5). */
export const isColor = (text: string): boolean => /^#[0-9a-f]{6}([0-9a-f]{2})?$/i.test(text)

/** The color of a stored text; `fallback` for a text that is none. */
export const readColor = (text: string, fallback: string): Color => {
  const known = isColor(text) ? text : fallback
  return parseColor(known).toFormat('hsba')
}

/** A color as documents store it: full alpha is left out (document 001 §5). */
export const writeColor = (color: Color): string =>
  color.getChannelValue('alpha') === 1
    ? color.toString('hex').toLowerCase()
    : color.toString('hexa').toLowerCase()
