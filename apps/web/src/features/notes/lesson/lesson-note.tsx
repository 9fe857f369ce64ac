import { hashOfMoment } from '../../files/players/index.ts'
import { NoteCard } from '../note-card.tsx'
import type { PlacedNote } from './use-placed-notes.ts'
import type { ReaderNotes } from './use-reader-notes.ts'

/** Opens the place of a note: a film at its moment, words in sight. */
const showPlace = ({ note, range }: PlacedNote): void => {
  if (note.moment !== null && note.unit_id !== null) {
    const hash = hashOfMoment({ unit: note.unit_id, at: note.moment })
    // The same hash again is heard too.
    if (window.location.hash === hash) window.dispatchEvent(new HashChangeEvent('hashchange'))
    else window.location.hash = hash
    return
  }
  const element = range?.startContainer.parentElement ?? document.querySelector(`#unit-${note.unit_id ?? 0}`)
  element?.scrollIntoView({ block: 'center' })
}

interface LessonNoteProps {
  placed: PlacedNote
  notes: ReaderNotes
}

/** A note on the page of its lesson: it shows its place, which closes the sheet over it. */
export const LessonNote = ({ placed, notes }: LessonNoteProps) => {
  const { note, isPlaceLost } = placed
  const show = () => {
    notes.setOpen(false)
    showPlace(placed)
  }
  return (
    <NoteCard
      note={note}
      isActive={note.key === notes.active}
      isNew={note.key === notes.newest}
      isPlaceLost={isPlaceLost}
      onShow={note.unit_id === null ? undefined : show}
      onChange={(words, settles) => notes.change(note, words, settles)}
      onDelete={() => notes.takeAway(note)}
    />
  )
}
