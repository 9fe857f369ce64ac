const two = (part: number): string => Math.round(part).toString(16).padStart(2, '0')

const byParts = /^rgba?\(\s*(\d+)\s*[, ]\s*(\d+)\s*[, ]\s*(\d+)\s*(?:[,/]\s*([\d.]+)(%?)\s*)?\)$/

/**
 * A colour as texts store it, `#rrggbb` or `#rrggbbaa` (document 001 §5).
 *
 * @param color as a browser writes it in a style
 * @returns null for what is no colour of this kind, and for one that is not seen
 */
export const toHex = (color: string): string | null => {
  const written = color.trim().toLowerCase()
  if (/^#[\da-f]{6}([\da-f]{2})?$/.test(written)) return written
  if (/^#[\da-f]{3}$/.test(written)) return written.replaceAll(/[\da-f]/g, '$&$&')
  const [, red, green, blue, opacity, percent] = byParts.exec(written) ?? []
  if (red === undefined) return null
  const share = opacity === undefined ? 1 : Number(opacity) / (percent === '%' ? 100 : 1)
  if (share === 0) return null
  const hex = `#${[red, green, blue].map((part) => two(Math.min(255, Number(part)))).join('')}`
  return share >= 1 ? hex : `${hex}${two(share * 255)}`
}
