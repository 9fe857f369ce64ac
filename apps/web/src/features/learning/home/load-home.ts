import { load } from '../../../lib/api/index.ts'
import { type FrontPageRequest, loadFrontPage } from '../../courses/index.ts'
import { getHome } from './api.ts'

/**
 * The home of a learner, by one call; for everybody else, and where it is asked for, the front page of the school with its courses and what
 * its editor needs.
 */
export const loadHome = async (page: FrontPageRequest) => {
  const { data: home } = await load(page, getHome, {})
  // The same for the server and the browser.
  const now = Date.now()
  if (home && page.deps.front === undefined) return { home, now, face: null }
  return { home, now, face: await loadFrontPage(page) }
}
