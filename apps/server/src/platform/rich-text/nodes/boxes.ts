import {
  calloutNode,
  columnNode,
  columnsNode,
  detailsContentNode,
  detailsNode,
  detailsSummaryNode,
} from '@lectern/contract/rich-text/nodes/boxes'
import { renderNode } from '../node-renderer.ts'
import { element, styleOf } from '../write-html.ts'

export const boxRenderers = [
  renderNode(calloutNode, ({ attrs, inner }) =>
    element('div', { dir: 'auto', role: 'note', 'data-callout': attrs.kind }, inner),
  ),
  renderNode(detailsNode, ({ attrs, inner }) => element('details', { dir: 'auto', open: attrs.open }, inner)),
  renderNode(detailsSummaryNode, ({ inner }) => element('summary', {}, inner)),
  renderNode(detailsContentNode, ({ inner }) => element('div', {}, inner)),
  renderNode(columnsNode, ({ inner }) => element('div', { 'data-columns': '' }, inner)),
  renderNode(columnNode, ({ attrs, inner }) =>
    element('div', { style: styleOf({ 'flex-grow': attrs.share }) }, inner),
  ),
] as const
