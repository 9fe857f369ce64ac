import { z } from 'zod'
import type { WriteWords } from './write-words.ts'

/** What a node needs to know of the text in which it stands. */
export interface TextContext {
  /** Writes words of an author that are shown. */
  readonly words: WriteWords
  /** An id for a heading, unlike every other of this text. */
  readonly headingId: (words: string) => string
  /** Keeps a remark for the end of the text, and says its number and its name. */
  readonly addFootnote: (text: string) => { readonly number: number; readonly name: string }
}

/** A node as it is stored. */
export interface StoredNode {
  readonly type?: string
  readonly text?: string
  readonly attrs?: unknown
  readonly content?: readonly StoredNode[]
}

/** A node as it is written: its attributes as its schema gives them, and what stands in it. */
interface Rendered<Attrs> {
  readonly attrs: Attrs
  /** HTML of what stands in the node. */
  readonly inner: string
  /** What is stored in it. */
  readonly content: readonly StoredNode[]
  /** The plain words in it. */
  readonly words: string
  readonly context: TextContext
}

/** A renderer that reads stored attributes; of those that the schema refuses, only what stands in the node is written. */
export type AnyRenderer = (node: Rendered<unknown>) => string

/** Makes the registry's form of a renderer. */
export const renderNode = <const Type extends string, Shape extends z.ZodRawShape>(
  { type, attrs: shape }: { readonly type: Type; readonly attrs: Shape },
  render: (node: Rendered<z.output<z.ZodObject<Shape>>>) => string,
): readonly [Type, AnyRenderer] => {
  const schema = z.object(shape)
  return [
    type,
    ({ attrs, ...node }) => {
      const read = schema.safeParse(attrs ?? {})
      return read.success ? render({ ...node, attrs: read.data }) : node.inner
    },
  ]
}

/** The attributes of a kind of node, as its schema gives them. */
export type AttrsOf<Kind extends { readonly attrs: z.ZodRawShape }> = z.output<z.ZodObject<Kind['attrs']>>
