import { mostNamedLessons } from '@lectern/contract/notifications/kinds/lesson-opened'
import { endMarks } from '@lectern/contract/notifications/rules/end-marks'
import type { Transaction } from '../../../platform/database/pool.ts'
import { decideOpenings, type Standing } from '../../courses/index.ts'
import * as repository from '../watches.repository.ts'
import { type News, tell } from './tell.ts'

/** Why people are looked at. */
export interface Look {
  readonly now: Date
  /**
   * `clock`: something happens to them by the clock, or the program changed; `progress`: they did something; `access`: their access changed,
   * which is told by itself, so that what it opens is no news.
   */
  readonly because: 'clock' | 'progress' | 'access'
}

const day_ms = 24 * 60 * 60 * 1000

/** Whoever has just done the lesson before is still there: a letter is for those who do not go on. */
const afterProgress_ms = 30 * 60 * 1000

/**
 * Looks at how some people stand to a product, by the one access decision: tells them of lessons that have opened since the last look, of
 * ends that come near and of what is over, and writes down when to look again. What is open when access begins is no news, and nothing older
 * than a day is.
 *
 * @returns how many people were looked at
 */
export const lookAt = async (tx: Transaction, place: repository.WatchPlace, look: Look): Promise<number> => {
  const { now, because } = look
  const { schoolId, productId } = place
  if (because !== 'clock') await repository.insertWatches(tx, place)
  const watches = await repository.lockWatches(tx, place, because === 'clock' ? now : null)
  if (watches.length === 0) return 0
  const before = new Date(now.getTime() - day_ms)
  const userIds = watches.map(({ userId }) => userId)
  const decided = await decideOpenings(tx, { schoolId, productId, userIds, now, before })
  const standings = new Map(decided?.standings.map((standing) => [standing.userId, standing]))
  const seen = watches.map((watch) => {
    const standing = standings.get(watch.userId)
    return standing
      ? lookAtOne(watch, standing, productId, look)
      : { watch: { ...watch, nextAt: null }, news: [] }
  })
  await repository.saveWatches(
    tx,
    place,
    seen.map(({ watch }) => watch),
  )
  await tell(
    tx,
    schoolId,
    seen.flatMap(({ news }) => news),
    now,
  )
  return watches.length
}

interface Seen {
  readonly watch: repository.WatchRow
  readonly news: readonly News[]
}

const lookAtOne = (watch: repository.WatchRow, standing: Standing, productId: number, look: Look): Seen => {
  const { now, because } = look
  if (standing.enrolment.state !== 'active') return { watch: { ...watch, nextAt: null }, news: [] }
  const isLate = watch.nextAt !== null && now.getTime() - watch.nextAt.getTime() > day_ms
  const known = new Set(watch.knownLessonIds)
  const open = standing.isOpen ? standing.lessons.filter(({ isOpen }) => isOpen) : []
  const isNews = watch.hasBegun && because !== 'access'
  const fresh = open.filter(
    ({ id, hasBegun, wasOpen }) => isNews && !known.has(id) && !hasBegun && !(isLate && wasOpen),
  )
  const opened = fresh.length === 0 ? [] : [openedNews(standing, fresh, productId, look)]
  return {
    watch: {
      userId: watch.userId,
      knownLessonIds: [...new Set([...known, ...open.map(({ id }) => id)])],
      hasBegun: watch.hasBegun || standing.isOpen,
      nextAt: nextLook(standing, now),
    },
    news: [...opened, ...endNews(watch, standing, productId, now)],
  }
}

const openedNews = (
  { userId }: Standing,
  lessons: Standing['lessons'],
  productId: number,
  { now, because }: Look,
): News => {
  const lessonIds = lessons.slice(0, mostNamedLessons).map(({ id }) => id)
  return {
    userId,
    kind: 'lesson_opened',
    params: { product_id: productId, lesson_ids: lessonIds },
    // Each lesson is known from now on, so that it is the first of one list only.
    eventKey: `lesson_opened/${lessonIds[0]}`,
    ...(because === 'progress' ? { letterFrom: new Date(now.getTime() + afterProgress_ms) } : {}),
  }
}

/** What the clock has done to an access since the last look: its end has come near, it is over, or a pause is. */
const endNews = (
  { nextAt }: repository.WatchRow,
  { userId, enrolment }: Standing,
  productId: number,
  now: Date,
): News[] => {
  const { startedAt, endsAt, frozenFrom, frozenUntil } = enrolment
  // What lay before the moment for which this look was planned was seen at the last one.
  const isJustPast = (at: Date): boolean =>
    nextAt !== null && at >= nextAt && at <= now && now.getTime() - at.getTime() <= day_ms
  const news: News[] = []
  if (frozenFrom && frozenUntil && isJustPast(frozenUntil))
    news.push({
      userId,
      kind: 'access_resumed',
      params: { product_id: productId },
      eventKey: resumedKey(productId, frozenFrom),
    })
  const isFrozen = frozenFrom !== null && frozenFrom <= now && (frozenUntil === null || frozenUntil > now)
  if (endsAt === null || isFrozen) return news
  const mark = endMarks(startedAt, endsAt).findLast(({ at }) => isJustPast(at))
  if (!mark) return news
  const end = endsAt.toISOString()
  const key = `${productId}/${end}/${mark.days}`
  if (mark.days === 0)
    news.push({
      userId,
      kind: 'access_ended',
      params: { product_id: productId, ended_at: end },
      eventKey: `access_ended/${key}`,
    })
  else
    news.push({
      userId,
      kind: 'access_ending',
      params: { product_id: productId, ends_at: end, days: mark.days },
      eventKey: `access_ending/${key}`,
      uselessAt: endsAt,
    })
  return news
}

/** Whether by hand or by the clock: a pause ends once. */
export const resumedKey = (productId: number, frozenFrom: Date): string =>
  `access_resumed/${productId}/${frozenFrom.toISOString()}`

const nextLook = ({ enrolment, nextOpeningAt }: Standing, now: Date): Date | null => {
  const { startedAt, endsAt, frozenUntil } = enrolment
  const marks = endsAt === null ? [] : endMarks(startedAt, endsAt).map(({ at }) => at)
  const moments = [nextOpeningAt, frozenUntil, ...marks].filter((at) => at !== null && at > now)
  return moments.reduce((first, at) => (first === null || (at !== null && at < first) ? at : first), null)
}
