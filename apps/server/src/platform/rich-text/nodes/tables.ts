import { type NodeAttrs, renderNode } from '../node-renderer.ts'
import { element, styleOf } from '../write-html.ts'

const cell = (attrs: NodeAttrs<'tableCell'>) => ({
  colspan: attrs.colspan === 1 ? null : attrs.colspan,
  rowspan: attrs.rowspan === 1 ? null : attrs.rowspan,
  style: styleOf({
    width: attrs.colwidth ? `${attrs.colwidth.reduce((sum, width) => sum + width, 0)}px` : null,
    'background-color': attrs.backgroundColor,
    'text-align': attrs.align,
  }),
})

export const tableRenderers = [
  renderNode('table', ({ inner }) =>
    element('div', { 'data-table': '', tabindex: 0 }, element('table', {}, element('tbody', {}, inner))),
  ),
  renderNode('tableRow', ({ inner }) => element('tr', {}, inner)),
  renderNode('tableCell', ({ attrs, inner }) => element('td', cell(attrs), inner)),
  renderNode('tableHeader', ({ attrs, inner }) => element('th', cell(attrs), inner)),
] as const
