import type { PublicCourse } from '@lectern/contract/courses/course'
import { Icon } from '@lectern/ui/layout/icon'
import { VisuallyHidden } from '@lectern/ui/layout/visually-hidden'
import { CircleCheck, CircleDashed, Lock } from 'lucide-react'
import { useTexts } from '../../../lib/texts/index.ts'
import styles from './program.module.css'

export type ProgramLesson = PublicCourse['lessons'][number]

/** Where a lesson stands for its reader, by icon and word. */
export const LessonMark = ({ lesson, words = false }: { lesson: ProgramLesson; words?: boolean }) => {
  const { t } = useTexts()
  const { access, progress } = lesson
  const state = access.is_open ? progress : 'locked'
  const text = t(`course.lesson_${state}`)
  return (
    <span className={styles.markOf} data-state={state}>
      {state === 'not_started' ? (
        <span className={styles.dot} />
      ) : (
        <Icon of={state === 'locked' ? Lock : state === 'done' ? CircleCheck : CircleDashed} size={20} />
      )}
      {words ? <span>{text}</span> : <VisuallyHidden>{text}</VisuallyHidden>}
    </span>
  )
}
