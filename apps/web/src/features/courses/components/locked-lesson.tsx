import type { CourseAccess, PublicLesson } from '@lectern/contract/lessons/lesson'
import { LessonLocked } from '../../lessons/index.ts'
import { JoinButton } from './join-button.tsx'

interface LockedLessonProps {
  lesson: PublicLesson
  access: CourseAccess
  isSignedIn: boolean
}

/** A closed lesson with the way into its course. Loaded with a closed lesson alone: most learners never see it. */
export const LockedLesson = ({ lesson, access, isSignedIn }: LockedLessonProps) => (
  <LessonLocked
    lesson={lesson}
    access={access}
    join={<JoinButton course={lesson.course.id} isSignedIn={isSignedIn} />}
  />
)
