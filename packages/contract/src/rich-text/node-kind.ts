import { z } from 'zod'
import type { PlacedFile } from '../files/placed-file.ts'

/**
 * What may stand inside a node: words with their marks and inline nodes, blocks, named nodes alone, or nothing (then it is
 * drawn from its attributes).
 */
export type Held = 'words' | 'blocks' | 'nothing' | readonly string[]

interface NodeFacts {
  /** Where it may stand: in the text itself, in a line, or only in the nodes that name it. */
  readonly place: 'block' | 'inline' | 'inside'
  readonly holds: Held
  /** Whether there is something to see although it holds no words: a picture, a line. */
  readonly isShown: boolean
}

interface NodeRules<Attrs> {
  /** Its own words, besides those of the nodes in it: a caption, a code. */
  readonly words?: (attrs: Attrs) => string
  /** Files of the storage that it shows. */
  readonly files?: (attrs: Attrs) => readonly PlacedFile[]
}

/** One kind of node of a lesson's text: what it stores, what it may hold, and what follows from it. */
export interface NodeDefinition<Type extends string, Shape extends z.ZodRawShape>
  extends NodeFacts, NodeRules<z.infer<z.ZodObject<Shape>>> {
  /** Its name in the document, the editor's own (document 001 §3). */
  readonly type: Type
  readonly attrs: Shape
}

/** A kind as the registry holds it, over unparsed attributes; its rules throw on attributes that its schema refuses. */
export interface NodeKind extends NodeFacts {
  readonly type: string
  readonly attrs: z.ZodRawShape
  readonly words: (attrs: unknown) => string
  readonly files: (attrs: unknown) => readonly PlacedFile[]
}

/** Makes the registry's form of a kind of node. */
export const defineNode = <const Type extends string, Shape extends z.ZodRawShape>(
  definition: NodeDefinition<Type, Shape>,
) => {
  const { type, attrs, place, holds, isShown, words, files } = definition
  const schema = z.object(attrs)
  return {
    type,
    attrs,
    place,
    holds,
    isShown,
    words: (given: unknown): string => (words ? words(schema.parse(given ?? {})) : ''),
    files: (given: unknown): readonly PlacedFile[] => (files ? files(schema.parse(given ?? {})) : []),
  }
}
