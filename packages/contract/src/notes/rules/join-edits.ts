import type { NoteDraft } from '../note.ts'
import { noteLimits } from '../note-limits.ts'

/** What two devices may change of one note. */
export interface NoteEdit extends Pick<
  NoteDraft,
  'kind' | 'color' | 'text' | 'unit_id' | 'quote' | 'moment'
> {
  readonly editedAt: Date
}

/** Words that gave way to later ones, until their person has decided about them. */
export interface OtherWords {
  readonly text: string
  readonly editedAt: Date
}

/** A note as it is stored. */
export interface StoredEdit extends NoteEdit {
  readonly revision: number
  readonly other: OtherWords | null
}

/** What is stored after a change came in. */
export interface JoinedEdit {
  readonly kept: NoteEdit
  readonly other: OtherWords | null
}

const wordsOf = ({ text, editedAt }: NoteEdit): OtherWords => ({ text, editedAt })

/** Words of several devices that gave way, none of which is thrown away. */
const keptWords = (before: OtherWords | null, lost: OtherWords, kept: NoteEdit): OtherWords | null => {
  if (lost.text.trim() === '' || kept.text.includes(lost.text)) return before
  if (before === null || lost.text.includes(before.text)) return lost
  if (before.text.includes(lost.text)) return before
  return {
    text: `${before.text}\n\n${lost.text}`.slice(0, noteLimits.otherText),
    editedAt: lost.editedAt,
  }
}

/** On what a change was made, and whether it decides about words that were kept beside the note. */
export interface EditBase {
  readonly revision: number
  readonly settlesOther: boolean
}

/**
 * Joins a change with what is stored. One that was made on what is stored takes its place; of two that were made apart the later
 * stands, and the words of the other are offered beside it until somebody decides about them.
 */
export const joinEdits = (stored: StoredEdit | null, edit: NoteEdit, base: EditBase): JoinedEdit => {
  if (stored === null) return { kept: edit, other: null }
  const before = base.settlesOther ? null : stored.other
  if (stored.revision === base.revision) return { kept: edit, other: before }
  const [kept, lost] = edit.editedAt >= stored.editedAt ? [edit, stored] : [stored, edit]
  return { kept, other: keptWords(before, wordsOf(lost), kept) }
}
