const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/** A text as its letters are compared: composed, and without capitals. */
export const foldLetters = (text: string): string => text.normalize('NFC').toLowerCase()

/** The letters of a text as people count them, a letter with its accent as one; without blanks and capitals. */
export const lettersOf = (text: string): string[] =>
  Array.from(segmenter.segment(foldLetters(text)), ({ segment }) => segment).filter(
    (letter) => letter.trim() !== '',
  )
