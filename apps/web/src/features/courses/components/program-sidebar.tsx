import type { PublicCourse } from '@lectern/contract/courses/course'
import { Link } from '@lectern/ui/actions/link'
import { ProgressRing } from '@lectern/ui/feedback/progress'
import { useId } from 'react'
import { paths } from '../../../lib/routing/paths.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import { useLockWords } from '../../access/index.ts'
import type { Program, ProgramLesson } from '../program.ts'
import { LessonMark } from './lesson-mark.tsx'
import styles from './program.module.css'

interface EntryProps {
  course: string
  lesson: ProgramLesson
  current: boolean
  /** Why it is closed; empty where it is open. */
  reasons: readonly string[]
}

const Entry = ({ course, lesson, current, reasons }: EntryProps) => {
  const id = useId()
  return (
    <li>
      {lesson.module && <span className={styles.module}>{lesson.module}</span>}
      <Link
        href={paths.lesson(course, lesson.slug)}
        className={styles.lesson}
        aria-current={current ? 'page' : undefined}
        aria-describedby={reasons.length > 0 ? id : undefined}
        data-closed={lesson.access.is_open ? undefined : true}
      >
        <LessonMark lesson={lesson} />
        {lesson.title}
      </Link>
      {reasons.length > 0 && (
        <span id={id} role="tooltip" className={styles.reason}>
          {reasons.join(' ')}
        </span>
      )}
    </li>
  )
}

interface ProgramSidebarProps {
  course: Pick<PublicCourse, 'title' | 'slug'>
  program: Program
  /** The one being read. */
  lesson: number
}

/** The lessons of a course beside the one being read: where each stands, and why a closed one is closed. */
export const ProgramSidebar = ({ course, program, lesson }: ProgramSidebarProps) => {
  const { t } = useTexts()
  const lockWords = useLockWords()
  const done = program.lessons.filter(({ progress }) => progress === 'done').length
  return (
    <nav className={styles.program} aria-label={t('course.program')}>
      <div className={styles.standing}>
        {program.progress !== null && (
          <ProgressRing
            size={32}
            value={program.progress / 100}
            label={t('course.progress', { percent: program.progress })}
          />
        )}
        <div>
          <Link href={paths.course(course.slug)} className={styles.course}>
            {course.title}
          </Link>
          <p className={styles.done}>{t('course.done_of', { count: done, total: program.lessons_count })}</p>
        </div>
      </div>
      <ol className={styles.lessons}>
        {program.lessons.map((each) => (
          <Entry
            key={each.id}
            course={course.slug}
            lesson={each}
            current={each.id === lesson}
            reasons={lockWords(each.access)}
          />
        ))}
      </ol>
    </nav>
  )
}
