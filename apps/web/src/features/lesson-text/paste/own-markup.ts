import type { NodeType } from '@lectern/contract/rich-text/registry'

const tags: Partial<Record<NodeType, string>> = { formula: 'span', anchor: 'span', footnote: 'sup' }

/** A node that holds no text of its own, in the markup in which the editor copies it (`kind-attributes.ts`). */
export const ownMarkup = (
  document: Document,
  type: NodeType,
  attributes: Readonly<Record<string, unknown>>,
): HTMLElement => {
  const element = document.createElement(tags[type] ?? 'div')
  element.dataset['node'] = type
  for (const [name, value] of Object.entries(attributes))
    if (value !== null && value !== undefined && value !== '')
      element.setAttribute(`data-of-${name.toLowerCase()}`, JSON.stringify(value))
  return element
}
