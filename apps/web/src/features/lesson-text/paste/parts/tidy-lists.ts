import { listKindIn } from '../../nodes/lists/list-kind-of.ts'
import { each } from '../elements.ts'

const isList = (element: Element | null): element is HTMLElement =>
  element !== null && (element.tagName === 'UL' || element.tagName === 'OL')

const newItem = (before: ChildNode): HTMLElement => {
  const item = (before.ownerDocument ?? document).createElement('li')
  before.before(item)
  return item
}

/** What stands in a list beside its entries goes into the one before, or into one of its own. */
const takeIn = (list: Element): void => {
  for (const child of [...list.childNodes]) {
    if (child instanceof Text && child.data.trim() === '') child.remove()
    else if (!(child instanceof Element) || child.tagName !== 'LI') {
      const before = child.previousSibling
      const item =
        before instanceof Element && isList(child instanceof Element ? child : null) ? before : newItem(child)
      item.append(child)
    }
  }
}

/** Lists hold entries, and entries what is in them, whatever a program left open. */
export const tidyLists = (root: Element): void => {
  for (const list of each(root, 'ul, ol')) takeIn(list)
  for (const list of each(root, 'ol')) {
    const kind = listKindIn(list)
    if (kind === null) list.removeAttribute('type')
    else list.setAttribute('type', kind)
  }
  for (const item of each(root, 'li')) {
    if (isList(item.parentElement)) continue
    const list = item.ownerDocument.createElement('ul')
    item.before(list)
    list.append(item)
    while (list.nextElementSibling?.tagName === 'LI') list.append(list.nextElementSibling)
  }
}
