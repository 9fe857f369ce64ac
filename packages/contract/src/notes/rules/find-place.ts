import type { NoteQuote } from '../note.ts'
import { noteLimits } from '../note-limits.ts'

/** A stretch of a text, in letters from its beginning. */
export interface Stretch {
  readonly start: number
  readonly end: number
}

/** A short print of a text: two texts with the same one are the same text. */
export const printOf = (text: string): string => {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return `${text.length.toString(36)}-${(hash >>> 0).toString(36)}`
}

/** What is kept of chosen words, so that they are found again after their author has changed the text around them. */
export const quoteOf = (text: string, { start, end }: Stretch): NoteQuote => ({
  exact: text.slice(start, end),
  prefix: text.slice(Math.max(0, start - noteLimits.around), start),
  suffix: text.slice(end, end + noteLimits.around),
  start,
  print: printOf(text),
})

/** A side as short as this says too little to find a place by it alone. */
const tellingSide = 12
/** Words as long as this stand in a text once or were copied. */
const tellingWords = 48

const everyPlace = (text: string, exact: string): number[] => {
  const found: number[] = []
  for (let at = text.indexOf(exact); at >= 0; at = text.indexOf(exact, at + 1)) found.push(at)
  return found
}

/** Whether all that stood before the words still does; words at the beginning of a text had less before them. */
const hasPrefix = (text: string, { prefix }: NoteQuote, at: number): boolean =>
  text.slice(Math.max(0, at - prefix.length), at) === prefix &&
  (prefix.length === noteLimits.around || at === prefix.length)

const hasSuffix = (text: string, { exact, suffix }: NoteQuote, at: number): boolean => {
  const end = at + exact.length
  return (
    text.slice(end, end + suffix.length) === suffix &&
    (suffix.length === noteLimits.around || end + suffix.length === text.length)
  )
}

/**
 * Where the words of a quote stand in a text now; null where that cannot be told for sure: a note at no place is better than one at
 * a wrong place. The words themselves must be the same; what stands around them may have changed on one side, or on both when they
 * are long.
 */
export const findPlace = (text: string, quote: NoteQuote): Stretch | null => {
  const { exact, start, print } = quote
  const stretch = (at: number): Stretch => ({ start: at, end: at + exact.length })
  if (print === printOf(text) && text.startsWith(exact, start)) return stretch(start)
  const places = everyPlace(text, exact)
  const before = (at: number) => hasPrefix(text, quote, at)
  const after = (at: number) => hasSuffix(text, quote, at)
  const only = (found: readonly number[]): Stretch | null | undefined =>
    found.length === 1 && found[0] !== undefined ? stretch(found[0]) : found.length > 1 ? null : undefined
  const both = only(places.filter((at) => before(at) && after(at)))
  if (both !== undefined) return both
  const isTelling = (side: string) => side.trim().length >= tellingSide
  const one = only(
    places.filter((at) => (isTelling(quote.prefix) && before(at)) || (isTelling(quote.suffix) && after(at))),
  )
  if (one !== undefined) return one
  return exact.length >= tellingWords ? (only(places) ?? null) : null
}
