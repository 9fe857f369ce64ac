import { inlineLimits } from '@lectern/contract/rich-text/nodes/inlines'
import { each, wordsOf } from '../elements.ts'
import { ownMarkup } from '../own-markup.ts'

/** The longest mark that a remark has in the text: `[12]`, `iv`, `*`. */
const longestMark = 6

const nameOf = (link: Element): string => {
  const href = link.getAttribute('href') ?? ''
  if (!href.startsWith('#')) return ''
  try {
    return decodeURIComponent(href.slice(1))
  } catch {
    return href.slice(1)
  }
}

/** Every element by its id and its name. */
const placesOf = (root: Element): Map<string, Element> => {
  const places = new Map<string, Element>()
  for (const element of each(root, '[id], a[name]'))
    for (const name of [element.id, element.getAttribute('name') ?? ''])
      if (name !== '' && !places.has(name)) places.set(name, element)
  return places
}

/** What names a mark: its own id or name, or the id of what it stands in. */
const namesOf = (mark: Element): string[] => {
  const around = mark.parentElement?.closest('sup[id], span[id]')
  return [mark.id, mark.getAttribute('name') ?? '', around?.id ?? ''].filter((name) => name !== '')
}

/** The box of one remark: Word and LibreOffice put it in a division of its own, the web in a list. */
const noteOf = (place: Element): Element =>
  place.closest('li, div[id*="ftn"], div[id*="edn"], div[id^="sdfootnote"], div[id^="sdendnote"]') ??
  place.closest('p, div, dd') ??
  place

const backLinksOf = (note: Element, names: readonly string[]): Element[] =>
  each(note, 'a[href^="#"]').filter((link) => names.includes(nameOf(link)))

const textOf = (note: Element, marks: ReadonlyMap<Element, readonly string[]>): string => {
  const all = [...marks.values()].flat()
  const copy = note.cloneNode(true)
  if (!(copy instanceof Element)) return ''
  for (const link of backLinksOf(copy, all)) link.remove()
  return wordsOf(copy)
    .replace(/^(?:\[\s*\]|\^|↑|\d{1,3}[.)]?(?=\s)|[.,:;]|\s)+/u, '')
    .replace(/(?:\s|↩|↵|\ufe0e)+$/u, '')
    .slice(0, inlineLimits.footnote)
}

/** Takes away what held remarks alone, with the line above them. */
const removeNote = (note: Element, root: Element): void => {
  let holder = note.parentElement
  note.remove()
  while (holder && holder !== root && wordsOf(holder) === '' && !holder.querySelector('img, [data-node]')) {
    const next = holder.parentElement
    holder.remove()
    holder = next
  }
}

/**
 * Remarks below a text become footnotes in it: a short link that leads to a place from which another link leads back. So they are
 * written by Word, LibreOffice, Google Docs, Pandoc, GitHub and Wikipedia.
 */
export const tidyFootnotes = (root: Element): void => {
  const places = placesOf(root)
  const links = each(root, 'a[href^="#"]').filter((link) => wordsOf(link).length <= longestMark)
  const notes = new Map<Element, Map<Element, readonly string[]>>()
  for (const link of links) {
    const place = places.get(nameOf(link))
    const names = namesOf(link)
    if (!place || !(link.compareDocumentPosition(place) & Node.DOCUMENT_POSITION_FOLLOWING)) continue
    const note = noteOf(place)
    if (note.contains(link) || backLinksOf(note, names).length === 0) continue
    const marks = notes.get(note) ?? new Map<Element, readonly string[]>()
    notes.set(note, marks.set(link, names))
  }
  for (const [note, marks] of notes) {
    const text = textOf(note, marks)
    for (const mark of marks.keys()) {
      const raised = mark.closest('sup')
      const whole = raised && wordsOf(raised) === wordsOf(mark) ? raised : mark
      whole.replaceWith(ownMarkup(root.ownerDocument, 'footnote', { text }))
    }
  }
  const separators = each(
    root,
    'section.footnotes > hr, div[style*="mso-element:footnote-list" i] hr, div[style*="mso-element:endnote-list" i] hr',
  )
  if (notes.size > 0) for (const line of separators) line.remove()
  for (const note of notes.keys()) removeNote(note, root)
}
