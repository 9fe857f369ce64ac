import type { CourseAccess } from '@lectern/contract/lessons/lesson'
import { LessonLocked, type PageLesson } from '../../lessons/index.ts'
import { useStartHere } from '../use-start.ts'
import { JoinButton } from './join-button.tsx'

interface LockedLessonProps {
  lesson: PageLesson
  access: CourseAccess
  isSignedIn: boolean
}

/** A closed lesson with the way into its course. */
export const LockedLesson = ({ lesson, access, isSignedIn }: LockedLessonProps) => {
  const start = useStartHere(lesson.course.id)
  return (
    <LessonLocked
      lesson={lesson}
      access={access}
      join={<JoinButton course={lesson.course.id} isSignedIn={isSignedIn} start={start} />}
    />
  )
}
