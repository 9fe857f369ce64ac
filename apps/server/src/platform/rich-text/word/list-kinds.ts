import type { ListKind } from '@lectern/contract/kernel/rich-text'
import { isElement, type Markup, type MarkupNode, wordsOf } from '@lectern/contract/kernel/markup'
import { listPlaceOf } from '../../documents/read-word.ts'

/** An entry of a list in a document, in the order of the text. */
export interface CountedEntry {
  readonly words: string
  readonly kind: ListKind | null
}

const kindOfFormat: Readonly<Record<string, ListKind>> = {
  lowerLetter: 'a',
  upperLetter: 'A',
  lowerRoman: 'i',
  upperRoman: 'I',
}

const plainFormats = new Set(['bullet', 'none', 'decimal', ''])

/** Whether entries counted like this come back as they were. */
export const isKeptFormat = (format: string): boolean =>
  plainFormats.has(format) || Object.hasOwn(kindOfFormat, format)

const bare = (words: string): string => words.replaceAll(/\s+/g, '')

const wordsOfParagraph = (of: Markup): string =>
  of.name === 't' ? wordsOf(of) : of.children.filter(isElement).map(wordsOfParagraph).join('')

/** The entries of lists among the elements of a document; `numbering` says how a place is counted. */
export const countedEntries = (
  elements: readonly Markup[],
  numbering: ReadonlyMap<string, string>,
): CountedEntry[] =>
  elements
    .filter(({ name }) => name === 'p')
    .flatMap((paragraph) => {
      const place = listPlaceOf(paragraph)
      if (place === null) return []
      const kind = kindOfFormat[numbering.get(place) ?? ''] ?? null
      return [{ words: bare(wordsOfParagraph(paragraph)), kind }]
    })

/** Words of an entry itself, without those of lists in it. */
const ownWords = (node: MarkupNode): string => {
  if (!isElement(node)) return node
  return node.name === 'ol' || node.name === 'ul' ? '' : node.children.map(ownWords).join('')
}

/** Answers how the next entry with some words is counted; every entry is passed once. */
const createFinder = (entries: readonly CountedEntry[]) => {
  const waiting = new Map<string, number[]>()
  for (const [at, { words }] of [...entries.entries()].toReversed())
    waiting
      .set(words, waiting.get(words) ?? [])
      .get(words)
      ?.push(at)
  let next = 0
  return (item: Markup): ListKind | null => {
    const places = waiting.get(bare(item.children.map(ownWords).join(''))) ?? []
    let at = places.pop()
    while (at !== undefined && at < next) at = places.pop()
    if (at === undefined) return null
    next = at + 1
    return entries[at]?.kind ?? null
  }
}

/**
 * Says of lists how they are counted, which Mammoth leaves out: entries of both readings stand in the same order, and belong together by
 * their words. A list is counted as its first entry.
 */
export const withListKinds = (
  nodes: readonly MarkupNode[],
  entries: readonly CountedEntry[],
): readonly MarkupNode[] => {
  const kindOf = createFinder(entries)
  const readList = (list: Markup): Markup => {
    const kinds: (ListKind | null)[] = []
    const children = list.children.map((item) => {
      if (!isElement(item)) return item
      kinds.push(kindOf(item))
      return { ...item, children: item.children.map(read) }
    })
    const [kind] = kinds
    return { ...list, attributes: { ...list.attributes, ...(kind && { type: kind }) }, children }
  }
  const read = (node: MarkupNode): MarkupNode => {
    if (!isElement(node)) return node
    if (node.name === 'ol' || node.name === 'ul') return readList(node)
    return { ...node, children: node.children.map(read) }
  }
  return nodes.map(read)
}
