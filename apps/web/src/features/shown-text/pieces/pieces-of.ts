import { diffArrays } from 'diff'

/** A piece of text that both sides have, or only one of them. */
export interface Piece {
  readonly kind: 'same' | 'then' | 'now'
  readonly text: string
}

/** More words than a browser compares at once; longer texts are shown one after the other. */
const mostLetters = 200_000

// The library's own words have Latin letters only.
const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' })

const wordsOf = (text: string): string[] => Array.from(segmenter.segment(text), ({ segment }) => segment)

/** Both texts whole. */
const apart = (then: string, now: string): Piece[] => [
  { kind: 'then', text: then },
  { kind: 'now', text: now },
]

/**
 * Two texts word by word.
 *
 * @param mostEdits of texts that differ in more words, both are given whole: finding each of them would hold the page up
 */
export const piecesOf = (then: string, now: string, mostEdits = Infinity): Piece[] => {
  if (then === now) return then === '' ? [] : [{ kind: 'same', text: then }]
  if (then.length + now.length > mostLetters) return apart(then, now)
  const changes = diffArrays(wordsOf(then), wordsOf(now), { maxEditLength: mostEdits })
  return (
    changes?.map(({ added, removed, value }) => ({
      kind: added ? 'now' : removed ? 'then' : 'same',
      text: value.join(''),
    })) ?? apart(then, now)
  )
}
