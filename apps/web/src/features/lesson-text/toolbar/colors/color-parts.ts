/** Whether a text is a colour as texts store it: seven characters, or nine with its alpha (document 001 §5). */
export const isColor = (text: string): boolean => /^#[\da-f]{6}([\da-f]{2})?$/i.test(text)

/** How opaque a colour is, 0 to 255. */
export const alphaOf = (color: string): number =>
  color.length === 9 ? Number.parseInt(color.slice(7), 16) : 255

/** The colour with another alpha; 255 is left out. */
export const withAlpha = (color: string, alpha: number): string =>
  alpha === 255 ? color.slice(0, 7) : `${color.slice(0, 7)}${alpha.toString(16).padStart(2, '0')}`
