/** Characters that are not seen: soft hyphens, marks of direction, joiners, byte order marks. */
const unseen = /[\u00AD\u200B-\u200F\u2060\uFEFF]/g
const apostrophes = /[\u2018\u2019\u201B\u02BC\u02B9\u2032\u0060\u00B4]/g
const quotes = /[\u201C\u201D\u201E\u201F\u00AB\u00BB\u2033]/g
/** A number with one separator: it may be a comma or a point, with any of the signs that are written for minus. */
const decimal = /^([-+\u2212\u2013]?)(\d+)[.,](\d+)$/

/**
 * A typed answer in the form in which it is compared (PRODUCT-learning §2): composed characters, one space between
 * words, straight apostrophes and quotes, е for ё, small letters unless case counts, a point in a decimal number.
 */
export const normaliseTyped = (text: string, { case_sensitive }: { case_sensitive: boolean }): string => {
  const plain = text
    .normalize('NFC')
    .replace(unseen, '')
    .replace(apostrophes, "'")
    .replace(quotes, '"')
    .trim()
    .replace(/\s+/g, ' ')
  const cased = (case_sensitive ? plain : plain.toLowerCase()).normalize('NFC')
  return cased
    .replaceAll('ё', 'е')
    .replaceAll('Ё', 'Е')
    .replace(decimal, (_all, sign: string, whole: string, part: string) => {
      const minus = sign === '' || sign === '+' ? sign : '-'
      return `${minus}${whole}.${part}`
    })
}
