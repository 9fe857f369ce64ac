import { z } from 'zod'
import type { LessonText, TextNode } from './lesson-text.ts'
import { textLimits } from './lesson-text.ts'
import { markKinds, type MarkType, type TextMark } from './marks.ts'
import type { NodeKind } from './node-kind.ts'
import { nodeKindOf } from './registry.ts'

interface Loose {
  readonly type?: unknown
  readonly attrs?: unknown
  readonly text?: unknown
  readonly content?: unknown
  readonly marks?: unknown
}

const isLoose = (value: unknown): value is Loose => typeof value === 'object' && value !== null
const listOf = (value: unknown): Loose[] => (Array.isArray(value) ? value.filter(isLoose) : [])

const schemas = new WeakMap<z.ZodRawShape, z.ZodObject>()

const schemaOf = (shape: z.ZodRawShape): z.ZodObject => {
  const known = schemas.get(shape)
  if (known) return known
  const made = z.object(shape)
  schemas.set(shape, made)
  return made
}

/** The attributes that fit their kind; of one that does not, what the kind says without it. Undefined when that is not enough. */
const readAttrs = (given: unknown, shape: z.ZodRawShape): Record<string, unknown> | undefined => {
  const schema = schemaOf(shape)
  const asGiven = schema.safeParse(given ?? {})
  if (asGiven.success) return asGiven.data
  const from: Record<string, unknown> = isLoose(given) ? { ...given } : {}
  const fitting = Object.entries(shape).flatMap(([name, each]) => {
    const read = z.safeParse(each, from[name])
    return read.success ? [[name, read.data]] : []
  })
  const whole = schema.safeParse(Object.fromEntries(fitting))
  return whole.success ? whole.data : undefined
}

const isMarkType = (type: unknown): type is MarkType => typeof type === 'string' && type in markKinds

const readMark = (mark: Loose): TextMark[] => {
  if (!isMarkType(mark.type)) return []
  const shape: z.ZodRawShape = markKinds[mark.type]
  const attrs = readAttrs(mark.attrs, shape)
  if (attrs === undefined) return []
  const isPlain = Object.keys(shape).length === 0
  return [isPlain ? { type: mark.type } : { type: mark.type, attrs }]
}

const readWords = (node: Loose): TextNode[] => {
  const text = typeof node.text === 'string' ? node.text.replaceAll('\u0000', '') : ''
  if (text === '') return []
  const marks = listOf(node.marks).flatMap(readMark)
  const once = marks.filter((mark, at) => marks.findIndex((each) => each.type === mark.type) === at)
  return [{ type: 'text', text, ...(once.length > 0 && { marks: once }) }]
}

/** Words below it are given up: no stack holds without an end. */
const deepestRead = 1_000

/**
 * What was read of nodes before, for a text that is read again and again while it is written. Only for nodes that never
 * change: each is read once at its depth.
 */
export type TextReadings = WeakMap<object, { readonly depth: number; readonly nodes: readonly TextNode[] }>

/** Where a reading stands: how deep, and what was read before. */
interface Place {
  readonly depth: number
  readonly before: TextReadings | undefined
}
const deeper = ({ depth, before }: Place): Place => ({ depth: depth + 1, before })

/** Words and inline nodes of a node; of what has no place in a line, the words that stand in it. */
const readLine = (node: Loose, place: Place): TextNode[] =>
  listOf(node.content).flatMap((child) => {
    if (child.type === 'text') return readWords(child)
    const kind = typeof child.type === 'string' ? nodeKindOf(child.type) : undefined
    if (kind?.place === 'inline') return readKnown(child, kind, place)
    return place.depth > deepestRead ? [] : readLine(child, deeper(place))
  })

const readKnown = (node: Loose, kind: NodeKind, place: Place): readonly TextNode[] => {
  const known = place.before?.get(node)
  if (known?.depth === place.depth) return known.nodes
  const nodes = readAnew(node, kind, place)
  place.before?.set(node, { depth: place.depth, nodes })
  return nodes
}

const readAnew = (node: Loose, kind: NodeKind, place: Place): TextNode[] => {
  const attrs = readAttrs(node.attrs, kind.attrs)
  if (attrs === undefined) return []
  const content = readContent(node, kind, deeper(place))
  // A list without lines, a table without rows: nothing would be left to put words in.
  if (typeof kind.holds === 'object' && content.length === 0) return []
  return [
    {
      type: kind.type,
      ...(Object.keys(kind.attrs).length > 0 && { attrs }),
      ...(content.length > 0 && { content }),
    },
  ]
}

const readContent = (node: Loose, { holds }: NodeKind, place: Place): TextNode[] => {
  if (holds === 'nothing') return []
  if (holds === 'words') return readLine(node, place)
  if (holds === 'blocks') return readBlocks(node, place)
  return listOf(node.content).flatMap((child) => {
    const kind = holds.find((type) => type === child.type)
    const known = kind === undefined ? undefined : nodeKindOf(kind)
    return known ? readKnown(child, known, place) : []
  })
}

/** A table: row, cell, line and words stand below it. */
const deepestBox = 5

/** Deeper blocks than there may be lose their boxes and keep their words. */
const readBlocks = (node: Loose, place: Place): TextNode[] =>
  listOf(node.content).flatMap((child) => {
    const kind = typeof child.type === 'string' ? nodeKindOf(child.type) : undefined
    const isBox = kind?.holds !== 'words' && kind?.holds !== 'nothing'
    const isTooDeep = isBox && place.depth > textLimits.depth - deepestBox
    if (kind?.place === 'block' && !isTooDeep) return readKnown(child, kind, place)
    return readUnknown(child, place)
  })

const readUnknown = (node: Loose, place: Place): TextNode[] => {
  const isLine = node.type === 'text' || listOf(node.content).some((child) => child.type === 'text')
  const line = node.type === 'text' ? readWords(node) : isLine ? readLine(node, place) : []
  if (line.length > 0) return [{ type: 'paragraph', content: line }]
  return place.depth > deepestRead ? [] : readBlocks(node, deeper(place))
}

/**
 * What a school stores of an editor's document, or of anything else: known nodes, marks and attributes, addresses that are
 * allowed. The rest is dropped, its words are kept; nothing makes it fail.
 *
 * @param before is looked into and added to; without it every node is read
 */
export const readLessonText = (doc: unknown, before?: TextReadings): LessonText => ({
  version: 2,
  doc: { type: 'doc', content: isLoose(doc) ? readBlocks(doc, { depth: 1, before }) : [] },
})
