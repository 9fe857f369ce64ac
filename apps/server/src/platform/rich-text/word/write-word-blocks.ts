import {
  type FileChild,
  HeadingLevel,
  ImageRun,
  type IParagraphOptions,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  TextRun,
  WidthType,
} from 'docx'
import { listKindOf } from '@lectern/contract/kernel/rich-text'
import { readAttributes } from '@lectern/contract/rich-text/attributes-of'
import { galleryNode } from '@lectern/contract/rich-text/nodes/media'
import type { TextNode } from '@lectern/contract/rich-text/lesson-text'
import type { NodeType } from '@lectern/contract/rich-text/registry'
import { calloutStyle, codeStyle, wordStyles } from './word-styles.ts'
import { writeWordLines, writeWordLink, writeWordWords, type WordOut } from './write-word-words.ts'

type Block = Paragraph | Table
type Looks = Pick<IParagraphOptions, 'style' | 'numbering' | 'indent'>
type Writer = (node: TextNode, looks: Looks, out: WordOut) => Block[]

const text = (node: TextNode, name: string): string =>
  typeof node.attrs?.[name] === 'string' ? node.attrs[name] : ''
const number = (node: TextNode, name: string, usual: number): number =>
  typeof node.attrs?.[name] === 'number' ? node.attrs[name] : usual

const blocksIn = ({ content = [] }: TextNode, looks: Looks, out: WordOut): Block[] =>
  content.flatMap((node) => writeBlock(node, looks, out))

const alignOf = (node: TextNode) =>
  (['left', 'center', 'right'] as const).find((each) => each === node.attrs?.['textAlign'])

/** 3 em of 16 pixels, in twentieths of a point. */
const stepOfIndent = 720

const lineLooks = (node: TextNode, looks: Looks): Looks & Pick<IParagraphOptions, 'alignment'> => {
  const alignment = alignOf(node)
  const steps = number(node, 'indent', 0)
  return {
    ...looks,
    ...(alignment && { alignment }),
    ...(steps > 0 && !looks.numbering && { indent: { left: steps * stepOfIndent } }),
  }
}

const linked = (words: string, href: string, looks: Looks): Block[] => [
  new Paragraph({ ...looks, children: [writeWordLink(words, href)] }),
]

const levels = [
  HeadingLevel.HEADING_1,
  HeadingLevel.HEADING_2,
  HeadingLevel.HEADING_3,
  HeadingLevel.HEADING_4,
  HeadingLevel.HEADING_5,
  HeadingLevel.HEADING_6,
] as const

/** Word knows nine levels of lists. */
const deepestList = 8

const writeList =
  (ordered: boolean): Writer =>
  (node, looks, out) => {
    const level = Math.min((looks.numbering ? looks.numbering.level : -1) + 1, deepestList)
    const reference = `list-${out.lists.push({ level, ordered, start: number(node, 'start', 1), kind: listKindOf(node.attrs?.['type']) })}`
    return (node.content ?? []).flatMap((item) => writeItem(item, { reference, level }, out))
  }

/** The first line of an entry has its mark; what follows is set in as deep. */
const writeItem = (
  item: TextNode,
  numbering: { reference: string; level: number },
  out: WordOut,
): Block[] => {
  const [first, ...others] = item.content ?? []
  const box = item.type === 'taskItem' ? [new TextRun(item.attrs?.['checked'] === true ? '☑ ' : '☐ ')] : []
  const isLine = first?.type === 'paragraph'
  const words = isLine ? writeWordWords(first.content ?? [], out) : []
  const rest = isLine ? others : (item.content ?? [])
  const isList = ({ type }: TextNode) => type.endsWith('List')
  const set = { indent: { left: (numbering.level + 1) * stepOfIndent } }
  return [
    new Paragraph({ numbering, children: [...box, ...words] }),
    ...rest.flatMap((node) => writeBlock(node, isList(node) ? { numbering } : set, out)),
  ]
}

const fill = (node: TextNode) => {
  const color = text(node, 'backgroundColor')
  return color === '' ? undefined : { type: 'clear' as const, fill: color.slice(1, 7), color: 'auto' }
}

const writeCell =
  (out: WordOut) =>
  (cell: TextNode): TableCell => {
    const children = blocksIn(cell, {}, out)
    const shading = fill(cell)
    return new TableCell({
      columnSpan: number(cell, 'colspan', 1),
      rowSpan: number(cell, 'rowspan', 1),
      ...(shading && { shading }),
      // A cell ends with a line: Word calls the document damaged otherwise.
      children: children.at(-1) instanceof Paragraph ? children : [...children, new Paragraph({})],
    })
  }

const writeTable: Writer = ({ content = [] }, _looks, out) => {
  if (content.every((row) => (row.content ?? []).length === 0)) return []
  const rows = content.map(
    ({ content: cells = [] }) =>
      new TableRow({
        // Readers take the mere presence of the mark for a yes.
        ...(cells.length > 0 && cells.every(({ type }) => type === 'tableHeader') && { tableHeader: true }),
        children: cells.map(writeCell(out)),
      }),
  )
  // Two tables that touch would become one.
  return [new Table({ rows, width: { size: 100, type: WidthType.PERCENTAGE } }), new Paragraph({})]
}

/** Pixels that a page has room for. */
const widest = 600

interface Picture {
  readonly fileId?: unknown
  readonly src?: unknown
  readonly alt?: unknown
  readonly caption?: unknown
  readonly width?: unknown
}

const typeOfPicture = { 'image/png': 'png', 'image/jpeg': 'jpg', 'image/gif': 'gif' } as const

const writePicture = (picture: Picture, looks: Looks, out: WordOut): Block[] => {
  const file = typeof picture.fileId === 'string' ? out.pictureOf(picture.fileId) : undefined
  const alt = typeof picture.alt === 'string' ? picture.alt : ''
  const caption = typeof picture.caption === 'string' ? picture.caption : ''
  const type = Object.entries(typeOfPicture).find(([mime]) => mime === file?.mimeType)?.[1]
  if (!file || type === undefined) {
    const place = typeof picture.src === 'string' ? picture.src : out.pageLink
    return linked(out.wordsFor('picture', alt || caption), place, looks)
  }
  const wanted = typeof picture.width === 'number' ? picture.width : file.width
  const width = Math.min(wanted, widest)
  const height = Math.max(1, Math.round((width * file.height) / file.width))
  const altText = { name: file.path, title: '', description: alt }
  const run = new ImageRun({ type, data: file.bytes, transformation: { width, height }, altText })
  return [
    new Paragraph({ ...looks, children: [run] }),
    ...(caption === '' ? [] : [new Paragraph({ style: 'Caption', children: writeWordLines(caption) })]),
  ]
}

const picturesOf = ({ attrs }: TextNode) => readAttributes(galleryNode, attrs)?.pictures ?? []

const writers: Readonly<Partial<Record<NodeType, Writer>>> = {
  paragraph: (node, looks, out) => [
    new Paragraph({ ...lineLooks(node, looks), children: writeWordWords(node.content ?? [], out) }),
  ],
  heading: (node, looks, out) => [
    new Paragraph({
      ...lineLooks(node, {}),
      heading: levels[number(node, 'level', 2) - 1] ?? HeadingLevel.HEADING_2,
      ...(looks.indent && { indent: looks.indent }),
      children: writeWordWords(node.content ?? [], out),
    }),
  ],
  blockquote: (node, _looks, out) => blocksIn(node, { style: wordStyles.quote }, out),
  callout: (node, _looks, out) => blocksIn(node, { style: calloutStyle(text(node, 'kind') || 'note') }, out),
  horizontalRule: () => [new Paragraph({ style: wordStyles.divider, thematicBreak: true })],
  bulletList: writeList(false),
  orderedList: writeList(true),
  taskList: writeList(false),
  table: writeTable,
  detailsSummary: (node, looks, out) => [
    new Paragraph({ ...looks, children: writeWordWords((node.content ?? []).map(bold), out) }),
  ],
  codeBlock: (node) => [
    new Paragraph({
      style: codeStyle(text(node, 'language') || 'html'),
      children: writeWordLines(text(node, 'value')),
    }),
  ],
  formulaBlock: (node) => [
    new Paragraph({ style: wordStyles.formulaBlock, children: writeWordLines(text(node, 'latex')) }),
  ],
  htmlBlock: (_node, looks, out) => linked(out.wordsFor('html', ''), out.pageLink, looks),
  iframe: (node, looks, out) =>
    linked(out.wordsFor('frame', text(node, 'title')), text(node, 'src') || out.pageLink, looks),
  button: (node, looks, out) => linked(text(node, 'label'), out.absolute(text(node, 'href')), looks),
  fileBlock: (_node, looks, out) => linked(out.wordsFor('files', ''), out.pageLink, looks),
  audio: (node, looks, out) => linked(out.wordsFor('audio', text(node, 'title')), out.pageLink, looks),
  image: ({ attrs = {} }, looks, out) => writePicture(attrs, looks, out),
  gallery: (node, looks, out) => picturesOf(node).flatMap((picture) => writePicture(picture, looks, out)),
}

const bold = (node: TextNode): TextNode =>
  node.type === 'text' && !node.marks?.some(({ type }) => type === 'bold')
    ? { ...node, marks: [...(node.marks ?? []), { type: 'bold' }] }
    : node

const isWriter = (type: string): type is NodeType => Object.hasOwn(writers, type)

/** What has no form of its own gives what it holds: columns, an opened spoiler. */
const writeBlock = (node: TextNode, looks: Looks, out: WordOut): Block[] => {
  const write = isWriter(node.type) ? writers[node.type] : undefined
  return write ? write(node, looks, out) : blocksIn(node, looks, out)
}

/** The blocks of a text in a Word document. */
export const writeWordBlocks = (nodes: readonly TextNode[], out: WordOut): FileChild[] =>
  nodes.flatMap((node) => writeBlock(node, {}, out))
