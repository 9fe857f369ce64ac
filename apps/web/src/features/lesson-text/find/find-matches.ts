import { findFolded, type FoldedText, foldWithPlaces } from '@lectern/contract/kernel/words/fold'
import type { Node } from '@tiptap/pm/model'

/** A place of the words that are looked for. */
export interface Match {
  readonly from: number
  readonly to: number
}

/** The words of a line with a sign for each node that is drawn by itself, so that letters stand where positions say. */
const plainLine = (line: Node): string =>
  line.children.map((node) => node.text ?? '\uFFFC'.repeat(node.nodeSize)).join('')

/** Each line as it is compared: a line that has not changed is not read again. */
const lines = new WeakMap<Node, FoldedText>()
const foldedOf = (line: Node): FoldedText => {
  const known = lines.get(line)
  if (known !== undefined) return known
  const folded = foldWithPlaces(plainLine(line))
  lines.set(line, folded)
  return folded
}

/** Where words stand in a text, whatever the forms of their letters; each place once, from the beginning. */
export const findMatches = (doc: Node, query: string): Match[] => {
  const matches: Match[] = []
  if (query === '') return matches
  doc.descendants((node, at) => {
    if (!node.inlineContent) return true
    for (const { start, end } of findFolded(foldedOf(node), query))
      matches.push({ from: at + 1 + start, to: at + 1 + end })
    return false
  })
  return matches
}
