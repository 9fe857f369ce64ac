import {
  tableCellNode,
  tableHeaderNode,
  tableNode,
  tableRowNode,
} from '@lectern/contract/rich-text/nodes/tables'
import { z } from 'zod'
import { type AttrsOf, renderNode, type StoredNode } from '../node-renderer.ts'
import { element, emptyElement, styleOf } from '../write-html.ts'

const cell = (attrs: AttrsOf<typeof tableCellNode>) => ({
  colspan: attrs.colspan === 1 ? null : attrs.colspan,
  rowspan: attrs.rowspan === 1 ? null : attrs.rowspan,
  style: styleOf({
    'background-color': attrs.backgroundColor,
    'text-align': attrs.align === 'left' ? 'start' : attrs.align,
  }),
})

/** Pixels of a column whose author gave it no width: it takes its share of the room, and never less. */
const leastWidth = 40
const cellSchema = z.object(tableCellNode.attrs)

/** Pixels of each column as its author drew it, by the cells of the first row; null is no width of its own. */
const columnWidths = ([firstRow]: readonly StoredNode[]): (number | null)[] =>
  (firstRow?.content ?? []).flatMap(({ attrs }) => {
    const read = cellSchema.safeParse(attrs ?? {})
    if (!read.success) return [null]
    const { colspan, colwidth } = read.data
    return Array.from({ length: colspan }, (_, at) => colwidth?.[at] ?? null)
  })

const columnsOf = (widths: readonly (number | null)[]): string =>
  element(
    'colgroup',
    {},
    widths
      .map((width) =>
        emptyElement('col', {
          style: width === null ? `min-width:${leastWidth}px` : `width:${width}px`,
        }),
      )
      .join(''),
  )

const sizeOf = (widths: readonly (number | null)[]): string => {
  const pixels = widths.reduce<number>((sum, width) => sum + (width ?? leastWidth), 0)
  return `${widths.includes(null) ? 'min-width' : 'width'}:${pixels}px`
}

export const tableRenderers = [
  renderNode(tableNode, ({ content, inner }) => {
    const widths = columnWidths(content)
    const rows = columnsOf(widths) + element('tbody', {}, inner)
    const table = element('table', { style: sizeOf(widths) }, rows)
    return element('div', { 'data-table': '', tabindex: 0 }, table)
  }),
  renderNode(tableRowNode, ({ inner }) => element('tr', {}, inner)),
  renderNode(tableCellNode, ({ attrs, inner }) => element('td', cell(attrs), inner)),
  renderNode(tableHeaderNode, ({ attrs, inner }) => element('th', cell(attrs), inner)),
] as const
