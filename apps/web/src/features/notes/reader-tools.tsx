import type { PublicLesson } from '@lectern/contract/lessons/lesson'
import type { Note } from '@lectern/contract/notes/note'
import type { NoteColor } from '@lectern/contract/notes/note-limits'
import { quoteOf } from '@lectern/contract/notes/rules/find-place'
import { Button, buttonClass } from '@lectern/ui/actions/button'
import { IconButton } from '@lectern/ui/actions/icon-button'
import { Icon } from '@lectern/ui/layout/icon'
import { Link } from '@lectern/ui/actions/link'
import { SideSheet } from '@lectern/ui/overlays/side-sheet'
import { toasts } from '@lectern/ui/feedback/toast-store'
import { Bookmark, BookmarkCheck, Focus, NotebookPen, Search, Volume2, X } from 'lucide-react'
import { useEffect, useMemo, useState } from 'react'
import { createPortal } from 'react-dom'
import { copyText } from '../../lib/copy-text.ts'
import { paths } from '../../lib/routing/paths.ts'
import { useNeededTexts, useTexts } from '../../lib/texts/index.ts'
import { hashOfMoment, takeMoments } from '../files/players/index.ts'
import { followReading, ReadingChoices, restoreReading } from '../lessons/index.ts'
import { AloudBar } from './aloud/aloud-bar.tsx'
import { useAloud } from './aloud/use-aloud.ts'
import { chooseParagraph } from './lesson/choose-paragraph.ts'
import { hasMargin, NotesMargin } from './lesson/notes-margin.tsx'
import { ReaderKeys } from './lesson/reader-keys.tsx'
import { SelectionBar } from './lesson/selection-bar.tsx'
import { useFocusMode } from './lesson/use-focus-mode.ts'
import { useKeys } from './lesson/use-keys.ts'
import { useLessonNotes } from './lesson/use-lesson-notes.ts'
import { noteAt, type PlacedNote, usePlacedNotes } from './lesson/use-placed-notes.ts'
import { type ChosenWords, useSelection } from './lesson/use-selection.ts'
import { NoteCard } from './note-card.tsx'
import styles from './notes.module.css'

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
export const ReaderTools = (props: ReaderToolsProps) => {
  useEffect(restoreReading, [])
  return useNeededTexts('notes') && (props.isOpen ? <Tools {...props} /> : <ReadingChoices />)
}

/** The texts of a lesson in their order. */
const textsOf = (sections: PublicLesson['sections']): number[] =>
  sections.flatMap(({ info_units }) =>
    info_units.flatMap((unit) => ('description_formatted' in unit ? unit.id : [])),
  )

/** In the order in which a reader meets them; those of the whole lesson first. */
const inOrder = (placed: readonly PlacedNote[], sections: PublicLesson['sections']): PlacedNote[] => {
  const units = sections.flatMap(({ info_units }) => info_units.map(({ id }) => id))
  const at = ({ note }: PlacedNote) => (note.unit_id === null ? -1 : units.indexOf(note.unit_id))
  const within = ({ note: { quote, moment } }: PlacedNote) => quote?.start ?? moment ?? -1
  return placed.toSorted((one, other) => at(one) - at(other) || within(one) - within(other))
}

const isHeadOf = ({ kind, unit_id: unit }: Note): boolean => kind === 'bookmark' && unit === null

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

const Tools = ({ lesson: { id: lesson, course: of, sections }, lang, isSignedIn }: ReaderToolsProps) => {
  const course = of.slug
  const { t, locale } = useTexts()
  const texts = useMemo(() => textsOf(sections), [sections])
  const units = useMemo(() => new Set(texts), [texts])
  const { notes, isReady, isKept, add, change, remove } = useLessonNotes(lesson)
  const keepsNotes = isSignedIn && isKept
  const [active, setActive] = useState<string | null>(null)
  const [isNew, setNew] = useState<string | null>(null)
  const [isOpen, setOpen] = useState(false)
  const [isHelp, setHelp] = useState(false)
  const chosen = useSelection(units)
  const placed = usePlacedNotes(notes, active)
  const aloud = useAloud(texts, lang ?? locale)
  const focus = useFocusMode()

  const open = (key: string, isWritten = false) => {
    setActive(key)
    setNew(isWritten ? key : null)
    if (!hasMargin()) setOpen(true)
  }
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
  const head = notes.find(isHeadOf)
  const toggleBookmark = () => {
    if (head) takeAway(head)
    else {
      add({ kind: 'bookmark' })
      toasts.show({ tone: 'success', title: t('notes.bookmarked') })
    }
  }
  const noteAtMoment = (unit: number, at: number) =>
    open(add({ kind: 'note', unit_id: unit, moment: at }), true)

  useEffect(() => {
    if (isSignedIn) void followReading()
  }, [isSignedIn])
  useEffect(() => {
    if (!keepsNotes) return undefined
    return takeMoments(({ unit, at }) => noteAtMoment(unit, at))
    // oxlint-disable-next-line react/exhaustive-deps -- `add` is the one that changes
  }, [keepsNotes, add])

  useEffect(() => {
    const press = ({ target, clientX, clientY }: MouseEvent) => {
      if (!(target instanceof Element) || target.closest('a, button, summary, input, textarea')) return
      if (!target.closest('main article') || target.closest('[data-note]')) return
      if (document.getSelection()?.isCollapsed === false) return
      const found = noteAt(placed, clientX, clientY)
      if (found) open(found.note.key)
      else setActive(null)
    }
    document.addEventListener('click', press)
    return () => document.removeEventListener('click', press)
  }, [placed])

  const copy = (words: ChosenWords) =>
    void copyText(words.text.text.slice(words.stretch.start, words.stretch.end)).then(
      (isCopied) => isCopied && toasts.show({ tone: 'success', title: t('notes.copied') }),
    )
  const listen = (from?: ChosenWords) =>
    aloud.start(from && { unit: from.text.unit, letter: from.stretch.start })

  const markBy = (color: NoteColor) => (chosen && keepsNotes ? () => keepWords(chosen, color) : null)
  useKeys({
    '1': markBy('sun'),
    '2': markBy('leaf'),
    '3': markBy('sky'),
    '4': markBy('rose'),
    n: keepsNotes ? () => (chosen ? keepWords(chosen, null) : open(add({ kind: 'note' }), true)) : null,
    b: keepsNotes ? toggleBookmark : null,
    c: chosen && (() => copy(chosen)),
    s: () => chooseParagraph(texts, 1),
    w: () => chooseParagraph(texts, -1),
    l: aloud.canSpeak ? () => (aloud.state === 'silent' ? listen(chosen ?? undefined) : aloud.stop()) : null,
    f: () => focus.set(!focus.isOn),
    '?': () => setHelp(true),
    Tab: chosen && (() => document.querySelector<HTMLElement>('[data-note-bar] button')?.focus()),
    Escape:
      chosen || focus.isOn
        ? () => {
            if (chosen) document.getSelection()?.removeAllRanges()
            else focus.set(false)
          }
        : null,
  })

  const card = (each: PlacedNote) => (
    <NoteCard
      note={each.note}
      isActive={each.note.key === active}
      isNew={each.note.key === isNew}
      isPlaceLost={each.isPlaceLost}
      onShow={
        each.note.unit_id === null
          ? undefined
          : () => {
              setOpen(false)
              showPlace(each)
            }
      }
      onChange={(words, settles) => change(each.note, words, settles)}
      onDelete={() => takeAway(each.note)}
    />
  )
  const listed = inOrder(
    placed.filter(({ note }) => !isHeadOf(note)),
    sections,
  )
  const beside = listed.filter(
    ({ note, isPlaceLost }) => note.key === active || isPlaceLost || note.kind === 'note' || note.text !== '',
  )

  return (
    <>
      {keepsNotes && (
        <>
          <IconButton
            icon={head ? BookmarkCheck : Bookmark}
            size="large"
            label={t(head ? 'notes.bookmark_remove' : 'notes.bookmark_add')}
            aria-pressed={head !== undefined}
            disabled={!isReady}
            onClick={toggleBookmark}
          />
          <IconButton
            icon={NotebookPen}
            size="large"
            label={t('notes.open', { count: listed.length })}
            aria-haspopup="dialog"
            onClick={() => setOpen(true)}
          />
        </>
      )}
      <ReadingChoices />
      {chosen && (
        <SelectionBar
          chosen={chosen}
          onMark={keepsNotes ? (color) => keepWords(chosen, color) : null}
          onNote={keepsNotes ? () => keepWords(chosen, null) : null}
          onCopy={() => copy(chosen)}
          onListen={aloud.canSpeak ? () => listen(chosen) : null}
        />
      )}
      {beside.length > 0 && <NotesMargin placed={beside} active={active} card={card} />}
      <SideSheet
        open={isOpen}
        onClose={() => setOpen(false)}
        title={t('notes.of_lesson')}
        description={t('notes.private')}
        closeLabel={t('common.close')}
      >
        <div className={styles.sheet}>
          <div className={styles.sheetTools}>
            <Button onClick={() => open(add({ kind: 'note' }), true)}>{t('notes.add_note')}</Button>
            <Link href={paths.courseNotes(course)}>{t('notes.all_of_course')}</Link>
          </div>
          {listed.length === 0 && <p className={styles.lost}>{t('notes.none_in_lesson')}</p>}
          {listed.map((each) => (
            <div key={each.note.key}>{card(each)}</div>
          ))}
        </div>
      </SideSheet>
      <ReadingExtras
        course={course}
        canSpeak={aloud.canSpeak}
        onListen={() => listen()}
        onFocus={() => focus.set(true)}
        onKeys={() => setHelp(true)}
      />
      <AloudBar aloud={aloud} />
      <ReaderKeys
        open={isHelp}
        onClose={() => setHelp(false)}
        keepsNotes={keepsNotes}
        canSpeak={aloud.canSpeak}
      />
      {focus.isOn &&
        createPortal(
          <Button className={styles.leaveFocus} icon={<Icon of={X} />} onClick={() => focus.set(false)}>
            {t('notes.focus_leave')}
          </Button>,
          document.body,
        )}
    </>
  )
}

interface ReadingExtrasProps {
  course: string
  canSpeak: boolean
  onListen: () => void
  onFocus: () => void
  onKeys: () => void
}

/** What stands below the choices of the text, once they are open. */
const ReadingExtras = ({ course, canSpeak, onListen, onFocus, onKeys }: ReadingExtrasProps) => {
  const { t } = useTexts()
  const [place, setPlace] = useState<Element | null>(null)
  useEffect(() => {
    const look = () => setPlace(document.querySelector('[data-reading-extras]'))
    look()
    const observer = new MutationObserver(look)
    const details = document.querySelector('article details')
    if (details) observer.observe(details, { childList: true, subtree: true })
    return () => observer.disconnect()
  }, [])
  if (!place) return null
  return createPortal(
    <div className={styles.extras}>
      <Link href={paths.courseSearch(course)} className={buttonClass({ variant: 'quiet' })}>
        <Icon of={Search} />
        {t('notes.search_course')}
      </Link>
      {canSpeak && (
        <Button variant="quiet" icon={<Icon of={Volume2} />} onClick={onListen}>
          {t('notes.aloud')}
        </Button>
      )}
      <Button variant="quiet" icon={<Icon of={Focus} />} onClick={onFocus}>
        {t('notes.focus')}
      </Button>
      <Button variant="quiet" onClick={onKeys}>
        {t('notes.keys')}
      </Button>
    </div>,
    place,
  )
}
