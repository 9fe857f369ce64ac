import { fontStacks } from '@lectern/contract/rich-text/font-stacks'
import { buttonNode } from '@lectern/contract/rich-text/nodes/button'
import { renderNode } from '../node-renderer.ts'
import { linkAttributes } from '../write-link.ts'
import { element, styleOf } from '../write-html.ts'

export const buttonRenderers = [
  renderNode(buttonNode, ({ attrs, context }) => {
    if (attrs.href === '' || attrs.label.trim() === '') return ''
    const look = styleOf({
      'background-color': attrs.backgroundColor,
      color: attrs.color,
      'font-family': fontStacks[attrs.fontFamily],
      padding: `${attrs.paddingBlock}px ${attrs.paddingInline}px`,
      'border-radius': `${attrs.borderRadius}px`,
      margin: `${attrs.margin}px 0`,
      width: attrs.width === 'full' ? '100%' : null,
    })
    return element(
      'div',
      { 'data-button': '', style: styleOf({ 'text-align': attrs.textAlign }) },
      element('a', { ...linkAttributes(attrs.href, attrs.target), style: look }, context.words(attrs.label)),
    )
  }),
] as const
