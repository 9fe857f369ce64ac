import type { PublicCourse } from '@lectern/contract/courses/course'
import { Link } from '@lectern/ui/actions/link'
import { ProgressRing } from '@lectern/ui/feedback/progress'
import { useId } from 'react'
import { paths } from '../../../lib/routing/paths.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import { useLockWords } from '../../access/index.ts'
import { LessonMark, type ProgramLesson } from './lesson-mark.tsx'
import styles from './program.module.css'

const Entry = ({ course, lesson, current }: { course: string; lesson: ProgramLesson; current: boolean }) => {
  const id = useId()
  const reasons = useLockWords()(lesson.access)
  return (
    <li className={styles.entry}>
      <Link
        href={paths.lesson(course, lesson.slug)}
        className={styles.lesson}
        aria-current={current ? 'page' : undefined}
        aria-describedby={reasons.length > 0 ? id : undefined}
        data-closed={lesson.access.is_open ? undefined : true}
      >
        <LessonMark lesson={lesson} />
        <span>{lesson.title}</span>
      </Link>
      {reasons.length > 0 && (
        <span id={id} role="tooltip" className={styles.reason}>
          {reasons.join(' ')}
        </span>
      )}
    </li>
  )
}

/** The lessons of a course beside the one being read: where each stands, and why a closed one is closed. */
export const ProgramSidebar = ({ course, lesson }: { course: PublicCourse; lesson: number }) => {
  const { t } = useTexts()
  const done = course.lessons.filter(({ progress }) => progress === 'done').length
  return (
    <nav className={styles.program} aria-label={t('course.program')}>
      <div className={styles.standing}>
        {course.progress !== null && (
          <ProgressRing
            size={32}
            value={course.progress / 100}
            label={t('course.progress', { percent: course.progress })}
          />
        )}
        <div>
          <Link href={paths.course(course.slug)} className={styles.course}>
            {course.title}
          </Link>
          <p className={styles.done}>{t('course.done_of', { count: done, total: course.lessons.length })}</p>
        </div>
      </div>
      <ol className={styles.lessons}>
        {course.lessons.map((each) => (
          <Entry key={each.id} course={course.slug} lesson={each} current={each.id === lesson} />
        ))}
      </ol>
    </nav>
  )
}
