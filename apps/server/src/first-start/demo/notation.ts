import type { RichText, RichTextBlock, RichTextItem } from '@lectern/contract/kernel/rich-text'

/**
 * A rich text from a short notation: blocks apart by an empty line; `## ` and `### ` headings, `- ` and `1. ` lists,
 * `> ` quotes; inside a line `**bold**`, `_italic_`, `[words](address)`. A line that goes on is joined to the one before.
 */
export const richTextOf = (notation: string): RichText => ({
  version: 1,
  doc: { type: 'doc', content: blocksOf(notation.trim().split('\n')) },
})

const blocksOf = (lines: readonly string[]): RichTextBlock[] =>
  lines
    .map((line) => line.trim())
    .join('\n')
    .split(/\n{2,}/)
    .filter((block) => block !== '')
    .map((block) => blockOf(block.split('\n')))

const blockOf = (lines: readonly string[]): RichTextBlock => {
  const [first = ''] = lines
  const heading = /^(#{2,3}) (.+)$/.exec(first)
  if (heading)
    return { type: 'heading', attrs: { level: heading[1]?.length ?? 2 }, content: inline(heading[2]) }
  if (first.startsWith('>')) {
    return { type: 'blockquote', content: blocksOf(lines.map((line) => line.replace(/^> ?/, ''))) }
  }
  if (bullet.test(first)) return { type: 'bulletList', content: itemsOf(lines, bullet) }
  if (numbered.test(first)) return { type: 'orderedList', content: itemsOf(lines, numbered) }
  return paragraph(lines.join(' '))
}

const bullet = /^- /
const numbered = /^\d+\. /

const itemsOf = (lines: readonly string[], mark: RegExp): RichTextItem[] => {
  const items: string[] = []
  for (const line of lines) {
    if (mark.test(line)) items.push(line.replace(mark, ''))
    else items.push(`${items.pop() ?? ''} ${line}`)
  }
  return items.map((item) => ({ type: 'listItem', content: [paragraph(item)] }))
}

const paragraph = (words: string): RichTextBlock => ({ type: 'paragraph', content: inline(words) })

type Inline = NonNullable<Extract<RichTextBlock, { type: 'paragraph' }>['content']>
type Words = Extract<Inline[number], { type: 'text' }>

const marked =
  /\*\*(?<bold>.+?)\*\*|(?<![\p{L}\d])_(?<italic>.+?)_(?![\p{L}\d])|\[(?<label>.+?)\]\((?<href>[^)\s]+)\)/gu

const inline = (words = ''): Words[] => {
  const parts: Words[] = []
  let at = 0
  for (const match of words.matchAll(marked)) {
    parts.push(...plain(words.slice(at, match.index)), markedWords(match.groups ?? {}))
    at = match.index + match[0].length
  }
  return [...parts, ...plain(words.slice(at))]
}

const plain = (text: string): Words[] => (text === '' ? [] : [{ type: 'text', text }])

const markedWords = ({ bold, italic, label = '', href = '' }: Record<string, string | undefined>): Words => {
  if (bold !== undefined) return { type: 'text', text: bold, marks: [{ type: 'bold' }] }
  if (italic !== undefined) return { type: 'text', text: italic, marks: [{ type: 'italic' }] }
  return { type: 'text', text: label, marks: [{ type: 'link', attrs: { href } }] }
}
