import { load } from '../../../lib/api/index.ts'
import { goTo } from '../../../lib/routing/page-flow.ts'
import { withPath } from '../../../lib/routing/paths.ts'
import type { Texts } from '../../../lib/texts/index.ts'
import { getCoursePage } from '../api.ts'
import { getPublicCourse, getPublicCoursePage } from '../learner-calls.ts'
import type { PublicCourseSearch } from './course-page-search.ts'

type Page = Parameters<typeof load>[0] & {
  context: { texts: Pick<Texts, 'need'> }
  params: { course: string }
  deps: PublicCourseSearch
}

/** A course with what its page says, and what the editor of the page needs where that is asked for. */
export const loadCoursePage = async (page: Page) => {
  const { course: course_slug } = page.params
  const [{ data: course }, { data: words }] = await Promise.all([
    load(page, getPublicCourse, { params: { course_slug } }),
    load(page, getPublicCoursePage, { params: { course_slug } }),
  ])
  if (course.slug !== course_slug) goTo(withPath(page.location.href, course.link))
  const isEdited = page.deps.page === 'edit' && words.can_edit
  return { course, words, authored: isEdited ? await loadAuthored(page, course.id) : null }
}

const loadAuthored = async (page: Page, course: number) => {
  const [{ data }] = await Promise.all([
    load(page, getCoursePage, { params: { course } }),
    page.context.texts.need('front-page'),
  ])
  return data
}
