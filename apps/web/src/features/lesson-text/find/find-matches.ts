import type { Node } from '@tiptap/pm/model'

/** A place of the words that are looked for. */
export interface Match {
  readonly from: number
  readonly to: number
}

/** The words of a line with a sign for each node that is drawn by itself, so that letters stand where positions say. */
const plainLine = (line: Node): string =>
  line.children.map((node) => node.text ?? '\uFFFC'.repeat(node.nodeSize)).join('')

/** Letters that become more in small letters would move all behind them: they are looked for as they are. */
const small = (text: string): string => {
  const lowered = text.toLocaleLowerCase()
  return lowered.length === text.length ? lowered : text
}

/** Small letters of each line: a line that has not changed is not read again. */
const lines = new WeakMap<Node, string>()
const wordsOf = (line: Node): string => {
  const known = lines.get(line)
  if (known !== undefined) return known
  const words = small(plainLine(line))
  lines.set(line, words)
  return words
}

const inLine = (words: string, wanted: string): number[] => {
  const places: number[] = []
  for (let at = words.indexOf(wanted); at !== -1; at = words.indexOf(wanted, at + wanted.length))
    places.push(at)
  return places
}

/** Where words stand in a text, whatever the size of their letters; each place once, from the beginning. */
export const findMatches = (doc: Node, query: string): Match[] => {
  const wanted = small(query)
  const matches: Match[] = []
  if (wanted === '') return matches
  doc.descendants((node, at) => {
    if (!node.inlineContent) return true
    for (const place of inLine(wordsOf(node), wanted)) {
      const from = at + 1 + place
      matches.push({ from, to: from + wanted.length })
    }
    return false
  })
  return matches
}
