import type { TextNode } from '@lectern/contract/rich-text/lesson-text'
import type { TextMark } from '@lectern/contract/rich-text/marks'

/** Words with their marks; nothing for no words. */
export const wordsNode = (text: string, marks: readonly TextMark[]): TextNode[] => {
  const clean = text.replaceAll('\u0000', '')
  return clean === '' ? [] : [{ type: 'text', text: clean, ...(marks.length > 0 && { marks }) }]
}

export const lineNode = (content: readonly TextNode[]): TextNode => ({
  type: 'paragraph',
  ...(content.length > 0 && { content }),
})

export const wordsOfNode = ({ text = '', content = [] }: TextNode): string =>
  text + content.map(wordsOfNode).join('')

const sameMarks = (one: TextNode, other: TextNode): boolean =>
  JSON.stringify(one.marks ?? []) === JSON.stringify(other.marks ?? [])

/** Neighbouring words with the same marks become one. */
export const joinWords = (nodes: readonly TextNode[]): TextNode[] => {
  const joined: TextNode[] = []
  for (const node of nodes) {
    const last = joined.at(-1)
    if (last?.type === 'text' && node.type === 'text' && sameMarks(last, node))
      joined.splice(-1, 1, { ...last, text: `${last.text ?? ''}${node.text ?? ''}` })
    else joined.push(node)
  }
  return joined
}

/** Lines of words between pictures: a picture in a line stands by itself. */
export const partAtPictures = (nodes: readonly TextNode[]): TextNode[] => {
  const blocks: TextNode[] = []
  let line: TextNode[] = []
  const endLine = () => {
    const isWords = line.some((node) => node.type !== 'text' || (node.text ?? '').trim() !== '')
    if (isWords) blocks.push(lineNode(joinWords(line)))
    line = []
  }
  for (const node of nodes) {
    if (node.type !== 'image') line.push(node)
    else {
      endLine()
      blocks.push(node)
    }
  }
  endLine()
  return blocks
}

const box = /^\[( |x|X)\](?: |$)/
const drawnBox = /^([☐☑☒])\s*/

/** An entry of a list that begins with a box: without it, and whether it is ticked. */
const readBox = (item: TextNode): { readonly item: TextNode; readonly checked: boolean } | null => {
  const [line, ...others] = item.content ?? []
  const [words, ...rest] = line?.content ?? []
  if (line?.type !== 'paragraph' || words?.type !== 'text') return null
  const text = words.text ?? ''
  const found = box.exec(text) ?? drawnBox.exec(text)
  if (!found) return null
  const left = wordsNode(text.slice(found[0].length), words.marks ?? [])
  const checked = !' ☐'.includes(found[1] ?? '')
  return { item: { ...item, content: [lineNode([...left, ...rest]), ...others] }, checked }
}

/** A list whose entries may have boxes: those with one are tasks, in a list of their own. */
export const partTasks = (list: TextNode, key: () => string): TextNode[] => {
  const entries = (list.content ?? []).map((item) => {
    const boxed = list.type === 'bulletList' ? readBox(item) : null
    return boxed ? taskOf(boxed.item, boxed.checked, key) : item
  })
  return runsOf(list, entries)
}

export const taskOf = (item: TextNode, checked: boolean, key: () => string): TextNode => ({
  type: 'taskItem',
  attrs: { key: key(), checked },
  content: item.content ?? [],
})

/** Entries of one kind beside each other become one list. */
const runsOf = (list: TextNode, entries: readonly TextNode[]): TextNode[] => {
  const lists: { type: string; items: TextNode[] }[] = []
  for (const entry of entries) {
    const last = lists.at(-1)
    if (last?.type === entry.type) last.items.push(entry)
    else lists.push({ type: entry.type, items: [entry] })
  }
  return lists.map(({ type, items }) =>
    type === 'taskItem' ? taskListOf(items) : { ...list, content: items },
  )
}

/** Ticks that stand in the file are its author's. */
const taskListOf = (items: readonly TextNode[]): TextNode => {
  const isTicked = items.some(({ attrs }) => attrs?.['checked'] === true)
  return { type: 'taskList', attrs: { tickedBy: isTicked ? 'author' : 'learner' }, content: items }
}
