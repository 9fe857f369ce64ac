import { each, styleOf, unwrapElement } from '../elements.ts'
import { sourceAttribute } from './tidy-pictures.ts'

const goneSelector =
  'script, style, template, noscript, meta, link, title, svg, canvas, object, embed, button, input, select, textarea, map, ' +
  '[hidden], [aria-hidden=true], .sr-only, .visually-hidden, .mw-editsection, .anchor-link, .headerlink'

const isHidden = (element: Element): boolean =>
  styleOf(element, 'display') === 'none' ||
  styleOf(element, 'visibility') === 'hidden' ||
  styleOf(element, 'mso-hide') === 'all'

/** Takes away what was not seen where it was copied, and what does something there. */
export const removeUnseen = (root: Element): void => {
  for (const element of each(root, goneSelector)) if (!element.matches('[data-node]')) element.remove()
  for (const element of each(root, '[style]')) if (isHidden(element)) element.remove()
  const comments = root.ownerDocument.createTreeWalker(root, NodeFilter.SHOW_COMMENT)
  const found: ChildNode[] = []
  for (let node = comments.nextNode(); node; node = comments.nextNode())
    if (node instanceof Comment) found.push(node)
  for (const comment of found) comment.remove()
}

const keptNames = new Set([
  'href',
  'colspan',
  'rowspan',
  'start',
  'data-type',
  'data-checked',
  'data-callout',
  'data-details',
  'data-details-summary',
  'data-details-content',
  'data-tooltip',
  'data-node',
  sourceAttribute,
])

const alignOf = (element: Element): string => {
  if (!element.matches('p, h1, h2, h3, h4, h5, h6')) return ''
  const align = styleOf(element, 'text-align') || (element.getAttribute('align') ?? '').toLowerCase()
  const around = element.parentElement?.matches('div[style*="text-align"]')
    ? styleOf(element.parentElement, 'text-align')
    : ''
  return ['center', 'right'].find((side) => side === (align || around)) ?? ''
}

/** Leaves of attributes what says something about the text; where lines stand only documents say. */
export const removeLooks = (root: Element, keepsAlign: boolean): void => {
  const sides = keepsAlign
    ? each(root, 'p, h1, h2, h3, h4, h5, h6').map((line) => [line, alignOf(line)] as const)
    : []
  for (const element of each(root, '*'))
    for (const { name } of [...element.attributes])
      if (
        !keptNames.has(name) &&
        !name.startsWith('data-of-') &&
        !(name === 'type' && element.tagName === 'OL')
      )
        element.removeAttribute(name)
  for (const [line, side] of sides) if (side !== '') line.style.textAlign = side
  for (const element of each(root, 'span:not([data-node], [data-tooltip]), font, o\\:p'))
    unwrapElement(element)
}

const holds = 'img, hr, [data-node], table, ul, ol'
const blocks = 'p, div, h1, h2, h3, h4, h5, h6, ul, ol, table, blockquote, hr, pre'

/** Whether nothing would be missed if an element went. */
const isBlank = (element: Element): boolean =>
  (element.textContent ?? '').replaceAll(/[\s\u00a0\u200b\ufeff]/g, '') === '' &&
  !element.querySelector(holds)

/** Lines that only keep a distance: the text keeps its own. */
export const removeEmptyLines = (root: Element): void => {
  for (const line of each(root, 'p, div, h1, h2, h3, h4, h5, h6, blockquote').toReversed()) {
    if (line.dataset['node'] !== undefined || line.matches('[data-details] > div') || !isBlank(line)) continue
    const isAlone = line.parentElement?.matches('td, th, li') && line.parentElement.childElementCount === 1
    if (isAlone) line.replaceChildren()
    else line.remove()
  }
}

const isEdge = (node: ChildNode | null): boolean =>
  node === null || (node instanceof Element && node.matches(blocks))

const nearest = (end: Element, side: 'previousSibling' | 'nextSibling'): ChildNode | null => {
  let node = end[side]
  while (node instanceof Text && node.data.trim() === '') node = node[side]
  return node
}

/** Ends of line that end nothing: before or after a block, and at the end of one. */
export const removeStrayBreaks = (root: Element): void => {
  for (const end of each(root, 'br').toReversed()) {
    const after = nearest(end, 'nextSibling')
    if (isEdge(after) || end.matches('.Apple-interchange-newline')) end.remove()
    else if (
      isEdge(nearest(end, 'previousSibling')) &&
      end.parentElement?.querySelector(`:scope > :is(${blocks})`)
    )
      end.remove()
  }
}

/** Two ends of line after each other end a paragraph. */
export const splitAtBreaks = (root: Element): void => {
  for (const line of each(root, 'p, div')) {
    for (const end of each(line, ':scope > br + br')) {
      const first = end.previousSibling
      if (!(first instanceof HTMLBRElement)) continue
      const before = root.ownerDocument.createElement('p')
      while (line.firstChild && line.firstChild !== first) before.append(line.firstChild)
      first.remove()
      end.remove()
      if (!isBlank(before)) line.before(before)
    }
  }
}

/** Blocks that stand in a line end it: what comes before and after is a line of its own. */
export const liftBlocks = (root: Element): void => {
  for (const block of each(root, 'div[data-node]')) {
    let line = block.parentElement
    while (line && line !== root && !line.matches('div, li, td, th, blockquote')) {
      const rest = line.cloneNode(false)
      while (block.nextSibling) rest.appendChild(block.nextSibling)
      line.after(block, rest)
      if (isBlank(line)) line.remove()
      if (rest instanceof Element && isBlank(rest)) rest.remove()
      line = block.parentElement
    }
  }
}

/** The text at one edge of a line, unless something else stands there. */
const textAt = (line: Element, edge: 'firstChild' | 'lastChild'): Text | null => {
  let node = line[edge]
  while (node instanceof Element && !node.matches('[data-node], pre')) node = node[edge]
  return node instanceof Text ? node : null
}

/**
 * Spaces where nobody sees them: those that a program put at the ends of lines, and the indents of its source at their beginnings. What an
 * author indented by no-break spaces stays.
 */
export const trimLines = (root: Element): void => {
  for (const space of each(root, '.Apple-converted-space')) space.replaceWith(' ')
  // What was unwrapped left its words in pieces.
  root.normalize()
  for (const line of each(root, 'p, div, h1, h2, h3, h4, h5, h6, li, td, th')) {
    const [first, last] = [textAt(line, 'firstChild'), textAt(line, 'lastChild')]
    if (first) first.data = first.data.replace(/^[ \t\r\n\f]+/, '')
    if (last) last.data = last.data.replace(/[\s\u00a0]+$/, '')
  }
}
