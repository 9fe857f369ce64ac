import { Button } from '@lectern/ui/actions/button'
import { Link } from '@lectern/ui/actions/link'
import { SideSheet } from '@lectern/ui/overlays/side-sheet'
import { paths } from '../../../lib/routing/paths.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import styles from '../notes.module.css'
import { LessonNote } from './lesson-note.tsx'
import type { ReaderNotes } from './use-reader-notes.ts'

/** All notes of a lesson, at the side of the page. */
export const NotesSheet = ({ notes, course }: { notes: ReaderNotes; course: string }) => {
  const { t } = useTexts()
  return (
    <SideSheet
      open={notes.isOpen}
      onClose={() => notes.setOpen(false)}
      title={t('notes.of_lesson')}
      description={t('notes.private')}
      closeLabel={t('common.close')}
    >
      <div className={styles.sheet}>
        <div className={styles.sheetTools}>
          <Button onClick={() => notes.write()}>{t('notes.add_note')}</Button>
          <Link href={paths.courseNotes(course)}>{t('notes.all_of_course')}</Link>
        </div>
        {notes.listed.length === 0 && <p className={styles.lost}>{t('notes.none_in_lesson')}</p>}
        {notes.listed.map((each) => (
          <div key={each.note.key}>
            <LessonNote placed={each} notes={notes} />
          </div>
        ))}
      </div>
    </SideSheet>
  )
}
