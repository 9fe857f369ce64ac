import type { PublicCourse } from '@lectern/contract/courses/course'
import { useNavigate, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { consumeStartIntent } from '../../lib/start-intent.ts'
import { useAction } from '../../lib/use-action.ts'
import { joinCourse } from './learner-calls.ts'

/** Takes part in a course that is open to everybody; gives the address of the lesson to begin with, if one is open. */
const startCourse = async (course: number): Promise<PublicCourse['continue_link']> =>
  (await joinCourse({ params: { course } })).data.continue_link

/** Taking part in a course, up to the lesson to begin with; where none is open yet, the page shows it anew. */
export const useStart = (course: number) => {
  const router = useRouter()
  const navigate = useNavigate()
  return useAction<undefined>(async () => {
    const lesson = await startCourse(course)
    // The pages of before were loaded for somebody without the course.
    await router.invalidate()
    if (lesson !== null) await navigate({ href: lesson })
  })
}

/** Goes on with what a visitor pressed before signing in: takes part, and opens the lesson to begin with. */
export const useIntendedStart = (
  {
    id,
    can_join: canJoin,
    is_course_subscribed: takesPart,
    continue_link: lesson,
  }: Pick<PublicCourse, 'id' | 'can_join' | 'is_course_subscribed' | 'continue_link'>,
  isSignedIn: boolean,
) => {
  const navigate = useNavigate()
  const start = useStart(id)
  useEffect(() => {
    if (!isSignedIn || !consumeStartIntent(id)) return
    if (canJoin) start.run(undefined)
    // Somebody who took part already, and had only not been signed in.
    else if (takesPart && lesson !== null) void navigate({ href: lesson, replace: true })
    // oxlint-disable-next-line react/exhaustive-deps -- once for each course that is opened
  }, [id, isSignedIn])
  return start
}

/** Taking part in the course of a lesson that stays open: its reader wants this lesson, not the first one. */
export const useStartHere = (course: number) => {
  const router = useRouter()
  return useAction<undefined>(async () => {
    await startCourse(course)
    await router.invalidate()
  })
}
