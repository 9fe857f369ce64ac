import { type CoveredLesson, coverageOf } from '@lectern/contract/access/rules/offer-coverage'
import type { ReadDatabase } from '../../../platform/database/pool.ts'
import type { SchoolId } from '../../../platform/school-id.ts'
import { listLinesOfProduct } from './scopes.repository.ts'

/** Offers by which somebody has accesses; null for an access without one. */
export type OffersOfPerson = readonly (number | null)[]

/** The lessons that somebody with these offers has, now or later. */
export type LessonsCovered = (offerIds: OffersOfPerson) => ReadonlySet<number>

/** What many people have of some lessons of a product: each of their offers is read and weighed once, however many have it. */
export const loadCoveredLessons = async (
  db: ReadDatabase,
  { schoolId, productId }: { readonly schoolId: SchoolId; readonly productId: number },
  lessons: readonly CoveredLesson[],
  people: readonly OffersOfPerson[],
): Promise<LessonsCovered> => {
  const ids = [...new Set(people.flatMap((offerIds) => offerIds.flatMap((id) => id ?? [])))]
  const lines = await listLinesOfProduct(db, schoolId, productId, ids)
  const idsBy = (line: (typeof lines)[number]) =>
    lessons.filter((lesson) => coverageOf(line, lesson) !== 'none').map(({ id }) => id)
  const lessonsBy = new Map(lines.map((line) => [line.offerId, idsBy(line)]))
  const all = new Set(lessons.map(({ id }) => id))
  // Many have the same offers.
  const known = new Map<string, ReadonlySet<number>>()
  return (offerIds) => {
    if (offerIds.includes(null)) return all
    const key = offerIds.join()
    const covered = known.get(key) ?? new Set(offerIds.flatMap((id) => lessonsBy.get(id ?? 0) ?? []))
    known.set(key, covered)
    return covered
  }
}
