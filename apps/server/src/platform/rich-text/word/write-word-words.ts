import type { ListKind } from '@lectern/contract/kernel/rich-text'
import { ExternalHyperlink, FootnoteReferenceRun, type IRunOptions, type ParagraphChild, TextRun } from 'docx'
import { isAllowedLink } from '@lectern/contract/kernel/rich-text'
import type { TextNode } from '@lectern/contract/rich-text/lesson-text'
import type { TextMark } from '@lectern/contract/rich-text/marks'
import { tooltipWords } from '../markdown/write-markdown-words.ts'
import type { OutContext } from '../out-context.ts'
import { wordStyles } from './word-styles.ts'

/** A list of a document: its kind, its level and where it starts. */
export interface WordList {
  readonly level: number
  readonly ordered: boolean
  readonly start: number
  /** Counted by letters or Roman numbers; null for numbers. */
  readonly kind: ListKind | null
}

/** What is collected while the texts of one document are written. */
export interface WordOut extends OutContext {
  readonly footnotes: string[]
  readonly lists: WordList[]
}

const text = (of: { readonly attrs?: TextNode['attrs'] }, name: string): string =>
  typeof of.attrs?.[name] === 'string' ? of.attrs[name] : ''

type RunLook = Partial<{ -readonly [Key in keyof IRunOptions]: IRunOptions[Key] }>

/** A colour as a document writes it: it knows none that one sees through. */
const wordColor = (color: string): string => color.slice(1, 7)

const lookOf: Readonly<Record<string, (mark: TextMark) => RunLook>> = {
  bold: () => ({ bold: true }),
  italic: () => ({ italics: true }),
  underline: () => ({ underline: {} }),
  strike: () => ({ strike: true }),
  superscript: () => ({ superScript: true }),
  subscript: () => ({ subScript: true }),
  code: () => ({ style: wordStyles.code }),
  link: () => ({ style: 'Hyperlink' }),
  textStyle: (mark) => {
    const [color, ground, size, family] = ['color', 'backgroundColor', 'fontSize', 'fontFamily'].map((each) =>
      text(mark, each),
    )
    return {
      ...(color && { color: wordColor(color) }),
      ...(ground && { shading: { type: 'clear', fill: wordColor(ground), color: 'auto' } }),
      // Half points; a pixel is three quarters of a point.
      ...(size && { size: Math.round(Number.parseFloat(size) * 1.5) }),
      ...(family && { font: family }),
    }
  },
}

const looksOf = ({ marks = [] }: TextNode): RunLook => {
  const look: RunLook = {}
  for (const mark of marks) Object.assign(look, lookOf[mark.type]?.(mark))
  return look
}

/** A character that XML cannot hold is left out. */
const clean = (words: string): string =>
  // oxlint-disable-next-line no-control-regex -- those are what is looked for
  words.replaceAll(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g, '')

const addFootnote = (words: string, out: WordOut): FootnoteReferenceRun =>
  new FootnoteReferenceRun(out.footnotes.push(clean(words)))

const writeRun = (node: TextNode, out: WordOut): ParagraphChild[] => {
  if (node.type === 'hardBreak') return [new TextRun({ break: 1 })]
  if (node.type === 'formula')
    return [new TextRun({ text: clean(text(node, 'latex')), style: wordStyles.formula })]
  if (node.type === 'footnote') return [addFootnote(text(node, 'text'), out)]
  if (node.type !== 'text') return []
  const tooltip = node.marks?.find(({ type }) => type === 'tooltip')
  const words = new TextRun({ text: clean(node.text ?? ''), ...looksOf(node) })
  return tooltip ? [words, addFootnote(tooltipWords(tooltip), out)] : [words]
}

const hrefOf = (node: TextNode | undefined, out: WordOut): string => {
  const link = node?.marks?.find(({ type }) => type === 'link')
  const href = link ? out.absolute(text(link, 'href')) : ''
  return isAllowedLink(href) ? href : ''
}

/** Words and inline nodes of a line. */
export const writeWordWords = (nodes: readonly TextNode[], out: WordOut): ParagraphChild[] => {
  const written: ParagraphChild[] = []
  for (let from = 0; from < nodes.length;) {
    const link = hrefOf(nodes[from], out)
    let to = from + 1
    while (to < nodes.length && hrefOf(nodes[to], out) === link) to += 1
    const runs = nodes.slice(from, to).flatMap((node) => writeRun(node, out))
    written.push(...(link === '' ? runs : [new ExternalHyperlink({ link, children: runs })]))
    from = to
  }
  return written
}

/** Words that lead to a place. */
export const writeWordLink = (words: string, href: string): ParagraphChild => {
  const run = new TextRun({ text: clean(words), style: 'Hyperlink' })
  return isAllowedLink(href) ? new ExternalHyperlink({ link: href, children: [run] }) : run
}

/** Lines of words as they stand, parted by breaks. */
export const writeWordLines = (words: string): ParagraphChild[] =>
  clean(words)
    .split('\n')
    .map((line, at) => new TextRun({ text: line, ...(at > 0 && { break: 1 }) }))
