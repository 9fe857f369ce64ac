import type {
  Definition,
  FlowContent,
  FootnoteDefinition,
  List,
  ListItem,
  RootContent,
  Table,
} from './markdown-tree.ts'
import { lessonFileLimits } from '@lectern/contract/lessons/formats/read-lesson-file'
import { longestFormula } from '@lectern/contract/quizzes/formulas'
import type { TextNode } from '@lectern/contract/rich-text/lesson-text'
import { calloutKinds } from '@lectern/contract/rich-text/nodes/boxes'
import { codeLimits } from '@lectern/contract/rich-text/nodes/code'
import { wordsOf } from '@lectern/contract/kernel/markup'
import { readHtml } from '../../documents/read-xml.ts'
import { codeLanguageOf } from '../code-language.ts'
import type { Boundary, ReadBlock } from '@lectern/formats/lessons/arrange-lesson'
import type { InContext } from '../in-context.ts'
import {
  joinWords,
  lineNode,
  partAtPictures,
  partTasks,
  taskOf,
  wordsNode,
  wordsOfNode,
} from '../plain-nodes.ts'
import { readMarkdownTree } from './markdown.ts'
import { lineOf, type MarkdownIn, readMarkdownWords, sourceOf } from './read-markdown-words.ts'

type Flow = RootContent | FlowContent

const readLine = (children: Parameters<typeof readMarkdownWords>[0], of: MarkdownIn, line: number | null) => {
  const nodes = readMarkdownWords(children, [], of)
  const blocks = partAtPictures(nodes)
  if (blocks.length > 1 && nodes.some(({ type }) => type === 'image'))
    of.note('picture_in_line', nodes.map(wordsOfNode).join('').slice(0, 100), line)
  return blocks
}

const readList = (list: List, depth: number, of: MarkdownIn): TextNode[] => {
  const items = list.children.map((item) => readItem(item, depth, of))
  const made: TextNode = list.ordered
    ? { type: 'orderedList', attrs: { start: Math.min(list.start ?? 1, 1_000_000) }, content: items }
    : { type: 'bulletList', content: items }
  return partTasks(made, of.key)
}

const readItem = (item: ListItem, depth: number, of: MarkdownIn): TextNode => {
  const content = readFlows(item.children, depth + 1, of)
  const made: TextNode = { type: 'listItem', content: content.length > 0 ? content : [lineNode([])] }
  return typeof item.checked === 'boolean' ? taskOf(made, item.checked, of.key) : made
}

const readTable = ({ align, children }: Table, of: MarkdownIn): TextNode => ({
  type: 'table',
  content: children.map((row, at) => ({
    type: 'tableRow',
    content: row.children.map((cell, column) => {
      const blocks = readLine(cell.children, of, lineOf(cell))
      return {
        type: at === 0 ? 'tableHeader' : 'tableCell',
        attrs: { align: align?.[column] ?? null },
        content: blocks.length > 0 ? blocks : [lineNode([])],
      }
    }),
  })),
})

const remark = /^\[!([a-z]{3,10})\][ \t]*/i

const remarkKind = (name: string) =>
  calloutKinds.find((each) => each === (name === 'caution' ? 'warning' : name))

/** The kind of a remark that a line of words begins, and the words without its mark. */
const readRemark = (line: TextNode | undefined) => {
  const [words, ...rest] = line?.type === 'paragraph' ? (line.content ?? []) : []
  if (words?.type !== 'text') return null
  const text = words.text ?? ''
  const [mark = '', name = ''] = remark.exec(text) ?? []
  const kind = remarkKind(name.toLowerCase())
  if (!kind) return null
  const left = [...wordsNode(text.slice(mark.length), words.marks ?? []), ...rest]
  return { kind, words: left[0]?.type === 'hardBreak' ? left.slice(1) : left }
}

/** A quote that begins with `[!NOTE]` is a set-off remark. */
const readQuote = (content: readonly TextNode[]): TextNode => {
  const [line, ...others] = content
  const found = readRemark(line)
  if (!found) return { type: 'blockquote', content }
  const first = found.words.length > 0 ? [lineNode(found.words)] : []
  return { type: 'callout', attrs: { kind: found.kind }, content: [...first, ...others] }
}

const readHtmlBlock = (node: { readonly value: string }, line: number | null, of: MarkdownIn): TextNode[] => {
  if (/^\s*<!--[^]*-->\s*$/.test(node.value)) return []
  of.note('html_lost', node.value.slice(0, 200), line)
  const shown = node.value.replaceAll(/<(script|style)\b[^]*?<\/\1\s*>/gi, '')
  const words = readHtml(shown).map(wordsOf).join(' ').replaceAll(/\s+/g, ' ').trim()
  return words === '' ? [] : [lineNode(wordsNode(words, []))]
}

const readCode = (value: string, lang: string | null, line: number | null, of: MarkdownIn): TextNode => {
  const language = codeLanguageOf(lang ?? 'plain')
  if (language === undefined) of.note('code_language', lang ?? '', line)
  if (value.length > codeLimits.code) of.note('code_too_long', value.slice(0, 60), line)
  return {
    type: 'codeBlock',
    attrs: { language: language ?? 'plain', value: value.slice(0, codeLimits.code) },
  }
}

const readFlow = (node: Flow, depth: number, of: MarkdownIn): TextNode[] => {
  const line = lineOf(node)
  // oxlint-disable-next-line typescript/switch-exhaustiveness-check -- the types of the tree allow lines where blocks stand
  switch (node.type) {
    case 'paragraph':
      return readLine(node.children, of, line)
    case 'heading':
      return readHeading(node, of)
    case 'thematicBreak':
      return [{ type: 'horizontalRule' }]
    case 'blockquote': {
      const content = readFlows(node.children, depth + 1, of)
      return content.length > 0 ? [readQuote(content)] : []
    }
    case 'list':
      return readList(node, depth, of)
    case 'table':
      return [readTable(node, of)]
    case 'code':
      return [readCode(node.value, node.lang ?? null, line, of)]
    case 'math':
      return [readMath(node.value, line, of)]
    case 'html':
      return readHtmlBlock(node, line, of)
    default:
      if (node.type === 'yaml') noteFrontMatter(node.value, line, of)
      // Definitions are read where something names them; everything else stands in lines alone.
      return []
  }
}

const noteFrontMatter = (value: string, line: number | null, of: MarkdownIn): void => {
  if (value.split('\n').some((each) => !each.startsWith('title:')))
    of.note('front_matter', value.slice(0, 200), line)
}

const readHeading = (node: Extract<Flow, { type: 'heading' }>, of: MarkdownIn): TextNode[] => {
  const nodes = readMarkdownWords(node.children, [], of)
  const content = joinWords(nodes.filter(({ type }) => type !== 'image'))
  const line = { type: 'heading', attrs: { level: node.depth }, ...(content.length > 0 && { content }) }
  return [line, ...nodes.filter(({ type }) => type === 'image')]
}

const readMath = (value: string, line: number | null, of: MarkdownIn): TextNode =>
  value.length > longestFormula
    ? readCode(value, null, line, of)
    : { type: 'formulaBlock', attrs: { latex: value } }

const readFlows = (nodes: readonly Flow[], depth: number, of: MarkdownIn): TextNode[] => {
  if (depth <= lessonFileLimits.depth) return nodes.flatMap((node) => readFlow(node, depth, of))
  const [first] = nodes
  if (!first) return []
  of.note('too_deep', sourceOf(first, of).slice(0, 60), lineOf(first))
  const words = nodes
    .map((node) => sourceOf(node, of))
    .join(' ')
    .replaceAll(/[\s>]+/g, ' ')
    .trim()
  return words === '' ? [] : [lineNode(wordsNode(words, []))]
}

const boundary = /^<!-- (section|unit|title) -->$/
const boundaryOf = (node: RootContent): Boundary | undefined => {
  const said = node.type === 'html' ? boundary.exec(node.value.trim())?.[1] : undefined
  return (['section', 'unit', 'title'] as const).find((each) => each === said)
}

interface Named {
  readonly definitions: Map<string, Definition>
  readonly footnotes: Map<string, FootnoteDefinition>
}

/** What a text defines in one place and names in another; of two with one name the first holds. */
const collectNamed = (nodes: readonly RootContent[], depth: number, named: Named): void => {
  for (const node of nodes) {
    if (node.type === 'definition' && !named.definitions.has(node.identifier))
      named.definitions.set(node.identifier, node)
    if (node.type === 'footnoteDefinition' && !named.footnotes.has(node.identifier))
      named.footnotes.set(node.identifier, node)
    if ('children' in node && depth < lessonFileLimits.depth) collectNamed(node.children, depth + 1, named)
  }
}

/** A text in Markdown, block by block. HTML in it is never taken over as such. */
export const readMarkdown = (source: string, context: InContext): ReadBlock[] => {
  const tree = readMarkdownTree(source)
  const named: Named = { definitions: new Map(), footnotes: new Map() }
  collectNamed(tree.children, 0, named)
  const of = { ...context, source, ...named }
  const blocks: ReadBlock[] = []
  let after: Boundary[] = []
  for (const node of tree.children) {
    const found = boundaryOf(node)
    if (found) {
      after.push(found)
      continue
    }
    for (const made of readFlow(node, 1, of)) {
      blocks.push({ node: made, after })
      after = []
    }
  }
  return blocks
}
