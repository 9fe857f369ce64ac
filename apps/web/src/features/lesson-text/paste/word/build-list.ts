import type { ListKind } from '@lectern/contract/kernel/rich-text'

/** A line that a program wrote as a paragraph with a mark before it. */
export interface ListLine {
  readonly line: HTMLElement
  /** From 1. */
  readonly level: number
  readonly isOrdered: boolean
  /** The number of the line. */
  readonly number: number
  /** Counted by letters or Roman numbers; null for numbers. */
  readonly kind: ListKind | null
}

interface OpenList {
  readonly level: number
  readonly isOrdered: boolean
  readonly element: HTMLElement
}

const openList = (document: Document, { isOrdered, level, number, kind }: ListLine): OpenList => {
  const element = document.createElement(isOrdered ? 'ol' : 'ul')
  if (isOrdered && number !== 1) element.setAttribute('start', String(number))
  if (isOrdered && kind) element.setAttribute('type', kind)
  return { level, isOrdered, element }
}

const entryOf = (line: HTMLElement): HTMLElement => {
  const item = line.ownerDocument.createElement('li')
  item.append(line)
  return item
}

/** Lists, one within another, of lines that stand below each other; they take the place of the first one. */
export const buildList = (lines: readonly ListLine[]): void => {
  const [first] = lines
  if (!first) return
  const document = first.line.ownerDocument
  const place = document.createElement('div')
  first.line.before(place)
  const open: OpenList[] = []
  for (const line of lines) {
    while (isOver(open.at(-1), line)) open.pop()
    const outer = open.at(-1)
    if (outer?.level !== line.level) {
      const list = openList(document, line)
      const holder = outer?.element.lastElementChild ?? place
      holder.append(list.element)
      open.push(list)
    }
    open.at(-1)?.element.append(entryOf(line.line))
  }
  place.replaceWith(...place.childNodes)
}

const isOver = (list: OpenList | undefined, { level, isOrdered }: ListLine): boolean =>
  list !== undefined && (list.level > level || (list.level === level && list.isOrdered !== isOrdered))

/** Lines in groups: each stands directly below the one before. */
export const groupLines = <Line extends { readonly holder: Element }>(lines: readonly Line[]): Line[][] => {
  const groups: Line[][] = []
  for (const line of lines) {
    const group = groups.at(-1)
    if (group && line.holder.previousElementSibling === group.at(-1)?.holder) group.push(line)
    else groups.push([line])
  }
  return groups
}
