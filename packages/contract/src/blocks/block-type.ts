import type { z } from 'zod'
import type { PlacedFile } from './placed-file.ts'
import type { BuiltUnitType } from './unit-types.ts'

/**
 * One kind of unit: what is stored, what an author may send, what a learner gets. `render` turns a stored text into
 * safe HTML and is given from outside, so that the rule stays free of vendors.
 */
export interface BlockTypeDefinition<
  TypeId extends BuiltUnitType,
  ContentSchema extends z.ZodType,
  PublicSchema extends z.ZodType,
> {
  readonly typeId: TypeId
  /** The stored content, as the author writes it. */
  readonly content: ContentSchema
  /** What a learner gets of it. */
  readonly publicContent: PublicSchema
  /** A new unit of this kind. */
  readonly create: () => z.output<ContentSchema>
  /** The public form, built by naming what goes out. */
  readonly toPublic: (content: z.output<ContentSchema>, render: RenderRichText) => z.output<PublicSchema>
  /** Whether there is anything for a learner to see. */
  readonly isEmpty: (content: z.output<ContentSchema>) => boolean
  /** Ids of quizzes that the unit holds; the server checks that they are the school's own. */
  readonly quizIds: (content: z.output<ContentSchema>) => readonly number[]
  /** Files that the unit holds; the server checks that they are the school's own. */
  readonly files: (content: z.output<ContentSchema>) => readonly PlacedFile[]
  /** Letters of its texts, for the limit of a whole lesson. */
  readonly letters: (content: z.output<ContentSchema>) => number
  readonly sample: z.output<ContentSchema>
}

/** Safe HTML of a stored rich text. */
export type RenderRichText = (doc: unknown) => string

/** A block type as the registry holds it, over unparsed content; throws on content that the schema refuses. */
export interface BlockType<
  TypeId extends BuiltUnitType = BuiltUnitType,
  ContentSchema extends z.ZodType = z.ZodType,
  PublicSchema extends z.ZodType = z.ZodType,
> {
  readonly typeId: TypeId
  readonly content: ContentSchema
  readonly publicContent: PublicSchema
  readonly create: () => z.output<ContentSchema>
  readonly toPublic: (content: unknown, render: RenderRichText) => z.output<PublicSchema>
  readonly isEmpty: (content: unknown) => boolean
  readonly quizIds: (content: unknown) => readonly number[]
  readonly files: (content: unknown) => readonly PlacedFile[]
  readonly letters: (content: unknown) => number
  readonly sample: z.output<ContentSchema>
}

/** Makes the registry's form of a block type. */
export const defineBlockType = <
  const TypeId extends BuiltUnitType,
  ContentSchema extends z.ZodType,
  PublicSchema extends z.ZodType,
>(
  type: BlockTypeDefinition<TypeId, ContentSchema, PublicSchema>,
): BlockType<TypeId, ContentSchema, PublicSchema> => ({
  typeId: type.typeId,
  content: type.content,
  publicContent: type.publicContent,
  create: type.create,
  toPublic: (content, render) => type.publicContent.parse(type.toPublic(type.content.parse(content), render)),
  isEmpty: (content) => type.isEmpty(type.content.parse(content)),
  quizIds: (content) => type.quizIds(type.content.parse(content)),
  files: (content) => type.files(type.content.parse(content)),
  letters: (content) => type.letters(type.content.parse(content)),
  sample: type.sample,
})
