const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/** A text as its letters are shown on pieces: composed, and without capitals. */
const piecesOf = (text: string): string => text.normalize('NFC').toLowerCase()

/** The letters of a text as people count them, a letter with its accent as one; without blanks and capitals. */
export const lettersOf = (text: string): string[] =>
  Array.from(segmenter.segment(piecesOf(text)), ({ segment }) => segment).filter(
    (letter) => letter.trim() !== '',
  )
