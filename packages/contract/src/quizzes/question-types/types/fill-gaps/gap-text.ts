const token = /\[\[([A-Za-z0-9_-]{8,40})\]\]/g

/** A stretch of words, or the id of the gap that stands there. */
export type GapPart = { readonly words: string } | { readonly gap: string }

/** The ids of the gaps in the order of the text. */
export const gapIdsIn = (text: string): string[] => [...text.matchAll(token)].map(([, id = '']) => id)

/** A text in its words and its gaps. */
export const splitGaps = (text: string): GapPart[] =>
  text
    .split(token)
    .map((part, at) => (at % 2 === 1 ? { gap: part } : { words: part }))
    .filter((part) => 'gap' in part || part.words !== '')

/** The text with something written into each gap. */
export const fillGaps = (text: string, fill: (gap: string) => string): string =>
  text.replace(token, (_all, id: string) => fill(id))

/** A paragraph of running text, or a table whose first row is its head. */
export type GapBlock = { readonly line: string } | { readonly rows: readonly (readonly string[])[] }

const isRow = (line: string): boolean => /^\s*\|.*\|\s*$/.test(line)

const cellsOf = (line: string): string[] =>
  line
    .trim()
    .slice(1, -1)
    .split('|')
    .map((cell) => cell.trim())

/** The paragraphs and tables of a text. Lines between two bars are rows, their cells parted by bars. */
export const gapBlocks = (text: string): GapBlock[] => {
  const blocks: ({ line: string } | { rows: string[][] })[] = []
  for (const line of text.split('\n')) {
    const last = blocks.at(-1)
    if (!isRow(line)) {
      if (line.trim() !== '') blocks.push({ line })
    } else if (last && 'rows' in last && isRow(line)) last.rows.push(cellsOf(line))
    else blocks.push({ rows: [cellsOf(line)] })
  }
  return blocks
}
