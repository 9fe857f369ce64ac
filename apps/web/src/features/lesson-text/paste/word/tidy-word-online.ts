import { listKindIn } from '../../nodes/lists/list-kind-of.ts'
import { each } from '../elements.ts'
import { buildList, groupLines, type ListLine } from './build-list.ts'

interface OnlineLine extends ListLine {
  readonly holder: Element
  readonly item: Element
}

const lineOf = (item: HTMLElement): OnlineLine[] => {
  const list = item.parentElement
  if (!list) return []
  return [
    {
      item,
      holder: list.closest('.ListContainerWrapper') ?? list,
      line: item.ownerDocument.createElement('div'),
      level: Number(item.dataset['ariaLevel']) || 1,
      isOrdered: list.tagName === 'OL',
      number: Number(list.getAttribute('start') ?? 1),
      kind: listKindIn(list),
    },
  ]
}

/** Word of the web writes every entry of a list as a list of its own. */
export const tidyWordOnline = (root: Element): void => {
  for (const end of each(root, '.EOP')) end.remove()
  const items = each(root, 'li[data-aria-level]')
  // Entries of one list element stand in it already.
  const groups = groupLines(
    items.flatMap(lineOf).filter(({ item }) => item.parentElement?.childElementCount === 1),
  )
  for (const group of groups) {
    for (const { holder, line, item } of group) {
      line.append(...item.childNodes)
      holder.replaceWith(line)
    }
    buildList(group)
  }
}
