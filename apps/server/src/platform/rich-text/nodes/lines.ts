import { lineBreakNode } from '@lectern/contract/rich-text/nodes/inlines'
import { dividerNode, headingNode, paragraphNode, quoteNode } from '@lectern/contract/rich-text/nodes/lines'
import { type AttrsOf, renderNode } from '../node-renderer.ts'
import { element, emptyElement, styleOf } from '../write-html.ts'

const looks = ({ textAlign, lineHeight, indent }: AttrsOf<typeof paragraphNode>) =>
  styleOf({
    'text-align': textAlign === 'left' ? null : textAlign,
    'line-height': lineHeight,
    // Document 000 §9: 3em a level.
    'margin-inline-start': indent === 0 ? null : `${indent * 3}em`,
  })

export const lineRenderers = [
  renderNode(paragraphNode, ({ attrs, inner }) => element('p', { style: looks(attrs) }, inner)),
  // The page's own title is its first heading: a text's headings begin one level below.
  renderNode(headingNode, ({ attrs, inner, words, context }) =>
    element(
      `h${Math.min(attrs.level + 1, 6)}`,
      { id: context.headingId(words), 'data-level': attrs.level, style: looks(attrs) },
      inner,
    ),
  ),
  renderNode(quoteNode, ({ inner }) => element('blockquote', { dir: 'auto' }, inner)),
  renderNode(dividerNode, () => emptyElement('hr', {})),
  renderNode(lineBreakNode, () => emptyElement('br', {})),
] as const
