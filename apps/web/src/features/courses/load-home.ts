import { load } from '../../lib/api/index.ts'
import type { Texts } from '../../lib/texts/index.ts'
import { getFrontPage } from './api.ts'
import type { HomeSearch } from './front-page/home-search.ts'
import { getHome } from './home/api.ts'
import { getPublicFrontPage, listPublicCourses } from './learner-calls.ts'

type Page = Parameters<typeof load>[0] & {
  context: { texts: Pick<Texts, 'need'> }
  deps: HomeSearch
}

/**
 * The home of a learner, by one call; for everybody else, and where it is asked for, the front page of the school with its courses and what
 * its editor needs.
 */
export const loadHome = async (page: Page) => {
  const { data: home } = await load(page, getHome, {})
  // The same for the server and the browser.
  const now = Date.now()
  if (home && page.deps.front === undefined) return { home, now, face: null }
  return { home, now, face: await loadFace(page) }
}

const loadFace = async (page: Page) => {
  const [{ data: courses, meta }, { data: front }] = await Promise.all([
    load(page, listPublicCourses, {}),
    load(page, getPublicFrontPage, {}),
  ])
  const isEdited = page.deps.front === 'edit' && front.can_edit
  /** `total`: of all of the school, also those that are not here. */
  return { courses, total: meta.total, front, authored: isEdited ? await loadAuthored(page) : null }
}

const loadAuthored = async (page: Page) => {
  const [{ data }] = await Promise.all([load(page, getFrontPage, {}), page.context.texts.need('front-page')])
  return data
}
