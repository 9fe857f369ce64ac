import {
  tableCellNode,
  tableHeaderNode,
  tableNode,
  tableRowNode,
} from '@lectern/contract/rich-text/nodes/tables'
import { type AttrsOf, renderNode } from '../node-renderer.ts'
import { element, styleOf } from '../write-html.ts'

const cell = (attrs: AttrsOf<typeof tableCellNode>) => ({
  colspan: attrs.colspan === 1 ? null : attrs.colspan,
  rowspan: attrs.rowspan === 1 ? null : attrs.rowspan,
  style: styleOf({
    width: attrs.colwidth ? `${attrs.colwidth.reduce((sum, width) => sum + width, 0)}px` : null,
    'background-color': attrs.backgroundColor,
    'text-align': attrs.align,
  }),
})

export const tableRenderers = [
  renderNode(tableNode, ({ inner }) =>
    element('div', { 'data-table': '', tabindex: 0 }, element('table', {}, element('tbody', {}, inner))),
  ),
  renderNode(tableRowNode, ({ inner }) => element('tr', {}, inner)),
  renderNode(tableCellNode, ({ attrs, inner }) => element('td', cell(attrs), inner)),
  renderNode(tableHeaderNode, ({ attrs, inner }) => element('th', cell(attrs), inner)),
] as const
