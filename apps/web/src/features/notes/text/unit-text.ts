import type { Stretch } from '@lectern/contract/notes/rules/find-place'

/** A piece of a text as the page holds it. */
interface Piece {
  readonly node: Text
  readonly start: number
  readonly end: number
}

/** The words of a unit's text in one line of letters, and where each stands in the page. */
export interface UnitText {
  readonly unit: number
  readonly root: HTMLElement
  readonly text: string
  readonly pieces: readonly Piece[]
}

/** What scripts put into a text is none of its author's words. */
const foreign = 'button, input, [data-html], [data-frame], [data-files], [data-sound], [data-not-text]'
const blocks = 'p, h1, h2, h3, h4, h5, h6, li, td, th, pre, blockquote, figcaption, summary, dt, dd, div'

const textNodesOf = (root: HTMLElement): Text[] => {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT, (node) =>
    node.parentElement?.closest(foreign) ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
  )
  const nodes: Text[] = []
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode())
    if (node instanceof Text && node.data !== '') nodes.push(node)
  return nodes
}

/** The text of a unit that stands in the page; null where it has none. */
export const readUnit = (unit: number): UnitText | null => {
  const root = document.querySelector<HTMLElement>(`#unit-${unit} > div`)
  if (root === null) return null
  const pieces: Piece[] = []
  let text = ''
  let block: Element | null | undefined
  for (const node of textNodesOf(root)) {
    const own = node.parentElement?.closest(blocks)
    // Words of two paragraphs are two words.
    if (block !== undefined && own !== block) text += '\n'
    block = own
    pieces.push({ node, start: text.length, end: text.length + node.data.length })
    text += node.data
  }
  return { unit, root, text, pieces }
}

/** Where letters of a text stand in the page. */
export const rangeOf = ({ pieces }: Pick<UnitText, 'pieces'>, { start, end }: Stretch): Range | null => {
  const first = pieces.find((piece) => piece.end > start)
  const last = pieces.findLast((piece) => piece.start < end)
  if (!first || !last || first.start > last.start) return null
  const range = document.createRange()
  range.setStart(first.node, Math.max(0, start - first.start))
  range.setEnd(last.node, Math.min(last.node.data.length, end - last.start))
  return range
}

/** The letters of a text that a range takes in, without spaces at its ends; null where it takes in none. */
export const stretchOf = ({ text, pieces }: UnitText, range: Range): Stretch | null => {
  const taken = pieces.filter(({ node }) => range.intersectsNode(node))
  const [first, last] = [taken[0], taken.at(-1)]
  if (!first || !last) return null
  const from = first.start + (range.startContainer === first.node ? range.startOffset : 0)
  const to = range.endContainer === last.node ? last.start + range.endOffset : last.end
  const words = text.slice(from, to)
  const start = from + (words.length - words.trimStart().length)
  const end = to - (words.length - words.trimEnd().length)
  return end > start ? { start, end } : null
}

/** The letter of a text at a point of the window; null where there is none. */
export const letterAt = ({ pieces }: UnitText, x: number, y: number): number | null => {
  const position = document.caretPositionFromPoint?.(x, y)
  const range = position ? null : document.caretRangeFromPoint?.(x, y)
  const [node, offset] = position
    ? [position.offsetNode, position.offset]
    : [range?.startContainer, range?.startOffset ?? 0]
  const piece = pieces.find((each) => each.node === node)
  return piece ? piece.start + offset : null
}
