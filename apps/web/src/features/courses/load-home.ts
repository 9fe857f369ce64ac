import type { PublicCourseCard } from '@lectern/contract/courses/course'
import { load } from '../../lib/api/index.ts'
import { getPublicCourse, listPublicCourses } from './api.ts'

/** Courses that the front page offers to go on with, at most. */
const mostOwn = 3

type Page = Parameters<typeof load>[0]

/** The courses of the school; of the first own ones also where "Continue" leads, unfinished ones before finished. */
export const loadHome = async (page: Page) => {
  const { data } = await load(page, listPublicCourses, {})
  const isFinished = ({ progress }: PublicCourseCard) => Number(progress === 100)
  const own = data
    .filter((course) => course.is_course_subscribed)
    .toSorted((one, other) => isFinished(one) - isFinished(other))
  const others: PublicCourseCard[] = data.filter((course) => !course.is_course_subscribed)
  const opened = await Promise.all(
    own.slice(0, mostOwn).map(({ slug }) => load(page, getPublicCourse, { params: { course_slug: slug } })),
  )
  const goOn = opened.map((reply) => reply.data)
  return { goOn, own: own.slice(mostOwn), others }
}
