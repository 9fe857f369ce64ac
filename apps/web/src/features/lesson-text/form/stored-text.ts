import type { LessonText } from '@lectern/contract/rich-text/lesson-text'
import { readLessonText, type TextReadings } from '@lectern/contract/rich-text/read-lesson-text'
import type { Node } from '@tiptap/pm/model'

/** A node as the contract reads it. It is made once for each node: the editor never changes a node, it makes another. */
const plainNodes = new WeakMap<Node, object>()
const readings: TextReadings = new WeakMap()

const plainNode = (node: Node): object => {
  const known = plainNodes.get(node)
  if (known) return known
  const made = {
    type: node.type.name,
    attrs: node.attrs,
    text: node.text,
    marks: node.marks.map(({ type, attrs }) => ({ type: type.name, attrs })),
    content: node.children.map(plainNode),
  }
  plainNodes.set(node, made)
  return made
}

/** What is stored of the editor's document: what `readLessonText` makes of it, read only where it changed. */
export const storedText = (doc: Node): LessonText => readLessonText(plainNode(doc), readings)
