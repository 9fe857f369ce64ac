import { z } from 'zod'
import { markKinds, markTypes, type TextMark } from './marks.ts'
import type { Held, NodeKind } from './node-kind.ts'
import { nodeList } from './registry.ts'

/** Limits of one text; the letters of all texts of a lesson are counted together (`lessons/rules/lesson-size.ts`). */
export const textLimits = {
  /** As deep as the body of a call may be. */
  depth: 96,
  nodes: 30_000,
} as const

/** A node of a text as it is stored: words, or a kind of the registry with its attributes. */
export interface TextNode {
  readonly type: string
  readonly attrs?: Readonly<Record<string, unknown>> | undefined
  readonly content?: readonly TextNode[] | undefined
  /** Of `text` alone. */
  readonly text?: string | undefined
  readonly marks?: readonly TextMark[] | undefined
}

/** A lesson's text as ProseMirror keeps it, with the version of its form: 1 held no more than question texts do. */
export interface LessonText {
  readonly version: 1 | 2
  readonly doc: { readonly type: 'doc'; readonly content: readonly TextNode[] }
}

export const emptyLessonText: LessonText = { version: 2, doc: { type: 'doc', content: [] } }

const mark = z.discriminatedUnion('type', [
  markSchema('bold'),
  ...markTypes.filter((type) => type !== 'bold').map(markSchema),
])

function markSchema(type: keyof typeof markKinds) {
  const shape: z.ZodRawShape = markKinds[type]
  return Object.keys(shape).length === 0
    ? z.object({ type: z.literal(type) })
    : z.object({ type: z.literal(type), attrs: z.object(shape) })
}

const words = z.object({
  type: z.literal('text'),
  text: z
    .string()
    .min(1)
    .refine((value) => !value.includes('\u0000'), 'control_characters'),
  marks: z.array(mark).max(markTypes.length).optional(),
})

const kinds = nodeList.map((kind): NodeKind => kind)

const mayHold = (held: Held, kind: NodeKind): boolean => {
  if (held === 'words') return kind.place === 'inline'
  if (held === 'blocks') return kind.place === 'block'
  return held !== 'nothing' && held.includes(kind.type)
}

/** Nodes that may stand in a place. Each list is made once, when it is first needed: kinds hold each other. */
const contentOf = (held: Held) => {
  let list: z.ZodType | undefined
  return z.lazy(() => {
    list ??= z.array(unionOf(held))
    return list
  })
}

const unionOf = (held: Held): z.ZodType => {
  const [first, ...others] = [
    ...(held === 'words' ? [words] : []),
    ...kinds.filter((kind) => mayHold(held, kind)).map((kind) => nodeSchemas.get(kind.type)),
  ].filter((schema) => schema !== undefined)
  if (first === undefined) throw new Error('nothing may stand in a node that holds something')
  return z.discriminatedUnion('type', [first, ...others])
}

const schemaOf = ({ type, attrs, holds }: NodeKind) =>
  z.object({
    type: z.literal(type),
    ...(Object.keys(attrs).length > 0 && {
      // A node without attributes has those that its kind says for itself, where none has to be given.
      attrs: z.object(attrs).optional(),
    }),
    ...(holds !== 'nothing' && { content: contentOf(holds).optional() }),
  })

const nodeSchemas = new Map(kinds.map((kind) => [kind.type, schemaOf(kind)]))

interface Loose {
  readonly content?: unknown
}
const childrenOf = (node: unknown): readonly unknown[] => {
  const { content }: Loose = typeof node === 'object' && node !== null ? node : {}
  return Array.isArray(content) ? content : []
}

/** What of a document is beyond the limits; null when nothing is. It goes no deeper than the limit itself. */
export const brokenTextLimit = (doc: unknown): keyof typeof textLimits | null => {
  let nodes = 0
  let level: readonly unknown[] = childrenOf(doc)
  for (let depth = 1; level.length > 0; depth += 1) {
    nodes += level.length
    if (nodes > textLimits.nodes) return 'nodes'
    if (depth > textLimits.depth) return 'depth'
    level = level.flatMap(childrenOf)
  }
  return null
}

const attrsOfAny = z.record(z.string(), z.unknown()).optional()

/** The form of any node, for what has been read by the schemas of the registry. */
export const textNode: z.ZodType<TextNode> = z.lazy(() =>
  z.object({
    type: z.string(),
    attrs: attrsOfAny,
    content: z.array(textNode).optional(),
    text: z.string().optional(),
    marks: z.array(z.object({ type: z.string(), attrs: attrsOfAny })).optional(),
  }),
)

const version = z.literal([1, 2])
const docOf = <Node extends z.ZodType>(node: Node) =>
  z.object({ version, doc: z.object({ type: z.literal('doc'), content: z.array(node) }) })

/** A lesson's text. What the registry does not name is refused, like an address that may not stand in a text. */
export const lessonText: z.ZodType<LessonText> = z
  .object({ version, doc: z.unknown() })
  .superRefine(({ doc }, context) => {
    const limit = brokenTextLimit(doc)
    if (limit !== null)
      context.addIssue({ code: 'custom', message: `text_${limit}`, path: ['doc'], continue: false })
  })
  .pipe(docOf(unionOf('blocks')))
  .pipe(docOf(textNode))
