import {
  isAllowedLink,
  listKindOf,
  type RichText,
  type RichTextBlock,
  type RichTextItem,
} from '@lectern/contract/kernel/rich-text'

type Inline = NonNullable<Extract<RichTextBlock, { type: 'paragraph' }>['content']>[number]
type TextNode = Extract<Inline, { type: 'text' }>
type Mark = NonNullable<TextNode['marks']>[number]

interface Loose {
  type?: unknown
  attrs?: unknown
  text?: unknown
  content?: unknown
  marks?: unknown
}

const isLoose = (value: unknown): value is Loose => typeof value === 'object' && value !== null
const listOf = (value: unknown): Loose[] => (Array.isArray(value) ? value.filter(isLoose) : [])
const attribute = (node: Loose, name: string): unknown =>
  typeof node.attrs === 'object' && node.attrs !== null
    ? Object.entries(node.attrs).find(([key]) => key === name)?.[1]
    : undefined

const longestLink = 2048

const readMark = (mark: Loose): Mark[] => {
  if (mark.type === 'bold' || mark.type === 'italic') return [{ type: mark.type }]
  const href = attribute(mark, 'href')
  const fits =
    mark.type === 'link' && typeof href === 'string' && href.length <= longestLink && isAllowedLink(href)
  return fits ? [{ type: 'link', attrs: { href } }] : []
}

const readText = (node: Loose): Inline[] => {
  const text = typeof node.text === 'string' ? node.text.replaceAll('\u0000', '') : ''
  if (text === '') return []
  const marks = listOf(node.marks).flatMap(readMark)
  const once = marks.filter((mark, at) => marks.findIndex((each) => each.type === mark.type) === at)
  return [{ type: 'text', text, ...(once.length > 0 && { marks: once }) }]
}

/** Text and line breaks of a node; of what is unknown, the words that stand in it. */
const readInline = (node: Loose): Inline[] =>
  listOf(node.content).flatMap((child) => {
    if (child.type === 'text') return readText(child)
    return child.type === 'hardBreak' ? [{ type: 'hardBreak' as const }] : readInline(child)
  })

const withContent = (inline: Inline[]) => (inline.length > 0 ? { content: inline } : {})

const whole = (value: unknown, least: number, most: number, otherwise: number): number =>
  typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most ? value : otherwise

const readItems = (node: Loose): RichTextItem[] =>
  listOf(node.content).map((item) => {
    const blocks = readBlocks(item)
    // The editor begins every item with a paragraph.
    const content = blocks[0]?.type === 'paragraph' ? blocks : [{ type: 'paragraph' as const }, ...blocks]
    return { type: 'listItem', content }
  })

const readList = (node: Loose, type: 'bulletList' | 'orderedList'): RichTextBlock[] => {
  const content = readItems(node)
  if (content.length === 0) return []
  if (type === 'bulletList') return [{ type, content }]
  const kind = listKindOf(attribute(node, 'type'))
  const start = whole(attribute(node, 'start'), 0, 1_000_000, 1)
  return [{ type, attrs: { start, ...(kind && { type: kind }) }, content }]
}

const readBlock = (node: Loose): RichTextBlock[] => {
  if (node.type === 'paragraph') return [{ type: 'paragraph', ...withContent(readInline(node)) }]
  if (node.type === 'heading') {
    const level = whole(attribute(node, 'level'), 1, 6, 2)
    return [{ type: 'heading', attrs: { level }, ...withContent(readInline(node)) }]
  }
  if (node.type === 'blockquote') {
    const content = readBlocks(node)
    return content.length > 0 ? [{ type: 'blockquote', content }] : []
  }
  if (node.type === 'bulletList' || node.type === 'orderedList') return readList(node, node.type)
  return readUnknown(node)
}

/** The words of a block that this version does not know: as a paragraph, or as the known blocks within. */
const readUnknown = (node: Loose): RichTextBlock[] => {
  const inline = listOf(node.content).some((child) => child.type === 'text')
  return inline ? [{ type: 'paragraph', ...withContent(readInline(node)) }] : readBlocks(node)
}

const readBlocks = (node: Loose): RichTextBlock[] => listOf(node.content).flatMap(readBlock)

/**
 * What a school stores of an editor's document, or of anything else: known nodes and marks, links that are allowed. The
 * rest is dropped, its words are kept; nothing makes it fail.
 */
export const readRichText = (doc: unknown): RichText => ({
  version: 1,
  doc: { type: 'doc', content: isLoose(doc) ? readBlocks(doc) : [] },
})
