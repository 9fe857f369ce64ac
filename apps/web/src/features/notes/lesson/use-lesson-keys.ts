import type { NoteColor } from '@lectern/contract/notes/note-limits'
import type { Aloud } from '../aloud/use-aloud.ts'
import { chooseParagraph } from './choose-paragraph.ts'
import type { useFocusMode } from './use-focus-mode.ts'
import { useKeys } from './use-keys.ts'
import type { ReaderNotes } from './use-reader-notes.ts'
import type { ChosenWords } from './use-selection.ts'

interface LessonKeysOptions {
  /** The units that have texts, in their order. */
  texts: readonly number[]
  chosen: ChosenWords | null
  notes: ReaderNotes
  aloud: Aloud
  focus: ReturnType<typeof useFocusMode>
  onCopy: (words: ChosenWords) => void
  onListen: (from?: ChosenWords) => void
  onHelp: () => void
}

/** What keys do with notes. */
const noteKeys = ({ chosen, notes }: Pick<LessonKeysOptions, 'chosen' | 'notes'>) => {
  const markBy = (color: NoteColor) => (chosen ? () => notes.keepWords(chosen, color) : null)
  return {
    '1': markBy('sun'),
    '2': markBy('leaf'),
    '3': markBy('sky'),
    '4': markBy('rose'),
    n: () => (chosen ? notes.keepWords(chosen, null) : notes.write()),
    b: notes.toggleBookmark,
  }
}

/** What Escape leaves: the chosen words, then the text by itself. */
const leave = ({ chosen, focus }: Pick<LessonKeysOptions, 'chosen' | 'focus'>) => {
  if (chosen) return () => document.getSelection()?.removeAllRanges()
  return focus.isOn ? () => focus.set(false) : null
}

/** The keys of a lesson, as `ReaderKeys` tells them. */
export const useLessonKeys = (options: LessonKeysOptions): void => {
  const { texts, chosen, notes, aloud, focus, onCopy, onListen, onHelp } = options
  useKeys({
    ...(notes.keepsNotes && noteKeys(options)),
    c: chosen && (() => onCopy(chosen)),
    s: () => chooseParagraph(texts, 1),
    w: () => chooseParagraph(texts, -1),
    l: aloud.canSpeak
      ? () => (aloud.state === 'silent' ? onListen(chosen ?? undefined) : aloud.stop())
      : null,
    f: () => focus.set(!focus.isOn),
    '?': onHelp,
    Tab: chosen && (() => document.querySelector<HTMLElement>('[data-note-bar] button')?.focus()),
    Escape: leave(options),
  })
}
