import { keptHeaders, lessonOf, placesOfThing, type Stores } from '../lib/offline/kept-rules.ts'
import { lessonsOf, openedStores, withHeaders } from '../lib/offline/kept-store.ts'
import { isPicture } from './kept-file.ts'
import type { ServiceWorkerScope } from './scope.ts'

declare const self: ServiceWorkerScope
/** Put in by the plugin. */
declare const limits: { readonly readPictureBytes: number }

export const pathOf = (address: string): string => new URL(address, self.location.origin).pathname

export const isSmallPicture = (answer: Response): boolean =>
  answer.status === 200 &&
  isPicture(answer) &&
  Number(answer.headers.get('Content-Length') ?? Infinity) <= limits.readPictureBytes

/** Keeps an answer for the lesson on whose page it stands. @returns whether there was none before */
export const keepThing = async (
  store: 'files' | 'replies',
  key: string,
  page: string,
  answer: Response,
): Promise<boolean> => {
  const stores = await openedStores()
  const place = lessonOf(pathOf(page))
  if (!stores || !place) return false
  const things = await caches.open(stores[store])
  const before = await things.match(key)
  // What is kept on purpose has its version written beside it, and is kept anew by whoever keeps the course.
  if (before?.headers.has(keptHeaders.version)) return false
  const lessons = new Set(before ? lessonsOf(before) : []).add(place.lesson)
  await things.put(key, withHeaders(answer, { [keptHeaders.lessons]: JSON.stringify([...lessons]) }))
  return before === undefined
}

/** Whether something is kept for this lesson already, in any of its forms. */
const isKeptFor = async (
  lesson: string,
  store: keyof Stores,
  places: readonly string[],
): Promise<boolean> => {
  const stores = await openedStores()
  if (!stores) return true
  const things = await caches.open(stores[store])
  const kept = await Promise.all(places.map((place) => things.match(place)))
  return kept.some((thing) => thing !== undefined && lessonsOf(thing).includes(lesson))
}

/**
 * Keeps what stands on the page of a lesson and has not come through here: what was loaded before this worker was there, and
 * pictures further down, which a reader who stays for a moment never sees.
 */
export const keepStanding = async (page: string, address: string): Promise<void> => {
  const place = lessonOf(pathOf(page))
  const { store, places } = placesOfThing(new URL(address))
  // Whatever size of a picture is asked for later, this one is found.
  const key = places.at(-1)
  if (!place || key === undefined || (await isKeptFor(place.lesson, store, places))) return
  const answer = await fetch(address)
  const isKept = store === 'replies' ? answer.status === 200 : isSmallPicture(answer)
  if (isKept) await keepThing(store, key, page, answer)
}
