import type { CourseNote } from '@lectern/contract/notes/note'
import { Button, buttonClass } from '@lectern/ui/actions/button'
import { Link } from '@lectern/ui/actions/link'
import { EmptyState } from '@lectern/ui/feedback/empty-state'
import { toasts } from '@lectern/ui/feedback/toast-store'
import { useLoaderData, useNavigate } from '@tanstack/react-router'
import { NotebookPen, SearchX } from 'lucide-react'
import { useTexts } from '../../../lib/texts/index.ts'
import styles from '../notes.module.css'
import { LessonNotes } from './lesson-notes.tsx'
import { NotesFilters } from './notes-filters.tsx'
import { NotesHead } from './notes-head.tsx'
import { useCourseNotes } from './use-course-notes.ts'

const route = '/_learner/courses/$course/notes'

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
  return (
    <div className={styles.page}>
      <NotesHead course={course} />
      {course.notes_count > 0 && <NotesFilters search={search} />}
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
      {byLesson(notes).map((own) => (
        <LessonNotes key={own[0]?.lesson.id} notes={own} onChange={change} onDelete={takeAway} />
      ))}
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
