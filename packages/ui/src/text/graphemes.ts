const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/** The characters of a text as people count them: a letter with its accent, or a flag, is one. */
export const graphemesOf = (text: string): string[] =>
  Array.from(segmenter.segment(text), ({ segment }) => segment)
