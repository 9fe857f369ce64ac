import { codeBlockNode, htmlBlockNode, iframeNode } from '@lectern/contract/rich-text/nodes/code'
import { colorCode } from '../color-code.ts'
import { renderNode } from '../node-renderer.ts'
import { element, escapeHtml, styleOf } from '../write-html.ts'

export const codeRenderers = [
  renderNode(codeBlockNode, ({ attrs: { language, theme, value } }) =>
    element(
      'div',
      { 'data-code': language, 'data-code-theme': theme },
      // It can be scrolled by keys, and its name is the same in every language.
      element(
        'pre',
        { tabindex: 0, role: 'group', 'aria-label': language },
        element('code', {}, colorCode(language, value)),
      ),
    ),
  ),
  renderNode(htmlBlockNode, ({ attrs: { value, height } }) =>
    value.trim() === ''
      ? ''
      : element(
          'div',
          {
            'data-html': value,
            style: styleOf({ 'min-block-size': height === null ? null : `${height}px` }),
          },
          '',
        ),
  ),
  renderNode(iframeNode, ({ attrs }) => {
    if (attrs.src === '') return ''
    return element(
      'div',
      {
        'data-frame': attrs.src,
        'data-title': attrs.title,
        'data-fullscreen': attrs.allowfullscreen,
        'data-border': attrs.frameborder === 1,
        style: styleOf({
          'inline-size': `${attrs.width}px`,
          'aspect-ratio': `${attrs.width}/${attrs.height}`,
        }),
      },
      // What is there without a script.
      element(
        'a',
        { href: attrs.src, rel: 'noopener noreferrer nofollow', target: '_blank' },
        escapeHtml(attrs.title || attrs.src),
      ),
    )
  }),
] as const
