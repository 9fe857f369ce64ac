import type { ChainedCommands } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import { NodeSelection, TextSelection, type Transaction } from '@tiptap/pm/state'

/** Where a node begins; null when it is not in the text. */
export const placeOf = (doc: Node, wanted: Node): number | null => {
  let place: number | null = null
  doc.descendants((node, at) => {
    if (node === wanted) place = at
    return place === null
  })
  return place
}

/** A block at the end of a text leaves no line on which to go on. */
const addLineBelow = (tr: Transaction, at: number, block: Node): void => {
  const after = at + block.nodeSize
  const line = tr.doc.type.schema.nodes['paragraph']
  if (after === tr.doc.content.size && line) tr.insert(after, line.create())
}

const select = (tr: Transaction, at: number, block: Node): void => {
  if (block.isAtom) tr.setSelection(NodeSelection.create(tr.doc, at))
  else tr.setSelection(TextSelection.near(tr.doc.resolve(at + 1)))
}

/** Puts a block in the place of the selection, or of the empty line, and selects it, or its first line. */
export const insertBlock =
  (type: string, attrs: Readonly<Record<string, unknown>> = {}, content?: () => object[]) =>
  (chain: ChainedCommands): ChainedCommands =>
    chain.command(({ tr, state: { schema } }) => {
      const block = schema.nodeFromJSON({ type, attrs, ...(content && { content: content() }) })
      tr.replaceSelectionWith(block, false)
      const at = placeOf(tr.doc, block)
      if (at === null) return false
      addLineBelow(tr, at, block)
      select(tr, at, block)
      tr.scrollIntoView()
      return true
    })
