import type { NodeType } from '@lectern/contract/rich-text/registry'
import type { z } from 'zod'
import { nodeKindOf, type nodeList } from '@lectern/contract/rich-text/registry'
import { z as schemas } from 'zod'

/** What a node needs to know of the text in which it stands. */
export interface TextContext {
  /** An id for a heading, unlike every other of this text. */
  readonly headingId: (words: string) => string
  /** Keeps a remark for the end of the text, and says its number. */
  readonly addFootnote: (text: string) => number
}

type Kind<Type extends NodeType> = Extract<(typeof nodeList)[number], { type: Type }>

/** The attributes of a kind of node, as the contract's schema gives them. */
export type NodeAttrs<Type extends NodeType> = z.infer<z.ZodObject<Kind<Type>['attrs']>>

interface Rendered<Type extends NodeType> {
  readonly attrs: NodeAttrs<Type>
  /** HTML of what stands in the node. */
  readonly inner: string
  /** The plain words in it. */
  readonly words: string
  readonly context: TextContext
}

/** Writes a kind of node as HTML. */
export type RenderNode<Type extends NodeType> = (node: Rendered<Type>) => string

/** A renderer that reads stored attributes; of those that the schema refuses, only what stands in the node is written. */
export type AnyRenderer = (node: {
  readonly attrs: unknown
  readonly inner: string
  readonly words: string
  readonly context: TextContext
}) => string

/** Makes the registry's form of a renderer. */
export const renderNode = <const Type extends NodeType>(
  type: Type,
  render: RenderNode<Type>,
): readonly [Type, AnyRenderer] => {
  const schema = schemas.object(nodeKindOf(type)?.attrs ?? {})
  return [
    type,
    ({ attrs, ...node }) => {
      const read = schema.safeParse(attrs ?? {})
      return read.success ? render({ ...node, attrs: read.data as NodeAttrs<Type> }) : node.inner
    },
  ]
}
