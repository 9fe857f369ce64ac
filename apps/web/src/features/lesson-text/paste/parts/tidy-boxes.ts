import type { calloutKinds } from '@lectern/contract/rich-text/nodes/boxes'
import { each, renameElement, unwrapElement, wordsOf, wrapContent } from '../elements.ts'

const kinds: readonly (readonly [(typeof calloutKinds)[number], RegExp])[] = [
  ['warning', /warning|caution|danger|error|attention/i],
  ['important', /important/i],
  ['tip', /\btip\b|hint|success|-tip/i],
]

const calloutSelector =
  'aside, figure.callout, div.callout, div.markdown-alert, div.admonition, [data-callout]'

/** Remarks that a page sets off; what stands beside an article on a page of the web is none. */
const callouts = (root: Element): void => {
  for (const box of each(root, calloutSelector)) {
    if (box.matches('aside') && box.querySelector('nav, h1, h2, ul ul')) continue
    const kind = kinds.find(([, words]) => words.test(box.className))?.[0] ?? 'note'
    for (const title of each(box, '.markdown-alert-title, .admonition-title')) title.remove()
    const made = renameElement(box, 'div')
    made.dataset['callout'] = ''
    made.dataset['ofKind'] = JSON.stringify(kind)
  }
}

/** Spoilers: a line, and what it opens. */
const spoilers = (root: Element): void => {
  for (const box of each(root, 'details')) {
    const made = box.ownerDocument.createElement('div')
    const line = box.ownerDocument.createElement('div')
    const content = box.ownerDocument.createElement('div')
    const summary = box.querySelector(':scope > summary')
    made.dataset['details'] = ''
    line.dataset['detailsSummary'] = ''
    content.dataset['detailsContent'] = ''
    line.textContent = summary ? wordsOf(summary) : ''
    summary?.remove()
    content.append(...box.childNodes)
    made.append(line, content)
    box.replaceWith(made)
  }
}

const roleTags: readonly (readonly [string, string])[] = [
  ['center', 'div'],
  ['dt', 'p'],
  ['dd', 'p'],
]

/** Quotations that stand below each other are one. */
const quotations = (root: Element): void => {
  for (const quote of each(root, 'blockquote')) {
    const before = quote.previousElementSibling
    const isNext = before?.tagName === 'BLOCKQUOTE' && quote.previousSibling?.textContent?.trim() === ''
    if (!isNext) continue
    if (!quote.querySelector('p')) wrapContent(quote, 'p')
    before.append(...quote.childNodes)
    quote.remove()
  }
}

/** Headings that are only called so, and boxes that say nothing. */
const roles = (root: Element): void => {
  for (const heading of each(root, '[role=heading][aria-level]')) {
    const level = Number(heading.getAttribute('aria-level'))
    if (level >= 1 && level <= 6 && !/^H[1-6]$/.test(heading.tagName)) renameElement(heading, `h${level}`)
  }
  for (const term of each(root, 'dt')) wrapContent(term, 'strong')
  for (const [name, tag] of roleTags)
    for (const element of each(root, name)) {
      const made = renameElement(element, tag)
      if (name === 'center') made.style.textAlign = 'center'
    }
  for (const quote of each(root, 'q')) {
    quote.prepend('“')
    quote.append('”')
    unwrapElement(quote)
  }
  for (const short of each(root, 'abbr[title]')) {
    const made = renameElement(short, 'span')
    made.dataset['tooltip'] = made.getAttribute('title') ?? ''
  }
}

/** Gives boxes, headings and remarks of other programs the elements that the editor knows. */
export const tidyBoxes = (root: Element): void => {
  roles(root)
  callouts(root)
  spoilers(root)
  quotations(root)
}
