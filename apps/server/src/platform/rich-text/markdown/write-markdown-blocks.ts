import type {
  BlockContent,
  ListItem,
  PhrasingContent,
  RootContent,
  Table,
  TableCell,
} from './markdown-tree.ts'
import { readAttributes } from '@lectern/contract/rich-text/attributes-of'
import { galleryNode } from '@lectern/contract/rich-text/nodes/media'
import type { TextNode } from '@lectern/contract/rich-text/lesson-text'
import type { NodeType } from '@lectern/contract/rich-text/registry'
import { isAllowedLink } from '@lectern/contract/kernel/rich-text'
import { type MarkdownOut, writeMarkdownWords } from './write-markdown-words.ts'

type Block = Exclude<RootContent, { type: 'listItem' | 'tableRow' | 'tableCell' }>
type Writer = (node: TextNode, out: MarkdownOut) => BlockContent[]

const wordsIn = ({ content = [] }: TextNode, out: MarkdownOut): PhrasingContent[] =>
  writeMarkdownWords(content, out)

const blocksIn = ({ content = [] }: TextNode, out: MarkdownOut): BlockContent[] =>
  content.flatMap((node) => writeBlock(node, out))

const text = (node: TextNode, name: string): string =>
  typeof node.attrs?.[name] === 'string' ? node.attrs[name] : ''

const paragraph = (children: PhrasingContent[]): BlockContent[] =>
  children.length === 0 ? [] : [{ type: 'paragraph', children }]

const linked = (words: string, url: string): BlockContent[] =>
  paragraph([{ type: 'link', url, children: [{ type: 'text', value: words }] }])

const writeItem =
  (out: MarkdownOut) =>
  (node: TextNode): ListItem => {
    const isTask = node.type === 'taskItem'
    const children = blocksIn(node, out)
    const isPlain = children[0]?.type === 'paragraph'
    // A box stands in a line of words: an empty one holds it where there is none.
    const line: BlockContent[] = isTask
      ? [{ type: 'paragraph', children: [{ type: 'html', value: boxOf(node) }] }]
      : []
    return {
      type: 'listItem',
      // What follows the line without a gap is read as a part of it, but for lists that begin at 1.
      spread: !children.slice(1).every(isPlainList),
      ...(isTask && isPlain && { checked: node.attrs?.['checked'] === true }),
      children: isTask && !isPlain ? [...line, ...children] : children,
    }
  }

const isPlainList = (block: BlockContent): boolean =>
  block.type === 'list' && (block.ordered !== true || block.start === 1)

const boxOf = (node: TextNode): string => (node.attrs?.['checked'] === true ? '[x]' : '[ ]')

const writeList =
  (ordered: boolean): Writer =>
  (node, out) => [
    {
      type: 'list',
      ordered,
      ...(ordered && { start: typeof node.attrs?.['start'] === 'number' ? node.attrs['start'] : 1 }),
      spread: false,
      children: (node.content ?? []).map(writeItem(out)),
    },
  ]

/** Lines of a cell: its blocks without their form, parted by breaks. */
const writeCell =
  (out: MarkdownOut) =>
  (cell: TextNode): TableCell => {
    const lines = linesOf(cell, out).filter((line) => line.length > 0)
    const children = lines.flatMap((line, at): PhrasingContent[] => [
      ...(at > 0 ? [{ type: 'html', value: '<br>' } as const] : []),
      ...line.map((each) => (each.type === 'break' ? ({ type: 'html', value: '<br>' } as const) : each)),
    ])
    return { type: 'tableCell', children }
  }

const linesOf = (node: TextNode, out: MarkdownOut): PhrasingContent[][] => {
  if (node.type === 'paragraph' || node.type === 'heading' || node.type === 'detailsSummary')
    return [wordsIn(node, out)]
  if (node.content) return node.content.flatMap((child) => linesOf(child, out))
  return writeBlock(node, out).flatMap((block): PhrasingContent[][] => {
    if (block.type === 'paragraph') return [block.children]
    if (block.type === 'code') return [[{ type: 'inlineCode', value: block.value } as const]]
    return block.type === 'math' ? [[{ type: 'inlineMath', value: block.value } as const]] : []
  })
}

const spanOf = (cell: TextNode): number =>
  typeof cell.attrs?.['colspan'] === 'number' ? cell.attrs['colspan'] : 1

const alignOf = ({ attrs }: TextNode) =>
  (['left', 'center', 'right'] as const).find((each) => each === attrs?.['align']) ?? null

const emptyCells = (count: number): TableCell[] =>
  Array.from({ length: count }, () => ({ type: 'tableCell', children: [] }))

const writeTable: Writer = ({ content = [] }, out) => {
  const rows = content.map(({ content: cells = [] }) =>
    cells.flatMap((cell) => [writeCell(out)(cell), ...emptyCells(spanOf(cell) - 1)]),
  )
  const columns = Math.max(0, ...rows.map((cells) => cells.length))
  if (columns === 0) return []
  const table: Table = {
    type: 'table',
    align: (content[0]?.content ?? []).flatMap((cell) =>
      Array.from({ length: spanOf(cell) }, () => alignOf(cell)),
    ),
    children: rows.map((cells) => ({
      type: 'tableRow',
      children: [...cells, ...emptyCells(columns - cells.length)],
    })),
  }
  return [table]
}

const writePicture = (
  picture: { fileId: unknown; src?: unknown; alt: unknown; caption: unknown },
  out: MarkdownOut,
): BlockContent[] => {
  const file = typeof picture.fileId === 'string' ? out.pictureOf(picture.fileId) : undefined
  const url = file?.path ?? (typeof picture.src === 'string' ? picture.src : undefined)
  const alt = typeof picture.alt === 'string' ? picture.alt : ''
  const caption = typeof picture.caption === 'string' ? picture.caption : ''
  if (url === undefined) return linked(out.wordsFor('picture', alt || caption), out.pageLink)
  return paragraph([{ type: 'image', url, alt, ...(caption !== '' && { title: caption }) }])
}

const picturesOf = ({ attrs }: TextNode) => readAttributes(galleryNode, attrs)?.pictures ?? []

const writers: Readonly<Partial<Record<NodeType, Writer>>> = {
  paragraph: (node, out) => paragraph(wordsIn(node, out)),
  heading: (node, out) => [{ type: 'heading', depth: depthOf(node), children: wordsIn(node, out) }],
  blockquote: (node, out) => [{ type: 'blockquote', children: blocksIn(node, out) }],
  horizontalRule: () => [{ type: 'thematicBreak' }],
  bulletList: writeList(false),
  orderedList: writeList(true),
  taskList: writeList(false),
  table: writeTable,
  callout: (node, out) => [
    {
      type: 'blockquote',
      children: [
        ...paragraph([{ type: 'html', value: `[!${text(node, 'kind').toUpperCase() || 'NOTE'}]` }]),
        ...blocksIn(node, out),
      ],
    },
  ],
  detailsSummary: (node, out) => paragraph([{ type: 'strong', children: wordsIn(node, out) }]),
  codeBlock: (node) => [{ type: 'code', lang: languageOf(node), value: text(node, 'value') }],
  htmlBlock: (_node, out) => linked(out.wordsFor('html', ''), out.pageLink),
  iframe: (node, out) =>
    linked(out.wordsFor('frame', text(node, 'title')), text(node, 'src') || out.pageLink),
  button: (node, out) => linked(text(node, 'label'), out.absolute(text(node, 'href'))),
  image: ({ attrs = {} }, out) =>
    writePicture(
      { fileId: attrs['fileId'], src: attrs['src'], alt: attrs['alt'], caption: attrs['caption'] },
      out,
    ),
  gallery: (node, out) => picturesOf(node).flatMap((picture) => writePicture(picture, out)),
  fileBlock: (_node, out) => linked(out.wordsFor('files', ''), out.pageLink),
  audio: (node, out) => linked(out.wordsFor('audio', text(node, 'title')), out.pageLink),
  formulaBlock: (node) => [{ type: 'math', value: text(node, 'latex') }],
}

const depths = [1, 2, 3, 4, 5, 6] as const
const depthOf = ({ attrs }: TextNode) => depths.find((each) => each === attrs?.['level']) ?? 2

const languageOf = (node: TextNode): string | null => {
  const language = text(node, 'language') || 'html'
  return language === 'plain' ? null : language
}

const isWriter = (type: string): type is NodeType => Object.hasOwn(writers, type)

/** What has no form of its own gives what it holds: columns, an opened spoiler. */
const writeBlock = (node: TextNode, out: MarkdownOut): BlockContent[] => {
  const write = isWriter(node.type) ? writers[node.type] : undefined
  return write ? write(node, out) : blocksIn(node, out)
}

/** The blocks of a text in Markdown. */
export const writeMarkdownBlocks = (nodes: readonly TextNode[], out: MarkdownOut): Block[] =>
  nodes.flatMap((node) => writeBlock(node, out))

/** A line that leads to a place. */
export const writeMarkdownLink = (words: string, url: string): Block[] =>
  isAllowedLink(url) ? linked(words, url) : paragraph([{ type: 'text', value: words }])
