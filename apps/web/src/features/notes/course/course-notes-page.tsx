import type { CourseNote } from '@lectern/contract/notes/note'
import { noteColors, noteKinds } from '@lectern/contract/notes/note-limits'
import { Button, buttonClass } from '@lectern/ui/actions/button'
import { Link } from '@lectern/ui/actions/link'
import { Select } from '@lectern/ui/choices/select'
import { EmptyState } from '@lectern/ui/feedback/empty-state'
import { toasts } from '@lectern/ui/feedback/toast-store'
import { SearchInput } from '@lectern/ui/fields/search-input'
import { ConfirmDelete } from '@lectern/ui/overlays/confirm-delete'
import { useLoaderData, useNavigate, useRouter } from '@tanstack/react-router'
import { NotebookPen, SearchX } from 'lucide-react'
import { useEffect, useState } from 'react'
import { apiAddress } from '../../../lib/api/index.ts'
import { errorText } from '../../../lib/errors.ts'
import { paths } from '../../../lib/routing/paths.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import { useAction } from '../../../lib/use-action.ts'
import { useRested } from '../../../lib/use-rested.ts'
import { hashOfMoment } from '../../files/players/index.ts'
import { deleteCourseNotes } from '../api.ts'
import { NoteCard } from '../note-card.tsx'
import styles from '../notes.module.css'
import type { NotesSearch } from './notes-search.ts'
import { useCourseNotes } from './use-course-notes.ts'

const route = '/_learner/courses/$course/notes'

/** The place of a note; null where it is not told. */
const linkOf = ({ lesson, unit_id: unit, moment }: CourseNote): string | null => {
  if (!lesson.is_open || lesson.link === null) return null
  if (unit === null) return lesson.link
  return lesson.link + (moment === null ? `#unit-${unit}` : hashOfMoment({ unit, at: moment }))
}

const Filters = ({ search }: { search: NotesSearch }) => {
  const { t } = useTexts()
  const navigate = useNavigate()
  const [typed, setTyped] = useState(search.query ?? '')
  const words = useRested(typed.trim(), 400)
  const go = (next: NotesSearch) =>
    void navigate({ to: '.', search: next, replace: true, resetScroll: false })
  useEffect(() => {
    if (words === (search.query ?? '')) return
    const { query: _query, page: _page, ...rest } = search
    go(words === '' ? rest : { ...rest, query: words })
    // oxlint-disable-next-line react/exhaustive-deps -- when what was typed rests
  }, [words])
  const choose = (name: 'note' | 'color', value: string) => {
    const { [name]: _before, page: _page, ...rest } = search
    go(value === '' ? rest : { ...rest, [name]: value })
  }
  return (
    <div className={styles.filters} role="search">
      <SearchInput
        value={typed}
        onChange={setTyped}
        label={t('notes.search_notes')}
        clearLabel={t('common.search_clear')}
      />
      <Select
        aria-label={t('notes.kind')}
        value={search.note ?? ''}
        onChange={(event) => choose('note', event.currentTarget.value)}
      >
        <option value="">{t('notes.kind_all')}</option>
        {noteKinds.map((kind) => (
          <option key={kind} value={kind}>
            {t(`notes.kind_${kind}`)}
          </option>
        ))}
      </Select>
      <Select
        aria-label={t('notes.color')}
        value={search.color ?? ''}
        onChange={(event) => choose('color', event.currentTarget.value)}
      >
        <option value="">{t('notes.color_all')}</option>
        {noteColors.map((color) => (
          <option key={color} value={color}>
            {t(`notes.color_${color}`)}
          </option>
        ))}
      </Select>
    </div>
  )
}

/** Asks once more, and deletes everything noted in the course. */
const DeleteAll = ({ course, count }: { course: string; count: number }) => {
  const { t } = useTexts()
  const router = useRouter()
  const [isOpen, setOpen] = useState(false)
  const { run, busy, error } = useAction(async () => {
    await deleteCourseNotes({ params: { course_slug: course } })
    setOpen(false)
    await router.invalidate()
    toasts.show({ tone: 'success', title: t('notes.all_deleted') })
  })
  return (
    <>
      <Button variant="quiet" onClick={() => setOpen(true)}>
        {t('notes.delete_all')}
      </Button>
      <ConfirmDelete
        open={isOpen}
        onClose={() => setOpen(false)}
        onConfirm={() => run(undefined)}
        title={t('notes.delete_all_title')}
        message={t('notes.delete_all_text', { count })}
        confirmLabel={t('notes.delete_all')}
        cancelLabel={t('notes.keep')}
        closeLabel={t('common.close')}
        busy={busy}
        error={error && errorText(error, t)}
      />
    </>
  )
}

const Note = ({
  note,
  onChange,
  onDelete,
}: {
  note: CourseNote
  onChange: (words: Partial<CourseNote>, settlesOther?: boolean) => void
  onDelete: () => void
}) => {
  const { t } = useTexts()
  const link = linkOf(note)
  return (
    <NoteCard
      note={note}
      onChange={onChange}
      onDelete={onDelete}
      place={
        <p className={styles.place}>
          {link === null ? (
            <span>{t(note.lesson.is_open ? 'notes.lesson_gone' : 'notes.place_hidden')}</span>
          ) : (
            <Link href={link}>
              {note.unit_title || t(note.unit_id === null ? 'notes.open_lesson' : 'notes.show_place')}
            </Link>
          )}
        </p>
      }
    />
  )
}

const byLesson = (notes: readonly CourseNote[]) => [...Map.groupBy(notes, ({ lesson }) => lesson.id).values()]

/** All own notes of a course in the order of its program: looked for, written on, taken along, deleted. */
export const CourseNotesPage = () => {
  const { t } = useTexts()
  const navigate = useNavigate()
  const { data, meta, course, asked: search } = useLoaderData({ from: route })
  const { notes, change, remove } = useCourseNotes(data)
  const isSearched = search.note !== undefined || search.color !== undefined || search.query !== undefined
  const takeAway = (note: CourseNote) => {
    const undo = remove(note)
    toasts.show({ title: t('notes.deleted'), action: { label: t('notes.undo'), onSelect: undo } })
  }
  const toPage = (page: number) => void navigate({ to: '.', search: { ...search, page } })
  const file = (extension: string) => apiAddress(`/public/courses/${course.slug}/notes.${extension}`)
  return (
    <div className={styles.page}>
      <header className={styles.pageHead}>
        {course.title !== null && (
          <Link href={course.link} className={styles.crumb}>
            {course.title}
          </Link>
        )}
        <h1 className={styles.title}>{t('notes.title')}</h1>
        <p className={styles.lead}>{t('notes.private')}</p>
        {course.notes_count > 0 && (
          <div className={styles.pageActions}>
            <a href={file('md')} className={buttonClass({})} download>
              {t('notes.download_markdown')}
            </a>
            <a href={file('pdf')} className={buttonClass({})} download>
              {t('notes.download_pdf')}
            </a>
            <Link href={paths.courseSearch(course.slug)} className={buttonClass({ variant: 'quiet' })}>
              {t('notes.search_course')}
            </Link>
            <DeleteAll course={course.slug} count={course.notes_count} />
          </div>
        )}
      </header>
      {course.notes_count > 0 && <Filters search={search} />}
      {course.notes_count === 0 && (
        <EmptyState
          icon={NotebookPen}
          title={t('notes.empty')}
          text={t('notes.empty_text')}
          framed
          actions={
            <Link href={course.link} className={buttonClass({ variant: 'primary' })}>
              {t('notes.to_course')}
            </Link>
          }
        />
      )}
      {course.notes_count > 0 && notes.length === 0 && (
        <EmptyState
          icon={SearchX}
          title={t(isSearched ? 'notes.nothing_found' : 'notes.all_deleted')}
          text={isSearched ? t('notes.nothing_found_text') : undefined}
        />
      )}
      {byLesson(notes).map((own) => {
        const [first] = own
        return first ? (
          <section key={first.lesson.id} className={styles.lessonNotes}>
            <h2 className={styles.lessonTitle}>
              {first.lesson.link === null ? (
                (first.lesson.title ?? t('notes.lesson_gone'))
              ) : (
                <Link href={first.lesson.link}>{first.lesson.title}</Link>
              )}
            </h2>
            {own.map((note) => (
              <Note
                key={note.key}
                note={note}
                onChange={(words, settles) => change(note, words, settles)}
                onDelete={() => takeAway(note)}
              />
            ))}
          </section>
        ) : null
      })}
      {meta.last_page > 1 && (
        <nav className={styles.pageActions} aria-label={t('notes.pages')}>
          {meta.current_page > 1 && (
            <Button onClick={() => toPage(meta.current_page - 1)}>{t('notes.page_previous')}</Button>
          )}
          {meta.current_page < meta.last_page && (
            <Button onClick={() => toPage(meta.current_page + 1)}>{t('notes.page_next')}</Button>
          )}
        </nav>
      )}
    </div>
  )
}
