import { isElement, type Markup, type MarkupNode, wordsOf } from '@lectern/contract/kernel/markup'
import { listKindOf } from '@lectern/contract/kernel/rich-text'
import { isAllowedAddress } from '@lectern/contract/rich-text/addresses'
import { lessonFileLimits } from '@lectern/contract/lessons/formats/read-lesson-file'
import { longestFormula } from '@lectern/contract/quizzes/formulas'
import type { TextNode } from '@lectern/contract/rich-text/lesson-text'
import type { TextMark } from '@lectern/contract/rich-text/marks'
import { calloutKinds } from '@lectern/contract/rich-text/nodes/boxes'
import { codeLimits } from '@lectern/contract/rich-text/nodes/code'
import { inlineLimits } from '@lectern/contract/rich-text/nodes/inlines'
import { mediaLimits } from '@lectern/contract/rich-text/nodes/media'
import { codeLanguageOf } from '../code-language.ts'
import type { Boundary, ReadBlock } from '@lectern/formats/lessons/arrange-lesson'
import type { InContext } from '../in-context.ts'
import { wordHighlights } from './word-styles.ts'
import { joinWords, lineNode, partAtPictures, partTasks, wordsNode } from '../plain-nodes.ts'

interface WordIn extends InContext {
  /** The words of remarks, by the id to which they are bound. */
  readonly remarks: ReadonlyMap<string, string>
}

const marksOfTag: Readonly<Record<string, string>> = {
  strong: 'bold',
  b: 'bold',
  em: 'italic',
  i: 'italic',
  u: 'underline',
  s: 'strike',
  sup: 'superscript',
  sub: 'subscript',
  code: 'code',
}

const classOf = ({ attributes }: Markup): string => attributes['class'] ?? ''

const withMark = (marks: readonly TextMark[], more: TextMark): readonly TextMark[] =>
  marks.some(({ type }) => type === more.type) ? marks : [...marks, more]

const readWords = (nodes: readonly MarkupNode[], marks: readonly TextMark[], of: WordIn): TextNode[] =>
  nodes.flatMap((node) =>
    isElement(node) ? readInline(node, marks, of) : wordsNode(node.replaceAll('\n', ' '), marks),
  )

const readInline = (node: Markup, marks: readonly TextMark[], of: WordIn): TextNode[] => {
  const remark = remarkIn(node, of)
  if (remark !== undefined)
    return [{ type: 'footnote', attrs: { text: remark.slice(0, inlineLimits.footnote) } }]
  if (node.name === 'br') return [{ type: 'hardBreak' }]
  if (node.name === 'img') return readPicture(node, of)
  if (node.name === 'a') return readLink(node, marks, of)
  if (node.name === 'span' && classOf(node) === 'formula') {
    const latex = wordsOf(node)
    return latex.length > longestFormula ? wordsNode(latex, marks) : [{ type: 'formula', attrs: { latex } }]
  }
  if (node.name === 'mark') return readWords(node.children, highlighted(node, marks), of)
  const type = marksOfTag[node.name]
  return readWords(node.children, type === undefined ? marks : withMark(marks, { type }), of)
}

const highlighted = (node: Markup, marks: readonly TextMark[]): readonly TextMark[] => {
  const backgroundColor = wordHighlights[classOf(node)]
  return backgroundColor === undefined
    ? marks
    : withMark(marks, { type: 'textStyle', attrs: { backgroundColor } })
}

/** What a raised number that leads to a remark says. */
const remarkIn = (node: Markup, { remarks }: WordIn): string | undefined => {
  const [link] = node.children
  if (node.name !== 'sup' || !link || !isElement(link) || link.name !== 'a') return undefined
  return remarks.get((link.attributes['href'] ?? '').slice(1))
}

const readLink = (node: Markup, marks: readonly TextMark[], of: WordIn): TextNode[] => {
  const href = node.attributes['href']
  if (href === undefined) return readWords(node.children, marks, of)
  const isAllowed = isAllowedAddress(href)
  if (!isAllowed) of.note('link_lost', href.slice(0, 200), null)
  const link = { type: 'link', attrs: { href, target: '_blank' } }
  return readWords(node.children, isAllowed ? withMark(marks, link) : marks, of)
}

const readPicture = ({ attributes }: Markup, of: WordIn): TextNode[] => {
  const src = attributes['src'] ?? ''
  const found = of.findPicture(src, null)
  const alt = (attributes['alt'] ?? '').slice(0, mediaLimits.alt)
  if (found) return [{ type: 'image', attrs: { ...found, alt } }]
  // A picture that no lesson can show is at least a link to it.
  return isAllowedAddress(src)
    ? wordsNode(alt || src, [{ type: 'link', attrs: { href: src, target: '_blank' } }])
    : wordsNode(alt, [])
}

const linesOf = (nodes: readonly MarkupNode[]): string =>
  nodes
    .map((node) => (isElement(node) ? (node.name === 'br' ? '\n' : linesOf(node.children)) : node))
    .join('')

const readCode = (node: Markup, of: WordIn): TextNode => {
  const value = linesOf(node.children)
  if (value.length > codeLimits.code) of.note('code_too_long', value.slice(0, 60), null)
  const attrs = { language: codeLanguageOf(classOf(node)) ?? 'plain', value: value.slice(0, codeLimits.code) }
  return { type: 'codeBlock', attrs }
}

const readItem =
  (depth: number, of: WordIn) =>
  (item: Markup): TextNode => {
    const content = readBlocks(item.children, depth + 1, of)
    return {
      type: 'listItem',
      content: content[0]?.type === 'paragraph' ? content : [lineNode([]), ...content],
    }
  }

const readList = (node: Markup, depth: number, of: WordIn): TextNode[] => {
  const content = node.children.filter(isElement).map(readItem(depth, of))
  if (content.length === 0) return []
  const kind = listKindOf(node.attributes['type'])
  const type = node.name === 'ol' ? 'orderedList' : 'bulletList'
  return partTasks({ type, ...(node.name === 'ol' && kind && { attrs: { type: kind } }), content }, of.key)
}

const span = (cell: Markup, name: string, most: number): number =>
  Math.min(Math.max(Number(cell.attributes[name] ?? 1) || 1, 1), most)

const rowsOf = (table: Markup): Markup[] =>
  table.children.filter(isElement).flatMap((each) => (each.name === 'tr' ? [each] : rowsOf(each)))

const readTable = (table: Markup, depth: number, of: WordIn): TextNode[] => {
  const rows = rowsOf(table).map((row) => ({
    type: 'tableRow',
    content: row.children.filter(isElement).map((cell) => {
      const content = readBlocks(cell.children, depth + 1, of)
      return {
        type: cell.name === 'th' ? 'tableHeader' : 'tableCell',
        attrs: { colspan: span(cell, 'colspan', 50), rowspan: span(cell, 'rowspan', 500) },
        content: content.length > 0 ? content : [lineNode([])],
      }
    }),
  }))
  const full = rows.filter(({ content }) => content.length > 0)
  return full.length === 0 ? [] : [{ type: 'table', content: full }]
}

const heading = /^h([1-6])$/
const inline = new Set([...Object.keys(marksOfTag), 'a', 'br', 'img', 'mark', 'span'])

const readHeading = (node: Markup, level: number, of: WordIn): TextNode[] => {
  const words = readWords(node.children, [], of)
  const content = joinWords(words.filter(({ type }) => type !== 'image'))
  const line = { type: 'heading', attrs: { level }, ...(content.length > 0 && { content }) }
  return [line, ...words.filter(({ type }) => type === 'image')]
}

const readLine = (node: Markup, of: WordIn): TextNode[] =>
  classOf(node) === 'formula'
    ? [{ type: 'formulaBlock', attrs: { latex: linesOf(node.children).slice(0, longestFormula) } }]
    : partAtPictures(readWords(node.children, [], of))

type Reader = (node: Markup, depth: number, of: WordIn) => TextNode[]

const readers: Readonly<Record<string, Reader>> = {
  p: (node, _depth, of) => readLine(node, of),
  hr: () => [{ type: 'horizontalRule' }],
  pre: (node, _depth, of) => [readCode(node, of)],
  ul: readList,
  ol: readList,
  table: readTable,
}

const readBlock: Reader = (node, depth, of) => {
  const level = Number(heading.exec(node.name)?.[1] ?? 0)
  if (level > 0) return readHeading(node, level, of)
  const read = Object.hasOwn(readers, node.name) ? readers[node.name] : undefined
  if (read) return read(node, depth, of)
  const content = readBlocks(node.children, depth + 1, of)
  if (content.length === 0) return []
  if (node.name === 'blockquote') return [{ type: 'blockquote', content }]
  const kind = calloutKinds.find((each) => each === classOf(node))
  return node.name === 'div' && kind ? [{ type: 'callout', attrs: { kind }, content }] : content
}

/** Blocks below an element; words that stand between them are lines. */
const readBlocks = (nodes: readonly MarkupNode[], depth: number, of: WordIn): TextNode[] => {
  if (depth > lessonFileLimits.depth) {
    const words = nodes.map(wordsOf).join(' ').trim()
    of.note('too_deep', words.slice(0, 60), null)
    return words === '' ? [] : [lineNode(wordsNode(words, []))]
  }
  const blocks: TextNode[] = []
  let line: MarkupNode[] = []
  const endLine = () => {
    blocks.push(...partAtPictures(readWords(line, [], of)))
    line = []
  }
  for (const node of nodes) {
    if (!isElement(node) || inline.has(node.name)) line.push(node)
    else {
      endLine()
      blocks.push(...readBlock(node, depth, of))
    }
  }
  endLine()
  return blocks
}

const isRemark = (item: Markup): boolean => /^(?:footnote|endnote)-\d+$/.test(item.attributes['id'] ?? '')

/** The list of remarks at the end of a document. */
const isRemarks = (node: MarkupNode): node is Markup =>
  isElement(node) && node.name === 'ol' && node.children.some((item) => isElement(item) && isRemark(item))

const remarksOf = (nodes: readonly MarkupNode[]): ReadonlyMap<string, string> =>
  new Map(
    nodes
      .filter(isRemarks)
      .flatMap(({ children }) => children.filter(isElement))
      .map((item) => [
        item.attributes['id'] ?? '',
        wordsOf(item)
          .replace(/\s*↑\s*$/, '')
          .trim(),
      ]),
  )

const boundaryOf = (node: Markup): Boundary[] => {
  if (node.name === 'h1' && classOf(node) === 'section') return ['section']
  return node.name === 'h2' && classOf(node) === 'title' ? ['unit', 'title'] : []
}

/** The blocks of a Word document, from its elements. */
export const readWordText = (nodes: readonly MarkupNode[], context: InContext): ReadBlock[] => {
  const of = { ...context, remarks: remarksOf(nodes) }
  return nodes
    .filter((node) => !isRemarks(node))
    .flatMap((node) => {
      const after = isElement(node) ? boundaryOf(node) : []
      return readBlocks([node], 1, of).map((made, at) => ({ node: made, after: at === 0 ? after : [] }))
    })
}
