const runs = /[\p{L}\p{N}\p{M}]+(?:['’-][\p{L}\p{N}\p{M}]+)*/gu

/** Words as Unicode divides them, also where no spaces stand between them; by runs of letters where that is not known. */
export const countWords = (text: string): number => {
  if (typeof Intl.Segmenter !== 'function') return text.match(runs)?.length ?? 0
  // Without a language of its own: both sides of a connection must come to the same number.
  const segments = new Intl.Segmenter('en', { granularity: 'word' }).segment(text)
  let count = 0
  for (const { isWordLike } of segments) if (isWordLike) count += 1
  return count
}
