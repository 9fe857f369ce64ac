/** A word that is wider than the line, in pieces that fit. */
const cutWord = (word: string, fits: (text: string) => boolean): string[] => {
  const pieces: string[] = []
  let piece = ''
  for (const letter of word) {
    if (piece !== '' && !fits(piece + letter)) {
      pieces.push(piece)
      piece = ''
    }
    piece += letter
  }
  return piece === '' ? pieces : [...pieces, piece]
}

/** A text in lines that fit, broken between words where it can be. */
export const wrapLines = (text: string, fits: (text: string) => boolean): string[] =>
  text.split(/\r?\n/u).flatMap((paragraph) => {
    const lines: string[] = []
    let line = ''
    const words = paragraph.split(/[ \t]+/u).flatMap((word) => (fits(word) ? [word] : cutWord(word, fits)))
    for (const word of words) {
      const longer = line === '' ? word : `${line} ${word}`
      if (line !== '' && !fits(longer)) {
        lines.push(line)
        line = word
      } else line = longer
    }
    return [...lines, line]
  })
