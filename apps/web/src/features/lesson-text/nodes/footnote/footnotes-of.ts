import type { Node } from '@tiptap/pm/model'

interface Footnote {
  /** Where it stands in the document. */
  readonly at: number
  readonly text: string
}

/** Footnotes within a block, by their distance from its beginning: a block that has not changed is not looked through. */
const known = new WeakMap<Node, readonly Footnote[]>()

const within = (block: Node): readonly Footnote[] => {
  const before = known.get(block)
  if (before) return before
  const found: Footnote[] = []
  block.descendants((node, at) => {
    if (node.type.name === 'footnote') found.push({ at, text: String(node.attrs['text']) })
  })
  known.set(block, found)
  return found
}

/** The footnotes of a text, in reading order. */
export const footnotesOf = (doc: Node): Footnote[] => {
  const all: Footnote[] = []
  doc.forEach((block, offset) => {
    for (const { at, text } of within(block)) all.push({ at: offset + 1 + at, text })
  })
  return all
}
