import { codeBlockNode, htmlBlockNode, iframeNode } from '@lectern/contract/rich-text/nodes/code'
import { renderNode } from '../node-renderer.ts'
import { element, escapeHtml } from '../write-html.ts'

export const codeRenderers = [
  renderNode(codeBlockNode, ({ attrs }) =>
    element(
      'pre',
      { 'data-code': attrs.language, 'data-theme': attrs.theme, tabindex: 0 },
      element('code', {}, escapeHtml(attrs.value)),
    ),
  ),
  renderNode(htmlBlockNode, ({ attrs }) =>
    attrs.value === '' ? '' : element('div', { 'data-html': attrs.value }, ''),
  ),
  renderNode(iframeNode, ({ attrs }) =>
    element(
      'div',
      {
        'data-frame': attrs.src,
        'data-width': attrs.width,
        'data-height': attrs.height,
        'data-fullscreen': attrs.allowfullscreen,
        'data-border': attrs.frameborder === 1,
      },
      element(
        'a',
        { href: attrs.src, rel: 'noopener noreferrer nofollow', target: '_blank' },
        escapeHtml(attrs.title || attrs.src),
      ),
    ),
  ),
] as const
