import type { TextNode } from '@lectern/contract/rich-text/lesson-text'
import type { JSONContent } from '@tiptap/core'
import { Mark, type Node, type Schema } from '@tiptap/pm/model'

const marksOf = ({ marks = [] }: TextNode, schema: Schema): readonly Mark[] =>
  marks
    .filter(({ type }) => type in schema.marks)
    .map(({ type, attrs }) => schema.mark(type, attrs))
    .reduce((set, mark) => mark.addToSet(set), Mark.none)

/** A node as blocks: one that only stands in others gives up what it holds. */
const asBlocks = (node: Node): readonly Node[] => {
  if (node.type.isInGroup('block')) return [node]
  if (node.inlineContent) return [node.type.schema.node('paragraph', null, node.content)]
  return node.children.flatMap(asBlocks)
}

const fitNode = (node: TextNode, schema: Schema): readonly Node[] => {
  if (node.type === 'text') return node.text ? [schema.text(node.text, marksOf(node, schema))] : []
  const children = (node.content ?? []).flatMap((child) => fitNode(child, schema))
  const fitting = schema.nodes[node.type]?.createAndFill(node.attrs ?? null, children)
  return fitting ? [fitting] : children.flatMap(asBlocks)
}

const plain = (content: readonly TextNode[]): JSONContent => ({
  type: 'doc',
  content: content.length === 0 ? [{ type: 'paragraph' }] : content.map(plainNode),
})

const plainNode = ({ type, attrs, content, text, marks }: TextNode): JSONContent => ({
  type,
  ...(attrs && { attrs }),
  ...(content && { content: content.map(plainNode) }),
  ...(text !== undefined && { text }),
  ...(marks && {
    marks: marks.map(({ type: name, attrs: of }) => ({ type: name, ...(of && { attrs: of }) })),
  }),
})

const isContent = (value: unknown): value is JSONContent => typeof value === 'object' && value !== null

const isFitting = (document: JSONContent, schema: Schema): boolean => {
  try {
    schema.nodeFromJSON(document).check()
    return true
  } catch {
    return false
  }
}

/**
 * A stored text as the editor takes it. The editor is stricter than the store: a list's entry begins with a line, a spoiler has
 * one line that opens it. What is missing is added, empty; a box that cannot be mended goes, and what stands in it stays.
 */
export const fitDocument = (content: readonly TextNode[], schema: Schema): JSONContent => {
  const document = plain(content)
  if (isFitting(document, schema)) return document
  const blocks = content.flatMap((node) => fitNode(node, schema)).flatMap(asBlocks)
  const made: unknown = schema.topNodeType.createAndFill(null, blocks)?.toJSON()
  return isContent(made) ? made : plain([])
}
