import { freeSlug, slugOf } from '@lectern/contract/kernel/slug'
import type { ReadDatabase } from '../../../platform/database/pool.ts'
import { slugProblem } from '../rules/slug-problem.ts'
import { isSlugTaken } from '../schools.repository.ts'

/** Whether a school may have an address; when not, why, and the nearest that is free. */
export const checkSlug = async (db: ReadDatabase, wanted: string) => {
  const slug = wanted.trim().toLowerCase()
  const problem = slugProblem(slug) ?? ((await isSlugTaken(db, slug)) ? ('taken' as const) : null)
  if (problem === null) return { slug, is_free: true, problem, suggestion: null }
  const base = slugOf(wanted).slice(0, 40).replace(/-+$/, '')
  const start = slugProblem(base) === null ? base : `school-${base}`.replace(/-+$/, '')
  const suggestion = await freeSlug(start, (each) => isSlugTaken(db, each))
  return { slug, is_free: false, problem, suggestion }
}
