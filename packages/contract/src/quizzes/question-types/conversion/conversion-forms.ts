import { z } from 'zod'
import type { ChoiceOption } from '../shared/choice.ts'
import { questionHead, questionTail, type Thing } from '../shared/common.ts'
import type { GuideLine } from '../types/essay/question.ts'
import type { OpenKinds } from '../shared/open/open-kinds.ts'
import type { PeerOption } from '../shared/peers/peer-option.ts'
import type { ListedStatement } from '../shared/statements/listed.ts'

/** What every question has, whatever its type. */
export const questionBase = z.object({ ...questionHead, ...questionTail })
export type QuestionBase = z.infer<typeof questionBase>

/** What another type cannot hold of a question, and of how many things. */
export interface Loss {
  readonly code:
    | 'one_correct'
    | 'key_lost'
    | 'points_lost'
    | 'order_lost'
    | 'own_lost'
    | 'pictures_lost'
    | 'same_answers'
    | 'guide_lost'
    | 'examples_lost'
    | 'word_limits_lost'
    | 'files_lost'
    | 'field_lost'
    | 'names_lost'
    | 'scale_length'
    | 'statement_lost'
    | 'tolerance_lost'
    | 'units_lost'
    | 'digits_lost'
  readonly count: number
}

/** The forms in which related types hand their questions to each other. */
export interface ConversionForms {
  /** A list of options, some of them right. */
  readonly options: { readonly options: readonly ChoiceOption[]; readonly shuffle: boolean }
  /** Statements, each with options of its own. */
  readonly table: { readonly statements: readonly ListedStatement[]; readonly shuffle: boolean }
  /** What a person judges: how it is answered, how long it may be and after what it is judged. */
  readonly open: OpenForm
  /** The points of a scale from its lower end; those without a name have an empty text. */
  readonly scale: { readonly points: readonly NamedPoint[] }
  /** One text that is typed, and in which forms it is accepted. */
  readonly typed: TypedForm
}

interface OpenForm {
  readonly kinds: OpenKinds
  readonly guide: readonly GuideLine[]
  readonly words: { readonly least: number | null; readonly most: number | null }
  /** How learners review each other; nothing where they do not. */
  readonly peers: PeerOption | undefined
}

interface NamedPoint {
  readonly id: string
  readonly text: string
}

interface TypedForm {
  readonly forms: readonly { readonly id: string; readonly text: string }[]
  /** What the text belongs to; null where that is the question itself. */
  readonly statement: Thing | null
  /** Earned by the text beside the points of the question. */
  readonly points: number
}

/** What a conversion needs from outside: unused client keys, and yes and no in the author's language. */
export interface ConversionContext {
  readonly key: () => string
  readonly yes: string
  readonly no: string
}

/** A question in another form, or of another type, and what got lost on the way. */
export interface Converted<T> {
  readonly made: T
  readonly losses: readonly Loss[]
}

/**
 * How a type hands its questions on in a form and makes questions of it; null where this question, or this form, does not
 * fit. A type without `write` can be left and not entered.
 */
export interface ConversionForm<Q, Form> {
  readonly read: (question: Q, context: ConversionContext) => Converted<Form> | null
  readonly write?: (base: QuestionBase, form: Form, context: ConversionContext) => Converted<Q> | null
}
