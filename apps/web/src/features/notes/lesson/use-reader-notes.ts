import type { PublicLesson } from '@lectern/contract/lessons/lesson'
import type { Note } from '@lectern/contract/notes/note'
import type { NoteColor } from '@lectern/contract/notes/note-limits'
import { quoteOf } from '@lectern/contract/notes/rules/find-place'
import { toasts } from '@lectern/ui/feedback/toast-store'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTexts } from '../../../lib/texts/index.ts'
import { type NotedMoment, takeMoments } from '../../files/players/index.ts'
import { hasMargin } from './margin-room.ts'
import { inOrder, isHeadOf } from './order-notes.ts'
import { type NewNote, useLessonNotes } from './use-lesson-notes.ts'
import { useNotePresses } from './use-note-presses.ts'
import { usePlacedNotes } from './use-placed-notes.ts'
import type { ChosenWords } from './use-selection.ts'

/** The notes of a lesson as its reader works with them: which there are, which is looked at, and whether their sheet is open. */
export const useReaderNotes = (lesson: Pick<PublicLesson, 'id' | 'sections'>, isSignedIn: boolean) => {
  const { t } = useTexts()
  const { notes, isReady, isKept, add, change, remove } = useLessonNotes(lesson.id)
  const keepsNotes = isSignedIn && isKept
  const [active, setActive] = useState<string | null>(null)
  const [newest, setNewest] = useState<string | null>(null)
  const [isOpen, setOpen] = useState(false)
  const placed = usePlacedNotes(notes, active)

  const open = (key: string, isWritten = false) => {
    setActive(key)
    setNewest(isWritten ? key : null)
    if (!hasMargin()) setOpen(true)
  }
  const write = (note: Omit<NewNote, 'kind'> = {}) => open(add({ ...note, kind: 'note' }), true)
  const takeAway = (note: Note) => {
    const undo = remove(note)
    setActive(null)
    toasts.show({ title: t('notes.deleted'), action: { label: t('notes.undo'), onSelect: undo } })
  }
  const keepWords = ({ text, stretch }: ChosenWords, color: NoteColor | null): void => {
    const quote = quoteOf(text.text, { ...stretch, end: Math.min(stretch.end, stretch.start + 1000) })
    const key = add({ kind: color ? 'mark' : 'note', color, unit_id: text.unit, quote })
    document.getSelection()?.removeAllRanges()
    if (color) setActive(null)
    else open(key, true)
  }
  const bookmark = notes.find(isHeadOf)
  const toggleBookmark = () => {
    if (bookmark) takeAway(bookmark)
    else {
      add({ kind: 'bookmark' })
      toasts.show({ tone: 'success', title: t('notes.bookmarked') })
    }
  }

  const writeAt = useEffectEvent(({ unit, at }: NotedMoment) => write({ unit_id: unit, moment: at }))
  useEffect(() => (keepsNotes ? takeMoments((moment) => writeAt(moment)) : undefined), [keepsNotes])
  useNotePresses(placed, (found) => (found ? open(found.note.key) : setActive(null)))

  return {
    /** In the order in which a reader meets them, without the bookmark of the lesson. */
    listed: inOrder(
      placed.filter(({ note }) => !isHeadOf(note)),
      lesson.sections,
    ),
    /** Whether it is known which there are. */
    isReady,
    /** Whether this reader can keep notes here. */
    keepsNotes,
    /** The one that is looked at. */
    active,
    /** The one whose words are written at once. */
    newest,
    isOpen,
    setOpen,
    /** Begins a note, and opens it. */
    write,
    change,
    /** Deletes a note, and offers to bring it back. */
    takeAway,
    /** Marks words in a colour; without one it begins a note on them. */
    keepWords,
    isBookmarked: bookmark !== undefined,
    toggleBookmark,
  }
}

export type ReaderNotes = ReturnType<typeof useReaderNotes>
