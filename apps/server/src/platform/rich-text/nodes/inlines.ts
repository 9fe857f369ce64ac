import { placeId } from '@lectern/contract/rich-text/heading-names'
import {
  anchorNode,
  footnoteNode,
  formulaBlockNode,
  formulaNode,
} from '@lectern/contract/rich-text/nodes/inlines'
import { drawFormulas } from '../../formulas/draw-formulas.ts'
import { renderNode } from '../node-renderer.ts'
import { element, escapeHtml } from '../write-html.ts'

const formula = (latex: string): string =>
  drawFormulas([latex])[latex] ?? element('code', {}, escapeHtml(latex))

export const inlineRenderers = [
  renderNode(formulaNode, ({ attrs }) => (attrs.latex === '' ? '' : formula(attrs.latex))),
  renderNode(formulaBlockNode, ({ attrs }) =>
    attrs.latex === '' ? '' : element('div', { 'data-formula': '', tabindex: 0 }, formula(attrs.latex)),
  ),
  renderNode(footnoteNode, ({ attrs, context }) => {
    if (attrs.text.trim() === '') return ''
    const { number, name } = context.addFootnote(attrs.text)
    return element('sup', { id: `${name}-in-text` }, element('a', { href: `#${name}` }, String(number)))
  }),
  renderNode(anchorNode, ({ attrs }) => element('span', { id: placeId(attrs.name) }, '')),
] as const
