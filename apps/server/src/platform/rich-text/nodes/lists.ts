import {
  bulletListNode,
  listItemNode,
  orderedListNode,
  taskItemNode,
  taskListNode,
} from '@lectern/contract/rich-text/nodes/lists'
import { renderNode } from '../node-renderer.ts'
import { element } from '../write-html.ts'

/**
 * The first letter of a list says on which side its marks are. Its lines have no `dir` of their own: a browser would not look into
 * them, and the style of the page already makes each run by its own first letter.
 */
export const listRenderers = [
  renderNode(bulletListNode, ({ inner }) => element('ul', { dir: 'auto' }, inner)),
  renderNode(orderedListNode, ({ attrs, inner }) =>
    element('ol', { dir: 'auto', start: attrs.start === 1 ? null : attrs.start, type: attrs.type }, inner),
  ),
  renderNode(listItemNode, ({ inner }) => element('li', {}, inner)),
  renderNode(taskListNode, ({ attrs, inner }) =>
    element('ul', { dir: 'auto', 'data-tasks': attrs.tickedBy }, inner),
  ),
  renderNode(taskItemNode, ({ attrs, inner }) =>
    element('li', { 'data-task': attrs.key ?? '', 'data-checked': attrs.checked }, element('div', {}, inner)),
  ),
] as const
