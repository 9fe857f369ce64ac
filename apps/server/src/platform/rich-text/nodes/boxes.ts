import { renderNode } from '../node-renderer.ts'
import { element, styleOf } from '../write-html.ts'

export const boxRenderers = [
  renderNode('callout', ({ attrs, inner }) => element('aside', { 'data-callout': attrs.kind }, inner)),
  renderNode('details', ({ attrs, inner }) => element('details', { open: attrs.open }, inner)),
  renderNode('detailsSummary', ({ inner }) => element('summary', {}, inner)),
  renderNode('detailsContent', ({ inner }) => element('div', {}, inner)),
  renderNode('columns', ({ inner }) => element('div', { 'data-columns': '' }, inner)),
  renderNode('column', ({ attrs, inner }) =>
    element('div', { style: styleOf({ 'flex-grow': attrs.share }) }, inner),
  ),
] as const
