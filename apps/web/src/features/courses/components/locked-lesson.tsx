import type { CourseAccess, PublicLesson } from '@lectern/contract/lessons/lesson'
import { useRouter } from '@tanstack/react-router'
import { useAction } from '../../../lib/use-action.ts'
import { LessonLocked } from '../../lessons/index.ts'
import { startCourse } from '../start-intent.ts'
import { JoinButton } from './join-button.tsx'

interface LockedLessonProps {
  lesson: PublicLesson
  access: CourseAccess
  isSignedIn: boolean
}

/**
 * A closed lesson with the way into its course. Comes with the page: a press on a part that the server has drawn, and whose
 * code comes later, is lost.
 */
export const LockedLesson = ({ lesson, access, isSignedIn }: LockedLessonProps) => {
  const router = useRouter()
  // The reader wants this lesson, not the first one of the course.
  const start = useAction<undefined>(async () => {
    await startCourse(lesson.course.id)
    await router.invalidate()
  })
  return (
    <LessonLocked
      lesson={lesson}
      access={access}
      join={<JoinButton course={lesson.course.id} isSignedIn={isSignedIn} start={start} />}
    />
  )
}
