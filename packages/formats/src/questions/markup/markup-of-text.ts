import { splitFormulas } from '@lectern/contract/quizzes/formulas'
import type { AuthorText, Picture } from '@lectern/contract/quizzes/question-types/shared/common'
import type { RichTextBlock } from '@lectern/contract/kernel/rich-text'
import type { Markup, MarkupNode } from '@lectern/contract/kernel/markup'
import { element } from './write-markup.ts'

/** Words of an author with formulas between the signs that other systems know. */
export const writeFormulas = (text: string): string =>
  splitFormulas(text)
    .map((part) => (part.kind === 'words' ? part.text : String.raw`\(${part.tex}\)`))
    .join('')

type Inline = NonNullable<Extract<RichTextBlock, { type: 'paragraph' }>['content']>[number]

const inline = (node: Inline): MarkupNode => {
  if (node.type === 'hardBreak') return element('br')
  return (node.marks ?? []).reduceRight<MarkupNode>((within, mark) => {
    if (mark.type === 'link') return element('a', { href: mark.attrs.href }, within)
    return element(mark.type === 'bold' ? 'strong' : 'em', {}, within)
  }, writeFormulas(node.text))
}

const writeBlock = (block: RichTextBlock): Markup => {
  switch (block.type) {
    case 'paragraph':
      return element('p', {}, (block.content ?? []).map(inline))
    case 'heading':
      return element(`h${block.attrs.level}`, {}, (block.content ?? []).map(inline))
    case 'blockquote':
      return element('blockquote', {}, block.content.map(writeBlock))
    case 'bulletList':
      return element(
        'ul',
        {},
        block.content.map((item) => element('li', {}, item.content.map(writeBlock))),
      )
    case 'orderedList':
      return element(
        'ol',
        { start: block.attrs?.start, type: block.attrs?.type ?? undefined },
        block.content.map((item) => element('li', {}, item.content.map(writeBlock))),
      )
  }
}

/** A longer text of an author as HTML. */
export const markupOfText = (text: AuthorText): Markup[] => {
  if (typeof text !== 'string') return text.doc.content.map(writeBlock)
  return text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => element('p', {}, writeFormulas(line)))
}

/** A picture in HTML. */
export const markupOfPicture = ({ alt, width, height }: Picture, source: string): Markup =>
  element('img', { src: source, alt, width: width ?? undefined, height: height ?? undefined })
