import { each } from '../elements.ts'

const typed = /^\s*\[([ xX])\]\s+/

const firstWords = (item: Element): Text | null => {
  const walker = item.ownerDocument.createTreeWalker(item, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (node instanceof Text && node.data.trim() !== '') return node
  return null
}

/** Whether the box before an entry is ticked; null when it has none. */
const boxOf = (item: Element): boolean | null => {
  if (item.getAttribute('role') === 'checkbox') return item.getAttribute('aria-checked') === 'true'
  const input = item.querySelector(
    ':scope > input[type=checkbox], :scope > p:first-child > input[type=checkbox], :scope > label > input[type=checkbox]',
  )
  if (input) return input.hasAttribute('checked')
  const drawn = item.querySelector(':scope > .checkbox')
  if (drawn) return drawn.matches('.checkbox-on')
  const [, mark] = typed.exec(firstWords(item)?.data ?? '') ?? []
  return mark === undefined ? null : mark !== ' '
}

const removeBox = (item: Element): void => {
  for (const box of each(
    item,
    ':scope > input, :scope > p:first-child > input, :scope > label > input, :scope > .checkbox, :scope > img, :scope > svg',
  ))
    box.remove()
  const words = firstWords(item)
  if (words) words.data = words.data.replace(typed, '')
}

/** Lists whose entries all have a box to tick. */
export const tidyTasks = (root: Element): void => {
  for (const list of each(root, 'ul')) {
    const items = [...list.children].filter((child) => child.tagName === 'LI')
    const boxes = items.map(boxOf)
    if (items.length === 0 || boxes.includes(null)) continue
    list.dataset['type'] = 'taskList'
    // Boxes that somebody has ticked already are part of the text.
    if (boxes.includes(true)) list.setAttribute('data-of-tickedby', '"author"')
    for (const [at, item] of items.entries()) {
      removeBox(item)
      item.setAttribute('data-type', 'taskItem')
      item.setAttribute('data-checked', String(boxes[at]))
    }
  }
}
