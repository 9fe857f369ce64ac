import { listKindOf, type ListKind } from '@lectern/contract/kernel/rich-text'
import { styleOf } from '../../paste/elements.ts'

const kindsOfStyles: Readonly<Record<string, ListKind>> = {
  'lower-alpha': 'a',
  'lower-latin': 'a',
  'upper-alpha': 'A',
  'upper-latin': 'A',
  'lower-roman': 'i',
  'upper-roman': 'I',
}

const styledKind = (element: Element | null): ListKind | null =>
  element
    ? (kindsOfStyles[styleOf(element, 'list-style-type') || styleOf(element, 'list-style')] ?? null)
    : null

/** How a list of HTML is counted: its own `type` or style, or the style of its first entry; null for numbers. */
export const listKindIn = (list: Element): ListKind | null =>
  styledKind(list) ?? styledKind(list.querySelector(':scope > li')) ?? listKindOf(list.getAttribute('type'))
