import type { RichText, RichTextBlock } from '../rich-text.ts'

const blockWords = (block: RichTextBlock): string => {
  if (block.type === 'paragraph' || block.type === 'heading')
    return (block.content ?? []).map((node) => (node.type === 'text' ? node.text : '\n')).join('')
  if (block.type === 'blockquote') return block.content.map(blockWords).join('\n')
  return block.content.map((item) => `• ${item.content.map(blockWords).join('\n')}`).join('\n')
}

/** A text as plain words, for a person to compare or to copy. */
export const textWords = (text: RichText): string => text.doc.content.map(blockWords).join('\n\n')
