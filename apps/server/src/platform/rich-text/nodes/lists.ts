import { renderNode } from '../node-renderer.ts'
import { element } from '../write-html.ts'

export const listRenderers = [
  renderNode('bulletList', ({ inner }) => element('ul', {}, inner)),
  renderNode('orderedList', ({ attrs, inner }) =>
    element('ol', { start: attrs.start === 1 ? null : attrs.start }, inner),
  ),
  renderNode('listItem', ({ inner }) => element('li', {}, inner)),
  renderNode('taskList', ({ attrs, inner }) => element('ul', { 'data-tasks': attrs.tickedBy }, inner)),
  renderNode('taskItem', ({ attrs, inner }) =>
    element(
      'li',
      { 'data-task': attrs.key ?? '', 'data-checked': attrs.checked },
      element('div', {}, inner),
    ),
  ),
] as const
