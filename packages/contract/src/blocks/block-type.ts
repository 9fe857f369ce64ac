import { z } from 'zod'
import type { PracticeOpening } from '../attempts/practice-opening.ts'
import type { PlacedFile } from '../files/placed-file.ts'
import { authorsHead, draftHead, publicHead } from './unit-head.ts'

/**
 * How a learner is done with a unit: it is read and left, played to its end, or practised until it is passed. A lesson of which
 * everything that is played was watched counts as watched.
 */
export type UnitCompletion = 'read' | 'played' | 'practised'

/** What a kind of unit tells of itself; `Content` as its author writes it, `Shown` as a learner gets it. */
interface BlockRules<Content, Shown> {
  /** A new unit of this kind. */
  readonly create: () => Content
  /** Whether there is nothing yet that a learner could see. */
  readonly isEmpty: (content: Content) => boolean
  /** Ids of quizzes that the unit holds; the server checks that they are the school's own. */
  readonly quizIds: (content: Content) => readonly number[]
  /** When what is practised in it is open; null where nothing is said. */
  readonly opening: (content: Content) => PracticeOpening | null
  /** Whether the lessons after it wait until what is practised in it is passed (document 002 §3, `is_checkpoint`). */
  readonly isCheckpoint: (content: Content) => boolean
  /** Files that the unit holds; the server checks that they are the school's own. */
  readonly files: (content: Content) => readonly PlacedFile[]
  /** Its texts as plain words, to search, to compare and to copy. */
  readonly words: (content: Content) => string
  /** Names of what learners tick in it for themselves. */
  readonly tasks: (content: Content) => readonly string[]
  /** Letters of its texts, for the limit of a whole lesson. */
  readonly letters: (content: Content) => number
  /** Whether a learner finds nothing in it. */
  readonly isShownEmpty: (shown: Shown) => boolean
  /** Ids of quizzes that a learner practises in it. */
  readonly shownQuizIds: (shown: Shown) => readonly number[]
  /** The address on another host from which it is played; null without one. */
  readonly playedFrom: (shown: Shown) => string | null
}

/** Names of lines in the place of what no document holds. */
export type StandIn = 'audio' | 'video' | 'files' | 'quiz' | 'comments'

/** What is the same for every unit of a kind. */
interface BlockFacts<TypeId extends number> {
  readonly typeId: TypeId
  readonly completion: UnitCompletion
  /** Whether it is nothing but text: a lesson of such units alone is a text (document 002 §3, `is_text_content`). */
  readonly isText: boolean
  /** What a document calls the line that stands in its place; null for what a document holds itself. */
  readonly standIn: StandIn | null
}

/**
 * One kind of unit: what is stored, what an author may send, what a learner gets, and what follows from it. `render` turns a
 * stored text into safe HTML and is given from outside, so that the rule stays free of vendors.
 */
export interface BlockTypeDefinition<
  TypeId extends number,
  Content extends z.ZodType,
  PublicShape extends z.ZodRawShape,
>
  extends BlockFacts<TypeId>, BlockRules<z.output<Content>, z.output<z.ZodObject<PublicShape>>> {
  /** The stored content, as the author writes it. */
  readonly content: Content
  /** What a learner gets of it. */
  readonly publicContent: z.ZodObject<PublicShape>
  /** The public form, built by naming what goes out. */
  readonly toPublic: (
    content: z.output<Content>,
    render: RenderRichText,
  ) => z.output<z.ZodObject<PublicShape>>
  readonly sample: z.output<Content>
}

/** Safe HTML of a stored rich text. */
export type RenderRichText = (doc: unknown) => string

/** A block type as the registry holds it, over unparsed content; throws on content that the schemas refuse. */
export interface BlockType extends BlockFacts<number>, BlockRules<unknown, unknown> {
  readonly content: z.ZodType
  readonly toPublic: (content: unknown, render: RenderRichText) => Record<string, unknown>
  readonly sample: unknown
}

/** Makes the registry's form of a block type, with the schemas of its units. */
export const defineBlockType = <
  const TypeId extends number,
  Content extends z.ZodType,
  PublicShape extends z.ZodRawShape,
>(
  type: BlockTypeDefinition<TypeId, Content, PublicShape>,
) => {
  const { typeId, completion, isText, standIn, content, publicContent, sample } = type
  const stored =
    <T>(rule: (content: z.output<Content>) => T) =>
    (given: unknown): T =>
      rule(content.parse(given))
  const shown =
    <T>(rule: (shown: z.output<z.ZodObject<PublicShape>>) => T) =>
    (given: unknown): T =>
      rule(publicContent.parse(given))
  return {
    typeId,
    completion,
    isText,
    standIn,
    content,
    sample,
    create: type.create,
    toPublic: (given: unknown, render: RenderRichText) =>
      publicContent.parse(type.toPublic(content.parse(given), render)),
    isEmpty: stored(type.isEmpty),
    quizIds: stored(type.quizIds),
    opening: stored(type.opening),
    isCheckpoint: stored(type.isCheckpoint),
    files: stored(type.files),
    words: stored(type.words),
    letters: stored(type.letters),
    tasks: stored(type.tasks),
    isShownEmpty: shown(type.isShownEmpty),
    shownQuizIds: shown(type.shownQuizIds),
    playedFrom: shown(type.playedFrom),
    /** A unit as its author sees it. */
    unit: z.object({ ...authorsHead, type_id: z.literal(typeId), content }),
    /** A unit as an author sends it: known by `id` or `key`, new without both. */
    draft: z.strictObject({ ...draftHead, type_id: z.literal(typeId), content }),
    /** A unit as a learner sees it (document 002 §3, "Info unit (learner side)"). */
    publicUnit: z.object({ ...publicHead, type_id: z.literal(typeId), ...publicContent.shape }),
  }
}
