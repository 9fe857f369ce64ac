import { attributeRules } from '@lectern/contract/rich-text/attribute-rules'
import { tableCellNode } from '@lectern/contract/rich-text/nodes/tables'
import type { Attribute } from '@tiptap/core'
import { toHex } from '../../looks/to-hex.ts'

const rules = new Map(attributeRules(tableCellNode.attrs).map((rule) => [rule.name, rule]))
const read = (name: string, value: unknown): unknown => rules.get(name)?.read(value) ?? null

/** Looks of a cell, besides those that the editor's tables have by themselves. */
export const cellAttributes: Readonly<Record<string, Partial<Attribute>>> = {
  backgroundColor: {
    default: null,
    parseHTML: ({ style }) => read('backgroundColor', toHex(style.backgroundColor)),
    renderHTML: ({ backgroundColor }) =>
      backgroundColor === null ? {} : { style: `background-color:${backgroundColor}` },
  },
  align: {
    default: null,
    parseHTML: (cell) => read('align', cell.style.textAlign || cell.getAttribute('align')),
    renderHTML: ({ align }) => (align === null ? {} : { style: `text-align:${align}` }),
  },
}
