import { fontSizes } from '@lectern/contract/rich-text/looks'

/**
 * A size as it is stored, of what was typed: whole or half pixels, at most 100 (document 001 §5).
 *
 * @returns null when no size can be read
 */
export const readSize = (typed: string): string | null => {
  const [, number] = /^(\d{1,3}(?:[.,]\d)?)\s*(?:px)?$/i.exec(typed.trim()) ?? []
  if (number === undefined) return null
  const pixels = Math.round(Number(number.replace(',', '.')) * 2) / 2
  return pixels >= 1 && pixels <= fontSizes.most ? `${pixels}px` : null
}
