import { Button, buttonClass } from '@lectern/ui/actions/button'
import { Link } from '@lectern/ui/actions/link'
import { toasts } from '@lectern/ui/feedback/toast-store'
import { ConfirmDelete } from '@lectern/ui/overlays/confirm-delete'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { apiAddress } from '../../../lib/api/index.ts'
import { errorText } from '../../../lib/errors.ts'
import { paths } from '../../../lib/routing/paths.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import { useAction } from '../../../lib/use-action.ts'
import { deleteCourseNotes } from '../api.ts'
import styles from '../notes.module.css'

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

interface NotesHeadProps {
  course: {
    slug: string
    title: string | null
    link: string
    notes_count: number
  }
}

/** Of which course the notes are, and what is done with all of them. */
export const NotesHead = ({ course }: NotesHeadProps) => {
  const { t } = useTexts()
  const file = (extension: string) => apiAddress(`/public/courses/${course.slug}/notes.${extension}`)
  return (
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
  )
}
