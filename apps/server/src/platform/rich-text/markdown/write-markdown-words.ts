import type { FootnoteDefinition, PhrasingContent } from './markdown-tree.ts'
import type { TextNode } from '@lectern/contract/rich-text/lesson-text'
import type { TextMark } from '@lectern/contract/rich-text/marks'
import type { OutContext } from '../out-context.ts'

/** What is collected while the texts of one file are written. */
export interface MarkdownOut extends OutContext {
  readonly footnotes: FootnoteDefinition[]
}

/** From the outermost to the innermost; what is not named has no form in Markdown. */
const order = ['link', 'bold', 'italic', 'strike', 'underline', 'superscript', 'subscript'] as const
type WrittenMark = (typeof order)[number]

const tags = { underline: 'u', superscript: 'sup', subscript: 'sub' } as const

const markOf = ({ marks = [] }: TextNode, type: string): TextMark | undefined =>
  marks.find((mark) => mark.type === type)

const sameMark = (one: TextMark | undefined, other: TextMark | undefined): boolean =>
  one?.type === other?.type && one?.attrs?.['href'] === other?.attrs?.['href']

/** Words and inline nodes of a line. */
export const writeMarkdownWords = (nodes: readonly TextNode[], out: MarkdownOut): PhrasingContent[] =>
  writeFrom(0, nodes, out)

/** Neighbours that share a mark stand in it together. */
const writeFrom = (at: number, nodes: readonly TextNode[], out: MarkdownOut): PhrasingContent[] => {
  const type = order[at]
  if (type === undefined) return nodes.flatMap((node) => writePlain(node, out))
  const written: PhrasingContent[] = []
  for (let from = 0; from < nodes.length;) {
    const node = nodes[from]
    const mark = node && markOf(node, type)
    let to = from + 1
    for (let next = nodes[to]; next && sameMark(mark, markOf(next, type)); next = nodes[to]) to += 1
    const within = writeFrom(at + 1, nodes.slice(from, to), out)
    written.push(...(mark ? enclose(type, mark, within, out) : within))
    from = to
  }
  return written
}

const enclose = (
  type: WrittenMark,
  mark: TextMark,
  children: PhrasingContent[],
  out: OutContext,
): PhrasingContent[] => {
  if (type === 'bold') return [{ type: 'strong', children }]
  if (type === 'italic') return [{ type: 'emphasis', children }]
  if (type === 'strike') return [{ type: 'delete', children }]
  if (type !== 'link')
    return [
      { type: 'html', value: `<${tags[type]}>` },
      ...children,
      { type: 'html', value: `</${tags[type]}>` },
    ]
  const url = out.absolute(attr(mark, 'href'))
  // A link holds no other: the remark of a tooltip in it stands as it is.
  return [{ type: 'link', url, children: children.filter(isInLink) }]
}

const isInLink = (node: PhrasingContent): node is Exclude<typeof node, { type: 'link' | 'linkReference' }> =>
  node.type !== 'link' && node.type !== 'linkReference'

const addFootnote = (text: string, out: MarkdownOut): PhrasingContent => {
  const identifier = String(out.footnotes.length + 1)
  const lines = text.split(/\n+/)
  out.footnotes.push({
    type: 'footnoteDefinition',
    identifier,
    children: [
      {
        type: 'paragraph',
        children: lines.flatMap((line, at): PhrasingContent[] => [
          ...(at > 0 ? [{ type: 'break' } as const] : []),
          { type: 'text', value: line },
        ]),
      },
    ],
  })
  return { type: 'footnoteReference', identifier }
}

const attr = ({ attrs }: { readonly attrs?: TextNode['attrs'] }, name: string): string =>
  typeof attrs?.[name] === 'string' ? attrs[name] : ''

const writePlain = (node: TextNode, out: MarkdownOut): PhrasingContent[] => {
  if (node.type === 'hardBreak') return [{ type: 'break' }]
  if (node.type === 'formula') return [{ type: 'inlineMath', value: attr(node, 'latex') }]
  if (node.type === 'footnote') return [addFootnote(attr(node, 'text'), out)]
  if (node.type !== 'text' || node.text === undefined) return []
  const tooltip = markOf(node, 'tooltip')
  const words: PhrasingContent = markOf(node, 'code')
    ? { type: 'inlineCode', value: node.text }
    : { type: 'text', value: node.text }
  if (!tooltip) return [words]
  return [words, addFootnote(tooltipWords(tooltip), out)]
}

/** A tooltip as the remark that it becomes on paper. */
export const tooltipWords = (tooltip: TextMark): string =>
  [attr(tooltip, 'title'), attr(tooltip, 'description')].filter((each) => each !== '').join(': ')
