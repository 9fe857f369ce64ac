import { isElement, type Markup, type MarkupNode } from '@lectern/contract/kernel/markup'

/** What may stand below an element that is being written; what is absent is left out. */
type Part = MarkupNode | number | undefined | false | readonly Part[]

const flat = (parts: readonly Part[]): MarkupNode[] =>
  parts.flatMap((part): MarkupNode[] => {
    if (part === undefined || part === false) return []
    if (typeof part === 'number') return [String(part)]
    return typeof part === 'object' && 'length' in part ? flat(part) : [part]
  })

/** An element to be written; attributes that are undefined are left out. */
export const element = (
  name: string,
  attributes: Readonly<Record<string, string | number | boolean | undefined>> = {},
  ...parts: readonly Part[]
): Markup => ({
  name,
  attributes: Object.fromEntries(
    Object.entries(attributes).flatMap(([key, value]) => (value === undefined ? [] : [[key, String(value)]])),
  ),
  children: flat(parts),
})

// Signs that XML 1.0 cannot hold in any form.
const unwritable = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g

const escaped = (text: string): string =>
  text
    .toWellFormed()
    .replace(unwritable, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('\r', '&#13;')

const inQuotes = (text: string): string =>
  escaped(text).replaceAll('"', '&quot;').replaceAll('\n', '&#10;').replaceAll('\t', '&#9;')

/** An element as XML; nothing is added between its parts. */
export const writeMarkup = (node: MarkupNode): string => {
  if (!isElement(node)) return escaped(node)
  const attributes = Object.entries(node.attributes).map(([key, value]) => ` ${key}="${inQuotes(value)}"`)
  const open = `<${node.name}${attributes.join('')}`
  return node.children.length === 0
    ? `${open}/>`
    : `${open}>${node.children.map(writeMarkup).join('')}</${node.name}>`
}

/** A whole XML document. */
export const writeDocument = (root: Markup): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n${writeMarkup(root)}\n`
