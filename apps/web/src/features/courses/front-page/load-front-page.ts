import { load } from '../../../lib/api/index.ts'
import type { Texts } from '../../../lib/texts/index.ts'
import { getFrontPage } from '../api.ts'
import { getPublicFrontPage, listPublicCourses } from '../learner-calls.ts'
import type { HomeSearch } from './home-search.ts'

export type FrontPageRequest = Parameters<typeof load>[0] & {
  context: { texts: Pick<Texts, 'need'> }
  deps: HomeSearch
}

/** The front page of the school with its courses and, where it is written, what its editor needs. */
export const loadFrontPage = async (page: FrontPageRequest) => {
  const [{ data: courses, meta }, { data: front }] = await Promise.all([
    load(page, listPublicCourses, {}),
    load(page, getPublicFrontPage, {}),
  ])
  const isEdited = page.deps.front === 'edit' && front.can_edit
  /** `total`: of all of the school, also those that are not here. */
  return { courses, total: meta.total, front, authored: isEdited ? await loadAuthored(page) : null }
}

export type ShownFrontPage = Awaited<ReturnType<typeof loadFrontPage>>

const loadAuthored = async (page: FrontPageRequest) => {
  const [{ data }] = await Promise.all([load(page, getFrontPage, {}), page.context.texts.need('front-page')])
  return data
}
