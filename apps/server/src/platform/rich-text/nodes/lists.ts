import {
  bulletListNode,
  listItemNode,
  orderedListNode,
  taskItemNode,
  taskListNode,
} from '@lectern/contract/rich-text/nodes/lists'
import { renderNode } from '../node-renderer.ts'
import { element } from '../write-html.ts'

export const listRenderers = [
  renderNode(bulletListNode, ({ inner }) => element('ul', {}, inner)),
  renderNode(orderedListNode, ({ attrs, inner }) =>
    element('ol', { start: attrs.start === 1 ? null : attrs.start }, inner),
  ),
  renderNode(listItemNode, ({ inner }) => element('li', {}, inner)),
  renderNode(taskListNode, ({ attrs, inner }) => element('ul', { 'data-tasks': attrs.tickedBy }, inner)),
  renderNode(taskItemNode, ({ attrs, inner }) =>
    element('li', { 'data-task': attrs.key ?? '', 'data-checked': attrs.checked }, element('div', {}, inner)),
  ),
] as const
