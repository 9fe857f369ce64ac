/** A visit is over after this long without a look at the home, in milliseconds. */
const visit_ms = 30 * 60 * 1000

/** When somebody looked at their home last, and when their visit before that ended. */
export interface HomeVisit {
  readonly seenAt: Date
  readonly beforeAt: Date | null
}

const isSameVisit = ({ seenAt }: HomeVisit, now: Date): boolean => now.getTime() - seenAt.getTime() < visit_ms

/** Since when things are news: what came after the visit before this one; null for a first visit, to which everything is news. */
export const newsSince = (visit: HomeVisit | null, now: Date): Date | null =>
  visit && (isSameVisit(visit, now) ? visit.beforeAt : visit.seenAt)

/** The visit as it stands after a look at the home; a clock that was put back changes nothing. */
export const afterLook = (visit: HomeVisit | null, now: Date): HomeVisit => {
  if (!visit) return { seenAt: now, beforeAt: null }
  if (now <= visit.seenAt) return visit
  return { seenAt: now, beforeAt: isSameVisit(visit, now) ? visit.beforeAt : visit.seenAt }
}
