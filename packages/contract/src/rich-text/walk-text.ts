import type { PlacedFile } from '../files/placed-file.ts'
import type { LessonText, TextNode } from './lesson-text.ts'
import type { NodeKind } from './node-kind.ts'
import { taskListNode } from './nodes/lists.ts'
import { nodeKindOf } from './registry.ts'

/** Every node of a text with its kind, in reading order. */
export const eachNode = (
  nodes: readonly TextNode[],
  see: (node: TextNode, kind: NodeKind | undefined) => void,
): void => {
  for (const node of nodes) {
    see(node, nodeKindOf(node.type))
    if (node.content) eachNode(node.content, see)
  }
}

const parting: Readonly<Record<string, string>> = { tableRow: '\t', tableCell: '\n', tableHeader: '\n' }

const nodeWords = (node: TextNode): string => {
  if (node.type === 'text') return node.text ?? ''
  const kind = nodeKindOf(node.type)
  if (!kind) return ''
  const own = kind.words(node.attrs)
  const within = (node.content ?? []).map(nodeWords)
  const joined = within.join(kind.holds === 'words' ? '' : (parting[node.type] ?? '\n'))
  const start = node.type === 'listItem' || node.type === 'taskItem' ? '• ' : ''
  return `${start}${own}${joined}`
}

/** A text as plain words, for a person to compare, to copy or to search. */
export const lessonTextWords = ({ doc }: LessonText): string =>
  doc.content
    .map(nodeWords)
    .filter((words) => words !== '')
    .join('\n\n')

/** Letters of a text, its captions and codes with it. */
export const lettersOfText = ({ doc }: LessonText): number => {
  let letters = 0
  eachNode(doc.content, (node, kind) => {
    letters += (node.text?.length ?? 0) + (kind?.words(node.attrs).length ?? 0)
  })
  return letters
}

/** Whether a learner would find nothing in a text. */
export const isTextEmpty = ({ doc }: LessonText): boolean => {
  let isEmpty = true
  eachNode(doc.content, (node, kind) => {
    if ((node.text ?? '').trim() !== '' || kind?.isShown === true) isEmpty = false
  })
  return isEmpty
}

/** The names of the tasks that learners tick for themselves. */
export const learnerTasksOf = ({ doc }: LessonText): string[] => {
  const keys: string[] = []
  eachNode(doc.content, ({ type, attrs, content = [] }) => {
    if (type !== taskListNode.type || attrs?.['tickedBy'] === 'author') return
    for (const item of content) if (typeof item.attrs?.['key'] === 'string') keys.push(item.attrs['key'])
  })
  return keys
}

/** The files of the storage that a text shows, each once. */
export const filesOfText = ({ doc }: LessonText): PlacedFile[] => {
  const files = new Map<string, PlacedFile>()
  eachNode(doc.content, (node, kind) => {
    for (const file of kind?.files(node.attrs) ?? []) if (!files.has(file.uuid)) files.set(file.uuid, file)
  })
  return [...files.values()]
}
