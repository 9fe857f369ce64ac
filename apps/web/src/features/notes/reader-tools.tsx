import type { PublicLesson } from '@lectern/contract/lessons/lesson'
import { toasts } from '@lectern/ui/feedback/toast-store'
import { useEffect, useMemo, useState } from 'react'
import { copyText } from '../../lib/copy-text.ts'
import { lazyPart } from '../../lib/drawing/lazy-part.tsx'
import { useNeededTexts, useTexts } from '../../lib/texts/index.ts'
import { followReading, ReadingChoices } from '../lessons/index.ts'
import { AloudBar } from './aloud/aloud-bar.tsx'
import { useAloud } from './aloud/use-aloud.ts'
import { LeaveFocus } from './lesson/leave-focus.tsx'
import { NoteButtons } from './lesson/note-buttons.tsx'
import { NotesMargin } from './lesson/notes-margin.tsx'
import { NotesSheet } from './lesson/notes-sheet.tsx'
import { besideText, textsOf } from './lesson/order-notes.ts'
import { ReadingExtras } from './lesson/reading-extras.tsx'
import { SelectionBar } from './lesson/selection-bar.tsx'
import { useFocusMode } from './lesson/use-focus-mode.ts'
import { useLessonKeys } from './lesson/use-lesson-keys.ts'
import { useReaderNotes } from './lesson/use-reader-notes.ts'
import { type ChosenWords, useSelection } from './lesson/use-selection.ts'

// The list of keys comes with the first who asks for it.
const ReaderKeys = lazyPart(async () => (await import('./lesson/reader-keys.tsx')).ReaderKeys).Part

/** What of a lesson its tools are told. */
export interface ReaderToolsProps {
  lesson: Pick<PublicLesson, 'id' | 'course' | 'sections'>
  /** A closed lesson has nothing to work with. */
  isOpen: boolean
  /** In which it is written; null where it is the page's. */
  lang: string | null
  /** Visitors keep no notes. */
  isSignedIn: boolean
}

/** The tools of a reader; their words come with them. */
export const ReaderTools = (props: ReaderToolsProps) =>
  useNeededTexts('notes') && (props.isOpen ? <Tools {...props} /> : <ReadingChoices />)

const Tools = ({ lesson, lang, isSignedIn }: ReaderToolsProps) => {
  const course = lesson.course.slug
  const { t, locale } = useTexts()
  const texts = useMemo(() => textsOf(lesson.sections), [lesson.sections])
  const units = useMemo(() => new Set(texts), [texts])
  const [isHelp, setHelp] = useState<boolean>()
  const chosen = useSelection(units)
  const notes = useReaderNotes(lesson, isSignedIn)
  const aloud = useAloud(texts, lang ?? locale)
  const focus = useFocusMode()
  useEffect(() => {
    if (isSignedIn) void followReading()
  }, [isSignedIn])

  const copy = (words: ChosenWords) =>
    void copyText(words.text.text.slice(words.stretch.start, words.stretch.end)).then(
      (isCopied) => isCopied && toasts.show({ tone: 'success', title: t('notes.copied') }),
    )
  const listen = (from?: ChosenWords) =>
    aloud.start(from && { unit: from.text.unit, letter: from.stretch.start })
  const help = () => setHelp(true)
  useLessonKeys({ texts, chosen, notes, aloud, focus, onCopy: copy, onListen: listen, onHelp: help })

  const { keepsNotes } = notes
  const { canSpeak } = aloud
  const beside = besideText(notes.listed, notes.active)
  return (
    <>
      {keepsNotes && <NoteButtons notes={notes} />}
      <ReadingChoices />
      {chosen && (
        <SelectionBar
          chosen={chosen}
          onMark={keepsNotes ? (color) => notes.keepWords(chosen, color) : null}
          onNote={keepsNotes ? () => notes.keepWords(chosen, null) : null}
          onCopy={() => copy(chosen)}
          onListen={canSpeak ? () => listen(chosen) : null}
        />
      )}
      {beside.length > 0 && <NotesMargin placed={beside} notes={notes} />}
      <NotesSheet notes={notes} course={course} />
      <ReadingExtras
        course={course}
        canSpeak={canSpeak}
        onListen={() => listen()}
        onFocus={() => focus.set(true)}
        onKeys={help}
      />
      <AloudBar aloud={aloud} />
      {isHelp !== undefined && (
        <ReaderKeys
          open={isHelp}
          onClose={() => setHelp(false)}
          keepsNotes={keepsNotes}
          canSpeak={canSpeak}
        />
      )}
      {focus.isOn && <LeaveFocus onLeave={() => focus.set(false)} />}
    </>
  )
}
