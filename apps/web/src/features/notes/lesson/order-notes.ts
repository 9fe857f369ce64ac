import type { PublicLesson } from '@lectern/contract/lessons/lesson'
import type { Note } from '@lectern/contract/notes/note'
import type { PlacedNote } from './use-placed-notes.ts'

/** The texts of a lesson in their order. */
export const textsOf = (sections: PublicLesson['sections']): number[] =>
  sections.flatMap(({ info_units }) =>
    info_units.flatMap((unit) => ('description_formatted' in unit ? unit.id : [])),
  )

/** In the order in which a reader meets them; those of the whole lesson first. */
export const inOrder = (placed: readonly PlacedNote[], sections: PublicLesson['sections']): PlacedNote[] => {
  const units = sections.flatMap(({ info_units }) => info_units.map(({ id }) => id))
  const at = ({ note }: PlacedNote) => (note.unit_id === null ? -1 : units.indexOf(note.unit_id))
  const within = ({ note: { quote, moment } }: PlacedNote) => quote?.start ?? moment ?? -1
  return placed.toSorted((one, other) => at(one) - at(other) || within(one) - within(other))
}

/** Whether a note is the bookmark of the whole lesson. */
export const isHeadOf = ({ kind, unit_id: unit }: Note): boolean => kind === 'bookmark' && unit === null

/** Those that stand beside the text: what was written, and what is looked at or has lost its place. */
export const besideText = (listed: readonly PlacedNote[], active: string | null): PlacedNote[] =>
  listed.filter(
    ({ note, isPlaceLost }) => note.key === active || isPlaceLost || note.kind === 'note' || note.text !== '',
  )
