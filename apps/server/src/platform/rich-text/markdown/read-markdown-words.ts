import type { Definition, FootnoteDefinition, Paragraph, PhrasingContent } from './markdown-tree.ts'
import { isAllowedAddress } from '@lectern/contract/rich-text/addresses'
import type { TextNode } from '@lectern/contract/rich-text/lesson-text'
import type { TextMark } from '@lectern/contract/rich-text/marks'
import { inlineLimits } from '@lectern/contract/rich-text/nodes/inlines'
import { mediaLimits } from '@lectern/contract/rich-text/nodes/media'
import { longestFormula } from '@lectern/contract/quizzes/formulas'
import type { InContext } from '../in-context.ts'
import { wordsNode } from '../plain-nodes.ts'

/** A text that is being read: what it defines elsewhere, and where its words are. */
export interface MarkdownIn extends InContext {
  readonly definitions: ReadonlyMap<string, Definition>
  readonly footnotes: ReadonlyMap<string, FootnoteDefinition>
  readonly source: string
}

type Placed = Pick<Paragraph, 'position'>
export const lineOf = ({ position }: Placed): number | null => position?.start.line ?? null
export const sourceOf = ({ position }: Placed, { source }: MarkdownIn): string =>
  source.slice(position?.start.offset ?? 0, position?.end.offset ?? 0)

const tagMarks: Readonly<Record<string, string>> = {
  u: 'underline',
  ins: 'underline',
  sup: 'superscript',
  sub: 'subscript',
}
const tag = /^<(\/?)([a-z][a-z0-9]*)[^>]*>$/i

/** Words and inline nodes of a line; pictures stand among them as they were written. */
export const readMarkdownWords = (
  nodes: readonly PhrasingContent[],
  marks: readonly TextMark[],
  of: MarkdownIn,
): TextNode[] => {
  let open: readonly TextMark[] = []
  return nodes.flatMap((node, at): TextNode[] => {
    if (node.type !== 'html') return readOne(node, nodes[at + 1], withMarks(marks, open), of)
    const [, closing, name = ''] = tag.exec(node.value) ?? []
    const type = tagMarks[name.toLowerCase()]
    if (name.toLowerCase() === 'br') return [{ type: 'hardBreak' }]
    if (type !== undefined)
      open = closing === '/' ? open.filter((mark) => mark.type !== type) : withMarks(open, [{ type }])
    else if (!node.value.startsWith('<!--') && closing !== '/')
      of.note('html_lost', node.value.slice(0, 200), lineOf(node))
    return []
  })
}

const withMarks = (marks: readonly TextMark[], more: readonly TextMark[]): readonly TextMark[] => [
  ...marks,
  ...more.filter(({ type }) => marks.every((mark) => mark.type !== type)),
]

const markTypes = { strong: 'bold', emphasis: 'italic', delete: 'strike' } as const

const readOne = (
  node: PhrasingContent,
  next: PhrasingContent | undefined,
  marks: readonly TextMark[],
  of: MarkdownIn,
): TextNode[] => {
  switch (node.type) {
    case 'text':
      return wordsNode(node.value.replaceAll(/\s*\n\s*/g, ' '), marks)
    case 'strong':
    case 'emphasis':
    case 'delete':
      return readMarkdownWords(node.children, withMarks(marks, [{ type: markTypes[node.type] }]), of)
    case 'inlineCode':
      return wordsNode(node.value, withMarks(marks, [{ type: 'code' }]))
    case 'break':
      return [{ type: 'hardBreak' }]
    case 'link':
      return readLink(node.url, node, marks, of)
    case 'linkReference':
    case 'imageReference':
      return readReference(node, marks, of)
    case 'image':
      return readPicture(pictureOf(node), of)
    case 'inlineMath':
      return readFormula(node, next, marks, of)
    case 'footnoteReference':
      return readFootnote(node.identifier, lineOf(node), of)
    case 'html':
      return []
  }
}

const pictureOf = (node: Extract<PhrasingContent, { type: 'image' }>) => ({
  url: node.url,
  alt: node.alt ?? '',
  title: node.title ?? '',
  line: lineOf(node),
})

type Reference = Extract<PhrasingContent, { type: 'linkReference' | 'imageReference' }>

/** A link or a picture whose address stands elsewhere in the text. */
const readReference = (node: Reference, marks: readonly TextMark[], of: MarkdownIn): TextNode[] => {
  const { url, title } = of.definitions.get(node.identifier) ?? {}
  if (node.type === 'imageReference')
    return readPicture({ url: url ?? '', alt: node.alt ?? '', title: title ?? '', line: lineOf(node) }, of)
  return url === undefined ? readMarkdownWords(node.children, marks, of) : readLink(url, node, marks, of)
}

const readLink = (
  url: string,
  node: Placed & { readonly children: readonly PhrasingContent[] },
  marks: readonly TextMark[],
  of: MarkdownIn,
): TextNode[] => {
  const isAllowed = isAllowedAddress(url)
  if (!isAllowed) of.note('link_lost', url.slice(0, 200), lineOf(node))
  const link: TextMark = { type: 'link', attrs: { href: url, target: '_blank' } }
  return readMarkdownWords(node.children, isAllowed ? withMarks(marks, [link]) : marks, of)
}

const readPicture = (
  { url, alt, title, line }: { url: string; alt: string; title: string; line: number | null },
  of: MarkdownIn,
): TextNode[] => {
  const found = of.findPicture(url, line)
  if (!found) return wordsNode(alt, [])
  return [
    {
      type: 'image',
      attrs: { ...found, alt: alt.slice(0, mediaLimits.alt), caption: title.slice(0, mediaLimits.caption) },
    },
  ]
}

/** A dollar that a number follows is money, like one beside a space: formulas are written without. */
const readFormula = (
  node: Placed & { readonly value: string },
  next: PhrasingContent | undefined,
  marks: readonly TextMark[],
  of: MarkdownIn,
): TextNode[] => {
  const written = sourceOf(node, of)
  const isSingle = written.startsWith('$') && !written.startsWith('$$')
  const isBesideSpace = /^\$\s|\s\$$/.test(written)
  const isBeforeNumber = next?.type === 'text' && /^\d/.test(next.value)
  if ((isSingle && (isBesideSpace || isBeforeNumber)) || node.value.length > longestFormula)
    return wordsNode(written.replaceAll(/\s*\n\s*/g, ' '), marks)
  return [{ type: 'formula', attrs: { latex: node.value } }]
}

const plainWords = (node: unknown): string => {
  const { value, children, type }: { value?: unknown; children?: unknown; type?: unknown } =
    typeof node === 'object' && node !== null ? node : {}
  if (type === 'break') return '\n'
  if (type === 'html') return ''
  if (typeof value === 'string') return value
  return Array.isArray(children) ? children.map(plainWords).join('') : ''
}

const readFootnote = (identifier: string, line: number | null, of: MarkdownIn): TextNode[] => {
  const definition = of.footnotes.get(identifier)
  if (!definition) {
    of.note('footnote_missing', identifier, line)
    return []
  }
  const text = definition.children.map(plainWords).join('\n').trim()
  return [{ type: 'footnote', attrs: { text: text.slice(0, inlineLimits.footnote) } }]
}
