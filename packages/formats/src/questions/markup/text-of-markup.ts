import { splitFormulas } from '@lectern/contract/quizzes/formulas'
import type { AuthorText } from '@lectern/contract/quizzes/question-types/shared/common'
import {
  isAllowedLink,
  type RichText,
  type RichTextBlock,
  type RichTextItem,
} from '@lectern/contract/kernel/rich-text'
import { listKindOf } from '@lectern/contract/kernel/rich-text'
import { isElement, type Markup, type MarkupNode, wordsOf } from '@lectern/contract/kernel/markup'

/** A picture as a text names it. */
export interface NamedPicture {
  readonly source: string
  readonly alt: string
  readonly width: number | null
  readonly height: number | null
}

/** What HTML holds of what a text of ours can hold. */
export interface ReadMarkup {
  readonly blocks: readonly RichTextBlock[]
  readonly pictures: readonly NamedPicture[]
  /** Tables, raised digits and whatever else has no place here. */
  readonly isFormLost: boolean
}

type Inline = NonNullable<Extract<RichTextBlock, { type: 'paragraph' }>['content']>[number]
type Mark = NonNullable<Extract<Inline, { type: 'text' }>['marks']>[number]

const silent = new Set(['img', 'script', 'style', 'head', 'title', 'template', 'noscript', 'iframe'])
const parting = new Set(
  'p div section article header footer main figure figcaption pre address dl dt dd center form fieldset prompt rubricblock itembody stem tbody thead contentbody'.split(
    ' ',
  ),
)
const plainInline = new Set([
  'span',
  'font',
  'label',
  'abbr',
  'small',
  'code',
  'tt',
  'kbd',
  'nobr',
  'bdi',
  'bdo',
  'html',
  'body',
])

const marksOf: Readonly<Record<string, Mark>> = {
  b: { type: 'bold' },
  strong: { type: 'bold' },
  i: { type: 'italic' },
  em: { type: 'italic' },
}

/** Formulas between the signs of other systems, between ours. A dollar that would begin one by chance is a dollar. */
const readFormulas = (text: string): string => {
  const parts = text.split(/\\\(([^]{1,2000}?)\\\)|\\\[([^]{1,2000}?)\\\]|\$\$([^$]{1,2000})\$\$/)
  if (parts.length === 1) return guarded(text)
  return parts
    .map((part, at) => {
      if (at % 4 === 0) return guarded(part ?? '')
      return part === undefined ? '' : `$${part.trim()}$`
    })
    .join('')
}

const guarded = (text: string): string =>
  splitFormulas(text).some(({ kind }) => kind === 'formula') ? text.replaceAll('$', String.raw`\$`) : text

const sizeOf = (text: string | undefined): number | null => {
  const size = /^\d{1,4}/.exec(text ?? '')?.[0]
  return size !== undefined && Number(size) >= 16 && Number(size) <= 2_000 ? Number(size) : null
}

const pictureName = /\.(?:png|jpe?g|gif|svg|webp|avif|bmp|tiff?)(?:[?#]|$)/i

const isPicture = ({ attributes }: Markup): boolean => {
  const [type, data] = [attributes['type'] ?? '', attributes['data'] ?? '']
  return data !== '' && (type === '' ? pictureName.test(data) : /^\s*image\//i.test(type))
}

/** How a list is counted, where it is not by numbers from 1. */
const countOf = ({ attributes }: Markup) => {
  const [given, type] = [Number(attributes['start'] ?? 1), listKindOf(attributes['type'])]
  const start = Number.isInteger(given) && given >= 0 && given <= 1_000_000 ? given : 1
  return start === 1 && type === null ? {} : { attrs: { start, ...(type && { type }) } }
}

/** Reads a tree into blocks; what is open is closed by every block that begins. */
class Reader {
  readonly pictures: NamedPicture[] = []
  isFormLost = false
  #blocks: RichTextBlock[] = []
  #line: Inline[] = []

  read(nodes: readonly MarkupNode[], marks: readonly Mark[] = []): void {
    for (const node of nodes) {
      if (isElement(node)) this.#readElement(node, marks)
      else this.#addWords(node, marks)
    }
  }

  /** What was read since the reader was made, or since it was asked before. */
  take(): RichTextBlock[] {
    this.#close()
    const taken = this.#blocks
    this.#blocks = []
    return taken
  }

  #addWords(text: string, marks: readonly Mark[]): void {
    const words = text.replaceAll(/[ \t\r\n\u00A0\u0000]+/g, ' ')
    const before = this.#line.at(-1)
    const isAtStart = before === undefined || before.type === 'hardBreak'
    const isBehindSpace = before?.type === 'text' && before.text.endsWith(' ')
    const trimmed = isAtStart || isBehindSpace ? words.replace(/^ /, '') : words
    if (trimmed === '') return
    if (before?.type === 'text' && JSON.stringify(before.marks ?? []) === JSON.stringify(marks))
      this.#line.splice(-1, 1, { ...before, text: before.text + trimmed })
    else this.#line.push({ type: 'text', text: trimmed, ...(marks.length > 0 ? { marks: [...marks] } : {}) })
  }

  #close(make: (content: Inline[]) => RichTextBlock = (content) => ({ type: 'paragraph', content })): void {
    const line = this.#line
    this.#line = []
    const last = line.at(-1)
    if (last?.type === 'hardBreak') line.pop()
    else if (last?.type === 'text') {
      const text = last.text.trimEnd()
      line.splice(-1, 1, ...(text === '' ? [] : [{ ...last, text }]))
    }
    const words = line.map((each) =>
      each.type === 'text' ? { ...each, text: readFormulas(each.text) } : each,
    )
    if (words.some(({ type }) => type === 'text')) this.#blocks.push(make(words))
  }

  #within(of: Markup): RichTextBlock[] {
    this.#close()
    const outer = this.#blocks
    this.#blocks = []
    this.read(of.children)
    const inner = this.take()
    this.#blocks = outer
    return inner
  }

  #readElement(of: Markup, marks: readonly Mark[]): void {
    const name = of.name.toLowerCase()
    const mark = marksOf[name]
    if (silent.has(name)) this.#readSilent(of, name)
    else if (mark) this.read(of.children, withMark(marks, mark))
    else if (name === 'a') this.#readLink(of, marks)
    else if (name === 'object') this.#readObject(of, marks)
    else if (name === 'br') this.#line.push({ type: 'hardBreak' })
    else if (!this.#readBlock(of, name, marks)) {
      if (!plainInline.has(name)) this.isFormLost = true
      this.read(of.children, marks)
    }
  }

  /** Pictures, and what has no words of its own. */
  #readSilent(of: Markup, name: string): void {
    if (name === 'img') this.#addPicture(of, of.attributes['src'], of.attributes['alt'] ?? '')
    else if (name === 'iframe') this.isFormLost = true
  }

  /** A picture has its words as what it shows; what else an object shows is not taken, its words are. */
  #readObject(of: Markup, marks: readonly Mark[]): void {
    if (isPicture(of)) this.#addPicture(of, of.attributes['data'], wordsOf(of))
    else {
      this.isFormLost = true
      this.read(of.children, marks)
    }
  }

  /** @returns whether it is a block */
  #readBlock(of: Markup, name: string, marks: readonly Mark[]): boolean {
    if (/^h[1-6]$/.test(name)) this.#readHeading(of, Number(name[1]), marks)
    else if (name === 'ul' || name === 'ol') this.#readList(of, name)
    else if (name === 'blockquote') this.#addWhole('blockquote', this.#within(of))
    else if (name === 'tr') this.#readRow(of)
    else if (parting.has(name) || name === 'table') {
      this.isFormLost ||= name === 'table'
      this.#close()
      this.read(of.children, marks)
      this.#close()
    } else return false
    return true
  }

  #addWhole(type: 'blockquote', content: RichTextBlock[]): void {
    if (content.length > 0) this.#blocks.push({ type, content })
  }

  #addPicture(of: Markup, source: string | undefined, alt: string): void {
    const { width, height } = of.attributes
    if (source !== undefined && source !== '')
      this.pictures.push({ source, alt: alt.trim(), width: sizeOf(width), height: sizeOf(height) })
    else this.isFormLost = true
  }

  #readLink(of: Markup, marks: readonly Mark[]): void {
    const href = of.attributes['href']?.trim() ?? ''
    const isKept = href.length <= 2_048 && isAllowedLink(href)
    if (!isKept) this.isFormLost = true
    this.read(of.children, isKept ? withMark(marks, { type: 'link', attrs: { href } }) : marks)
  }

  #readHeading(of: Markup, level: number, marks: readonly Mark[]): void {
    this.#close()
    this.read(of.children, marks)
    this.#close((content) => ({ type: 'heading', attrs: { level }, content }))
  }

  #readList(of: Markup, name: 'ul' | 'ol'): void {
    this.#close()
    const items = of.children.filter(isElement).flatMap((each): RichTextItem[] => {
      const content = this.#within(each)
      return content.length === 0 ? [] : [{ type: 'listItem', content }]
    })
    if (items.length === 0) return
    if (name === 'ul') this.#blocks.push({ type: 'bulletList', content: items })
    else this.#blocks.push({ type: 'orderedList', ...countOf(of), content: items })
  }

  /** Cells stand beside each other with a bar between them. */
  #readRow(of: Markup): void {
    this.isFormLost = true
    this.#close()
    of.children.filter(isElement).forEach((cell, at) => {
      if (at > 0) this.#addWords(' | ', [])
      this.read(cell.children)
    })
    this.#close()
  }
}

const withMark = (marks: readonly Mark[], mark: Mark): readonly Mark[] =>
  marks.some(({ type }) => type === mark.type) ? marks : [...marks, mark]

/** The blocks and pictures of HTML. */
export const readMarkup = (nodes: readonly MarkupNode[]): ReadMarkup => {
  const reader = new Reader()
  reader.read(nodes)
  const blocks = reader.take()
  return { blocks, pictures: reader.pictures, isFormLost: reader.isFormLost }
}

const inlineWords = (content: readonly Inline[] = []): string =>
  content.map((each) => (each.type === 'text' ? each.text : '\n')).join('')

const isPlain = (block: RichTextBlock): boolean =>
  block.type === 'paragraph' &&
  (block.content ?? []).every((each) => each.type === 'text' && (each.marks ?? []).length === 0)

/** Blocks as a text of ours: plain words where they have no form. */
export const authorTextOf = (blocks: readonly RichTextBlock[]): AuthorText => {
  if (blocks.every(isPlain)) return blocks.map((block) => lineOf(block).words).join('\n')
  const text: RichText = { version: 1, doc: { type: 'doc', content: [...blocks] } }
  return text
}

/** A block on one line, and whether it had a form that a line does not have. */
export const lineOf = (block: RichTextBlock): { readonly words: string; readonly hadForm: boolean } => {
  if (block.type === 'paragraph' || block.type === 'heading')
    return { words: inlineWords(block.content).replaceAll(/\s*\n\s*/g, ' '), hadForm: !isPlain(block) }
  return { words: block.content.map((each) => linesOf([each])).join(' '), hadForm: true }
}

const linesOf = (all: readonly (RichTextBlock | RichTextItem)[]): string =>
  all.map((each) => (each.type === 'listItem' ? linesOf(each.content) : lineOf(each).words)).join(' ')

/** All words on one line. */
export const oneLineOf = (
  blocks: readonly RichTextBlock[],
): { readonly words: string; readonly hadForm: boolean } => {
  const lines = blocks.map(lineOf)
  return {
    words: lines.map(({ words }) => words).join(' '),
    hadForm: lines.some(({ hadForm }) => hadForm),
  }
}
