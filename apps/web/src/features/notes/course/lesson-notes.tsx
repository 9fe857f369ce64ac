import type { CourseNote } from '@lectern/contract/notes/note'
import { Link } from '@lectern/ui/actions/link'
import { useTexts } from '../../../lib/texts/index.ts'
import { clockText, hashOfMoment } from '../../files/players/index.ts'
import { NoteCard } from '../note-card.tsx'
import styles from '../notes.module.css'

/** The place of a note; null where it is not told. */
const linkOf = ({ lesson, unit_id: unit, moment }: CourseNote): string | null => {
  if (!lesson.is_open || lesson.link === null) return null
  if (unit === null) return lesson.link
  return lesson.link + (moment === null ? `#unit-${unit}` : hashOfMoment({ unit, at: moment }))
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
              {[
                note.unit_title || t(note.unit_id === null ? 'notes.open_lesson' : 'notes.show_place'),
                ...(note.moment === null ? [] : [clockText(note.moment)]),
              ].join(' · ')}
            </Link>
          )}
        </p>
      }
    />
  )
}

interface LessonNotesProps {
  /** Those of one lesson. */
  notes: readonly CourseNote[]
  onChange: (note: CourseNote, words: Partial<CourseNote>, settlesOther?: boolean) => void
  onDelete: (note: CourseNote) => void
}

/** The notes of a lesson under its name. */
export const LessonNotes = ({ notes, onChange, onDelete }: LessonNotesProps) => {
  const { t } = useTexts()
  const lesson = notes[0]?.lesson
  if (!lesson) return null
  return (
    <section className={styles.lessonNotes}>
      <h2 className={styles.lessonTitle}>
        {lesson.link === null ? (
          (lesson.title ?? t('notes.lesson_gone'))
        ) : (
          <Link href={lesson.link}>{lesson.title}</Link>
        )}
      </h2>
      {notes.map((note) => (
        <Note
          key={note.key}
          note={note}
          onChange={(words, settles) => onChange(note, words, settles)}
          onDelete={() => onDelete(note)}
        />
      ))}
    </section>
  )
}
