import { VisuallyHidden } from '@lectern/ui/layout/visually-hidden'
import { useTexts } from '../../../lib/texts/index.ts'
import type { ProgramLesson } from '../program.ts'
import styles from './program.module.css'

/** Where a lesson stands for its reader, by picture and word. Its picture is style: a course of a hundred lessons shows a hundred. */
export const LessonMark = ({ lesson, words = false }: { lesson: ProgramLesson; words?: boolean }) => {
  const { t } = useTexts()
  const { access, progress } = lesson
  const state = access.is_open ? progress : 'locked'
  const text = t(`course.lesson_${state}`)
  return (
    <span className={styles.markOf} data-state={state}>
      {words ? <span>{text}</span> : <VisuallyHidden>{text}</VisuallyHidden>}
    </span>
  )
}
