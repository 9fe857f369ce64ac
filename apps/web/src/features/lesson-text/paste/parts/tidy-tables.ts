import { each, renameElement, unwrapElement } from '../elements.ts'

/** Tables keep their heads; one that only holds a place on the page gives up what is in it. */
export const tidyTables = (root: Element): void => {
  for (const table of each(root, 'table')) {
    const cells = each(table, 'td, th').filter((cell) => cell.closest('table') === table)
    if (cells.length < 2 || table.getAttribute('role') === 'presentation') {
      const parts = each(table, 'tbody, thead, tfoot, tr, colgroup, col')
      const own = parts.filter((part) => part.closest('table') === table)
      for (const cell of cells) renameElement(cell, 'div')
      for (const part of own) unwrapElement(part)
      unwrapElement(table)
      continue
    }
    for (const head of each(table, 'thead td')) renameElement(head, 'th')
    for (const caption of each(table, 'caption')) {
      const line = renameElement(caption, 'p')
      table.before(line)
    }
  }
}
