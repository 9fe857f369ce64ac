import { offlineLimits } from '@lectern/contract/courses/offline/offline-limits'
import { lessonOf, readerOfStore, storesOf, type KeptCourse, type Stores } from './kept-rules.ts'
import { dropStores, listCourses, openedStores, readCourse, writeCourse } from './kept-store.ts'
import { report } from '../reporting.ts'
import { checkCourse, removeCourse } from './check-course.ts'
import { fetchCourse, keepCode, weighCourse, type Progress } from './keep-course.ts'

/** Why a course cannot be kept. */
export type KeepFault =
  | { readonly kind: 'no_room'; readonly needed: number; readonly free: number }
  | { readonly kind: 'too_many' | 'too_large' | 'closed' }
  | { readonly kind: 'failed'; readonly error: unknown }

/** What this tab does with a course. */
export type Keeping =
  | ({ readonly state: 'keeping' } & Progress)
  | { readonly state: 'fault'; readonly fault: KeepFault }

const keepings = new Map<string, Keeping>()
const stops = new Map<string, AbortController>()
const listeners = new Set<() => void>()

const note = (slug: string, keeping: Keeping | undefined): void => {
  if (keeping) keepings.set(slug, keeping)
  else keepings.delete(slug)
  for (const listener of listeners) listener()
}

export const subscribeKeeping = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export const keepingOf = (slug: string): Keeping | undefined => keepings.get(slug)

/** The stores of the person who is signed in; what was kept for somebody else goes. */
const ownStores = async (reader: string): Promise<Stores> => {
  await dropStores(reader)
  return storesOf(reader)
}

/** A course as the server tells of it now, with its weight; undefined when nothing of it is open. */
export const weigh = async (
  reader: string,
  slug: string,
): Promise<{ course: KeptCourse; weight: Progress } | undefined> => {
  const stores = await ownStores(reader)
  const course = await checkCourse(stores, slug)
  return course && { course, weight: await weighCourse(stores, course) }
}

/** A course as it is kept here, without asking anybody; undefined when it is not kept on purpose. */
export const keptCourse = async (
  reader: string,
  slug: string,
): Promise<{ course: KeptCourse; weight: Progress } | undefined> => {
  const stores = storesOf(reader)
  const course = await readCourse(stores, slug)
  return course?.isWanted ? { course, weight: await weighCourse(stores, course) } : undefined
}

const faultOf = async (stores: Stores, course: KeptCourse): Promise<KeepFault | undefined> => {
  const { done, total } = await weighCourse(stores, course)
  const wanted = (await listCourses(stores)).filter(({ isWanted, slug }) => isWanted && slug !== course.slug)
  if (wanted.length >= offlineLimits.courses) return { kind: 'too_many' }
  if (total > offlineLimits.courseBytes) return { kind: 'too_large' }
  const { quota = Infinity, usage = 0 } = await navigator.storage.estimate()
  const free = Math.min(quota, offlineLimits.allBytes) - usage
  const needed = total - done
  return needed > free ? { kind: 'no_room', needed, free: Math.max(0, free) } : undefined
}

/** Keeps a course on purpose, or goes on with what was stopped. One tab at a time does; another one leaves it to it. */
export const keepCourse = async (reader: string, slug: string): Promise<void> => {
  if (stops.has(slug)) return
  const stop = new AbortController()
  stops.set(slug, stop)
  try {
    const stores = await ownStores(reader)
    const course = await readCourse(stores, slug)
    if (!course) return note(slug, { state: 'fault', fault: { kind: 'closed' } })
    const fault = await faultOf(stores, course)
    if (fault) return note(slug, { state: 'fault', fault })
    await writeCourse(stores, { ...course, isWanted: true, isStopped: false })
    // Asked for when something is kept on purpose: the browser then does not remove it by itself.
    void navigator.storage.persist?.().catch(() => false)
    const work = () =>
      fetchCourse(
        stores,
        reader,
        slug,
        (progress) => note(slug, { state: 'keeping', ...progress }),
        stop.signal,
      )
    await navigator.locks.request(`lectern-keeping-${slug}`, { ifAvailable: true }, (lock) => lock && work())
    note(slug, undefined)
  } catch (error) {
    if (!stop.signal.aborted) note(slug, { state: 'fault', fault: { kind: 'failed', error } })
    else note(slug, undefined)
  } finally {
    stops.delete(slug)
  }
}

/** Stops; what is there stays. */
export const stopKeeping = async (reader: string, slug: string): Promise<void> => {
  stops.get(slug)?.abort()
  const stores = storesOf(reader)
  const course = await readCourse(stores, slug)
  if (course) await writeCourse(stores, { ...course, isStopped: true })
  note(slug, undefined)
}

export const forget = async (reader: string, slug: string): Promise<void> => {
  stops.get(slug)?.abort()
  await removeCourse(storesOf(reader), slug)
  note(slug, undefined)
}

export const forgetAll = async (): Promise<void> => {
  for (const stop of stops.values()) stop.abort()
  await dropStores()
  for (const slug of keepings.keys()) note(slug, undefined)
}

/** How many courses are kept on purpose on this device. */
export const countKept = async (): Promise<number> => {
  // Signing out removes what is kept for anybody, also what a page of somebody before has not removed yet.
  const readers = new Set((await caches.keys()).flatMap((name) => readerOfStore(name) ?? []))
  const kept = await Promise.all([...readers].map((reader) => listCourses(storesOf(reader))))
  return kept.flat().filter(({ isWanted }) => isWanted).length
}

/** A check is good for so long while pages come and go, in milliseconds. */
const checkPause = 15_000

const savesData = (): boolean =>
  'connection' in navigator &&
  typeof navigator.connection === 'object' &&
  navigator.connection !== null &&
  Reflect.get(navigator.connection, 'saveData') === true

/**
 * What a page does once it is at rest and there is a network: has every course of which something is kept checked, removes what
 * is closed by now, and keeps what is new or has changed of those that are kept on purpose.
 */
export const refreshKept = async (): Promise<void> => {
  const stores = await openedStores()
  if (!stores || stores.reader === '0' || !navigator.onLine) return
  const pages = await (await caches.open(stores.pages)).keys()
  const courses = await listCourses(stores)
  const slugs = new Set([
    ...courses.map(({ slug }) => slug),
    ...pages.flatMap(({ url }) => lessonOf(new URL(url).pathname)?.course ?? []),
  ])
  const fresh = new Set(
    courses.filter(({ checkedAt }) => Math.abs(Date.now() - checkedAt) < checkPause).map(({ slug }) => slug),
  )
  for (const slug of slugs) {
    try {
      const course = fresh.has(slug) ? await readCourse(stores, slug) : await checkCourse(stores, slug)
      if (!course?.isWanted || course.isStopped || savesData()) continue
      const { done, total } = await weighCourse(stores, course)
      // A new version of the web brings new code for the same pages.
      if (done === total) await keepCode()
      else await keepCourse(stores.reader, slug)
    } catch (error) {
      report(error, 'kept courses')
    }
  }
}
