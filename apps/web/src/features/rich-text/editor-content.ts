import type { RichText, RichTextBlock, RichTextItem } from '@lectern/contract/kernel/rich-text'
import type { JSONContent } from '@tiptap/core'

type Inline = NonNullable<Extract<RichTextBlock, { type: 'paragraph' }>['content']>[number]

const toContent = (node: RichTextBlock | RichTextItem | Inline): JSONContent => {
  if (node.type === 'text') return { type: 'text', text: node.text, ...(node.marks && { marks: node.marks }) }
  return {
    type: node.type,
    ...('attrs' in node && node.attrs && { attrs: node.attrs }),
    ...('content' in node && node.content && { content: node.content.map(toContent) }),
  }
}

/** A stored text as the editor takes it; an empty one is an empty line, because there the caret stands. */
export const editorContent = ({ doc }: RichText): JSONContent => ({
  type: 'doc',
  content: doc.content.length === 0 ? [{ type: 'paragraph' }] : doc.content.map(toContent),
})
