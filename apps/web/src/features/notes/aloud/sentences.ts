import { drawHighlight } from '../text/highlights.ts'
import { rangeOf, readUnit, type UnitText } from '../text/unit-text.ts'

/** A sentence that is read aloud, where it stands. */
export interface Sentence {
  readonly text: Pick<UnitText, 'unit' | 'text' | 'pieces'>
  readonly start: number
  readonly end: number
}

/** Nobody wants to hear these. */
const silent = 'pre, code, math, svg, [data-formula], .katex, [data-code]'

const isSilent = ({ pieces }: Pick<UnitText, 'pieces'>, start: number, end: number): boolean => {
  const own = pieces.filter((piece) => piece.start < end && piece.end > start)
  return own.length > 0 && own.every(({ node }) => node.parentElement?.closest(silent))
}

/** The sentences of texts as they stand in the page, one after the other. */
export const sentencesOf = (units: readonly number[], lang: string): Sentence[] => {
  const segmenter = new Intl.Segmenter(lang, { granularity: 'sentence' })
  return units.flatMap((unit) => {
    const text = readUnit(unit)
    if (!text) return []
    let at = 0
    return text.text.split('\n').flatMap((line) => {
      const begin = at
      at += line.length + 1
      return [...segmenter.segment(line)].flatMap(({ segment, index }) => {
        const start = begin + index
        const end = start + segment.trimEnd().length
        return /[\p{L}\p{N}]/u.test(segment) && !isSilent(text, start, end) ? [{ text, start, end }] : []
      })
    })
  })
}

/** Whether something of a sentence stands below the head of the page, or further down. */
export const isInSight = ({ text, start, end }: Sentence): boolean =>
  (rangeOf(text, { start, end })?.getBoundingClientRect().bottom ?? 0) > 80

/** Shows the sentence that is being said, where it stands. */
export const showSaid = ({ text, start, end }: Sentence): void => {
  const range = rangeOf(text, { start, end })
  drawHighlight('spoken', range ? [range] : [])
  const box = range?.getBoundingClientRect()
  if (!box || (box.top > 80 && box.bottom < window.innerHeight - 120)) return
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
  window.scrollBy({ top: box.top - window.innerHeight / 3, behavior: isCalm ? 'instant' : 'smooth' })
}
