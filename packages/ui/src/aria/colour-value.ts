import { parseColor, type Color } from 'react-aria-components'

/** Whether a text is a colour as documents store it: # and six hex digits, or eight with its alpha (document 001 §5). */
export const isColour = (text: string): boolean => /^#[0-9a-f]{6}([0-9a-f]{2})?$/i.test(text)

/** The colour of a stored text; `fallback` for a text that is none. */
export const readColour = (text: string, fallback: string): Color => {
  const known = isColour(text) ? text : fallback
  return parseColor(known).toFormat('hsba')
}

/** A colour as documents store it: full alpha is left out (document 001 §5). */
export const writeColour = (colour: Color): string =>
  colour.getChannelValue('alpha') === 1
    ? colour.toString('hex').toLowerCase()
    : colour.toString('hexa').toLowerCase()
