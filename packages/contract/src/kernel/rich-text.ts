import { z } from 'zod'

/** Links that a text may hold (document 001 §5). A `javascript:` address parses as a URL and is refused all the same. */
export const linkProtocols = ['http:', 'https:', 'ftp:', 'mailto:', 'tel:'] as const

/** Whether `href` may stand in a text; an address without a protocol is not one. */
export const isAllowedLink = (href: string): boolean => {
  if (/[\u0000-\u0020]/.test(href.trim())) return false
  try {
    const { protocol } = new URL(href)
    return linkProtocols.some((allowed) => allowed === protocol)
  } catch {
    return false
  }
}

const mark = z.discriminatedUnion('type', [
  z.object({ type: z.literal('bold') }),
  z.object({ type: z.literal('italic') }),
  z.object({
    type: z.literal('link'),
    attrs: z.object({ href: z.string().max(2048).refine(isAllowedLink, 'link_protocol') }),
  }),
])

const text = z.object({
  type: z.literal('text'),
  text: z
    .string()
    .min(1)
    .refine((value) => !value.includes('\u0000'), 'control_characters'),
  marks: z.array(mark).max(3).optional(),
})
const hardBreak = z.object({ type: z.literal('hardBreak') })
const inline = z.array(z.discriminatedUnion('type', [text, hardBreak])).optional()

/** How the entries of a list are counted where it is not by numbers: small or large letters, small or large Roman numbers, as HTML writes it. */
export const listKinds = ['a', 'A', 'i', 'I'] as const
export type ListKind = (typeof listKinds)[number]

/** Null for numbers. */
export const listKind = z.enum(listKinds).nullable()

/** The kind that a `type` of HTML names; null for numbers, and for what is none. */
export const listKindOf = (type: unknown): ListKind | null => listKinds.find((kind) => kind === type) ?? null

const paragraph = z.object({ type: z.literal('paragraph'), content: inline })
const heading = z.object({
  type: z.literal('heading'),
  attrs: z.object({ level: z.int().min(1).max(6) }),
  content: inline,
})

/** A block that may stand in the text itself, in a quote or in a list item. */
export type RichTextBlock =
  | z.infer<typeof paragraph>
  | z.infer<typeof heading>
  | { type: 'blockquote'; content: RichTextBlock[] }
  | { type: 'bulletList'; content: RichTextItem[] }
  | {
      type: 'orderedList'
      attrs?: { start: number; type?: ListKind | null | undefined } | undefined
      content: RichTextItem[]
    }
export interface RichTextItem {
  type: 'listItem'
  content: RichTextBlock[]
}

export const richTextBlock: z.ZodType<RichTextBlock> = z.lazy(() =>
  z.discriminatedUnion('type', [
    paragraph,
    heading,
    z.object({ type: z.literal('blockquote'), content: z.array(richTextBlock).min(1) }),
    z.object({ type: z.literal('bulletList'), content: z.array(richTextItem).min(1) }),
    z.object({
      type: z.literal('orderedList'),
      attrs: z.object({ start: z.int().min(0).max(1_000_000), type: listKind.optional() }).optional(),
      content: z.array(richTextItem).min(1),
    }),
  ]),
)
export const richTextItem: z.ZodType<RichTextItem> = z.lazy(() =>
  z.object({ type: z.literal('listItem'), content: z.array(richTextBlock).min(1) }),
)

/** A text as ProseMirror keeps it, with the version of its form. What the schema does not name is dropped. */
export const richText = z.object({
  version: z.literal(1),
  doc: z.object({ type: z.literal('doc'), content: z.array(richTextBlock) }),
})
export type RichText = z.infer<typeof richText>

export const emptyRichText: RichText = { version: 1, doc: { type: 'doc', content: [] } }
