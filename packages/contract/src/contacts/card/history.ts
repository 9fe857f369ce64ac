import { z } from 'zod'
import { instant } from '../../kernel/dates.ts'
import { id, namedThing } from '../../kernel/ids.ts'

/** By what the history of a contact is narrowed down. */
export const historyKinds = [
  'everything',
  'learning',
  'access',
  'comments',
  'orders',
  'team',
  'looks',
] as const
export type HistoryKind = (typeof historyKinds)[number]

/** Things that the history names; the domain that has them tells their titles. */
export const historyThings = ['lesson', 'product', 'quiz', 'tag', 'field', 'order'] as const
export type HistoryThing = (typeof historyThings)[number]

export const historyLimits = { perPage: 50, namesOfEntry: 4 } as const

/** Something that happened to a contact. */
export const historyEntry = z.object({
  id,
  /** Of a fact of the record. */
  type: z.string(),
  at: instant,
  /** Somebody of the team did it, and not the person. */
  is_by_team: z.boolean(),
  /** Who of the team; null: nobody, or it is not known any more. */
  by: namedThing.nullable(),
  subject_id: id.nullable(),
  /** What the fact says beside that. */
  details: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
  /** Titles of what it names; null: it is gone. */
  names: z
    .array(z.object({ thing: z.enum(historyThings), id, title: z.string().nullable() }))
    .max(historyLimits.namesOfEntry),
})
export type HistoryEntry = z.infer<typeof historyEntry>

const groupOf = (type: string): string => type.slice(0, type.indexOf('.'))

const kindOfGroup: Readonly<Record<string, HistoryKind>> = {
  lesson: 'learning',
  product: 'learning',
  quiz: 'learning',
  practice: 'learning',
  peer_review: 'learning',
  access: 'access',
  comment: 'comments',
  order: 'orders',
}

/** The kind of a fact by its type; null: it belongs to everything alone. */
export const historyKindOf = (type: string): HistoryKind | null => kindOfGroup[groupOf(type)] ?? null

const decisions: ReadonlySet<string> = new Set(['practice.accepted', 'practice.rework', 'practice.failed'])

/** Whether a fact is done by the team whenever it happens. */
export const isAlwaysByTeam = (type: string): boolean => decisions.has(type)

const thingOfSubject: Readonly<Record<string, HistoryThing>> = {
  lesson: 'lesson',
  product: 'product',
  access: 'product',
  tag: 'tag',
  contact: 'field',
  order: 'order',
}

const thingOfDetail: Readonly<Record<string, HistoryThing>> = { lesson_id: 'lesson', quiz_id: 'quiz' }

interface NamingFact {
  readonly type: string
  readonly subjectId: number | null
  readonly details: Readonly<Record<string, unknown>>
}

/** The things that a fact names by their ids. */
export const thingsIn = ({
  type,
  subjectId,
  details,
}: NamingFact): { readonly thing: HistoryThing; readonly id: number }[] => {
  const subject = thingOfSubject[groupOf(type)]
  const named = Object.entries(details).flatMap(([key, value]) => {
    const thing = thingOfDetail[key]
    return thing !== undefined && typeof value === 'number' ? [{ thing, id: value }] : []
  })
  return subject === undefined || subjectId === null ? named : [{ thing: subject, id: subjectId }, ...named]
}
