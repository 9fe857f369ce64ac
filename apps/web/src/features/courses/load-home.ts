import type { PublicCourseCard } from '@lectern/contract/courses/course'
import { load } from '../../lib/api/index.ts'
import type { Texts } from '../../lib/texts/index.ts'
import { getFrontPage } from './api.ts'
import type { HomeSearch } from './front-page/home-search.ts'
import { getPublicCourse, getPublicFrontPage, listPublicCourses } from './learner-calls.ts'

/** Courses that the front page offers to go on with, at most. */
const mostOwn = 3

type Page = Parameters<typeof load>[0] & {
  context: { texts: Pick<Texts, 'need'> }
  deps: HomeSearch
}

/**
 * The courses of the school; of the first own ones also where "Continue" leads, unfinished ones before finished. With it the school's
 * front page, and what its editor needs where that is asked for.
 */
export const loadHome = async (page: Page) => {
  const [{ data, meta }, front] = await Promise.all([
    load(page, listPublicCourses, {}),
    load(page, getPublicFrontPage, {}),
  ])
  const isFinished = ({ progress }: PublicCourseCard) => Number(progress === 100)
  const own = data
    .filter((course) => course.is_course_subscribed)
    .toSorted((one, other) => isFinished(one) - isFinished(other))
  const others: PublicCourseCard[] = data.filter((course) => !course.is_course_subscribed)
  const opened = await Promise.all(
    own.slice(0, mostOwn).map(({ slug }) => load(page, getPublicCourse, { params: { course_slug: slug } })),
  )
  const goOn = opened.map((reply) => reply.data)
  return {
    goOn,
    own: own.slice(mostOwn),
    others,
    courses: data,
    /** Of all of the school, also those that are not here. */
    total: meta.total,
    front: front.data,
    authored: page.deps.front === 'edit' && front.data.can_edit ? await loadAuthored(page) : null,
  }
}

const loadAuthored = async (page: Page) => {
  const [{ data }] = await Promise.all([load(page, getFrontPage, {}), page.context.texts.need('front-page')])
  return data
}
