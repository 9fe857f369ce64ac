/*
 * Shows a learner's pages without a network as they were last seen, with their pictures, documents and sound. The network goes
 * first always: what is kept is given only when nobody answered, and only while the server's word allows it (`kept-rules.ts`).
 * Everything is kept for one person at a time, the one whom the server named with the last page; calls that change something,
 * the workbench and all other answers of the API pass by untouched. `scripts/service-worker-plugin.ts` makes `/sw.js` of this
 * file.
 */
import {
  assetsOf,
  isAttempt,
  isKeptReply,
  keepingMark,
  keptHeaders,
  lessonOf,
  pagesTooMany,
  placesOfFile,
  standingOf,
  storesOf,
  type Stores,
} from '../lib/offline/kept-rules.ts'
import {
  dropStores,
  lessonsOf,
  listCourses,
  noteContact,
  noteSeen,
  openedStores,
  pageOf,
  readContact,
  readCourse,
  withHeaders,
} from '../lib/offline/kept-store.ts'
import { dropAssets, keepAssets, keptAsset } from './kept-code.ts'
import { asDownload, isPicture, partOf } from './kept-file.ts'
import { isSmallPicture, keepStanding, keepThing, pathOf } from './kept-things.ts'
import { drawOfflinePage } from './offline-page.ts'
import type { AskedFor, KeepMessage, OfflineWords, ServiceWorkerScope, Told } from './scope.ts'

declare const self: ServiceWorkerScope
/** Of the build that this file belongs to; put in by the plugin, as what follows. */
declare const buildName: string
declare const offlineWords: Record<string, OfflineWords>
/** The code and looks of every page for learners. */
declare const learnerAssets: readonly string[]
declare const limits: { readonly readPages: number }

const assets = assetsOf(buildName)

const isPage = (url: URL): boolean =>
  url.origin === self.location.origin &&
  !/^\/(api|expert|dev|assets|files|media|pictures|author-frame)(\/|$)/.test(url.pathname)

const isDownload = (url: URL): boolean =>
  url.origin === self.location.origin && /^\/api\/v1\/files\/[^/]+\/download$/.test(url.pathname)

const isAsset = (url: URL): boolean =>
  url.origin === self.location.origin && url.pathname.startsWith('/assets/')

/** Beyond the last ones that were read, pages go. */
const dropPages = async (stores: Stores): Promise<void> => {
  const pages = await caches.open(stores.pages)
  const kept = await pages.keys()
  const courses = await listCourses(stores)
  const many = new Set(
    pagesTooMany(
      kept.map(({ url }) => pathOf(url)),
      courses,
      limits.readPages,
    ),
  )
  await Promise.all(kept.filter(({ url }) => many.has(pathOf(url))).map((old) => pages.delete(old)))
}

/** Keeps a page of the person whom the server named, and drops everything of everybody else. */
const keepPage = async (url: string, answer: Response): Promise<void> => {
  const reader = answer.headers.get('X-Reader')
  if (reader === null) return
  await dropStores(reader)
  const stores = storesOf(reader)
  const at = await noteContact(stores, answer)
  if (answer.redirected) return
  const pages = await caches.open(stores.pages)
  // It is another one now, or none: as it was it may not be shown any more.
  await pages.delete(url)
  if (answer.status !== 200 || answer.headers.get('X-Keep') === 'no') return
  await pages.put(url, withHeaders(answer, { [keptHeaders.at]: String(at) }))
  await dropPages(stores)
}

/** A kept page that may be shown now. */
const keptPage = async (url: string): Promise<Response | undefined> => {
  const stores = await openedStores()
  if (!stores) return undefined
  const pages = await caches.open(stores.pages)
  const page = (await pages.match(url)) ?? (await pages.match(pathOf(url)))
  if (!page || !(await isShown(stores, pathOf(url), page))) return undefined
  await noteSeen(stores)
  return page
}

const isShown = async (stores: Stores, path: string, page: Response): Promise<boolean> => {
  const place = lessonOf(path)
  const course = place && (await readCourse(stores, place.course))
  return standingOf(pageOf(path, page), course, await readContact(stores), Date.now()).isOpen
}

/** Pages that may be shown now, with the titles that stand in them. */
const listShown = async (): Promise<{ path: string; title: string }[]> => {
  const stores = await openedStores()
  if (!stores) return []
  const pages = await caches.open(stores.pages)
  const shown = await Promise.all(
    (await pages.keys()).map(async ({ url }) => {
      const page = await pages.match(url)
      const path = pathOf(url)
      if (!page || !lessonOf(path) || !(await isShown(stores, path, page))) return []
      const [, title = ''] = /<title>([^<]*)<\/title>/.exec(await page.text()) ?? []
      return [{ path, title }]
    }),
  )
  return shown.flat().toReversed()
}

const offlinePage = async (): Promise<Response> =>
  drawOfflinePage(offlineWords, self.navigator.languages, await listShown())

const answerPage = async (event: AskedFor): Promise<Response> => {
  const { request } = event
  let response: Response
  try {
    response = await fetch(request)
  } catch {
    return (await keptPage(request.url)) ?? offlinePage()
  }
  event.waitUntil(keepPage(request.url, response.clone()))
  return response
}

/** Files whose names carry their content: the kept one is the right one. */
const answerAsset = async (event: AskedFor): Promise<Response> => {
  const kept = await keptAsset(event.request.url, assets)
  if (kept) return kept
  const response = await fetch(event.request)
  if (response.status === 200) {
    const copy = response.clone()
    event.waitUntil(caches.open(assets).then((cache) => cache.put(event.request.url, copy)))
  }
  return response
}

/** Where something kept stands, if one of its lessons may be shown now. */
const keptThing = async (store: keyof Stores, keys: readonly string[]): Promise<Response | undefined> => {
  const stores = await openedStores()
  if (!stores) return undefined
  const things = await caches.open(stores[store])
  const pages = await caches.open(stores.pages)
  for (const key of keys) {
    const thing = await things.match(key)
    for (const lesson of thing ? lessonsOf(thing) : []) {
      const page = await pages.match(lesson)
      if (page && (await isShown(stores, lesson, page))) return thing
    }
  }
  return undefined
}

const askForPage = (url: string): Promise<Response> => fetch(url, { headers: { Accept: 'text/html' } })

/** The page that asked for an attempt which has just begun does not know of it: as it is kept, it would offer to begin. */
const keepReply = async (path: string, event: AskedFor, answer: Response): Promise<void> => {
  const { referrer } = event.request
  const isNew = await keepThing('replies', path, referrer, answer)
  if (isNew && isAttempt(path)) await keepPage(referrer, await askForPage(referrer))
}

const answerFile = async (event: AskedFor, places: readonly string[]): Promise<Response> => {
  const { request } = event
  try {
    const answer = await fetch(request)
    const [place] = places
    if (place !== undefined && isSmallPicture(answer))
      event.waitUntil(keepThing('files', place, request.referrer, answer.clone()))
    return answer
  } catch (error) {
    const file = await keptThing('files', places)
    // Of a document its pages are kept, not the small picture of the first one.
    if (file && !(request.destination === 'image' && !isPicture(file)))
      return partOf(file, request.headers.get('Range'))
    throw error
  }
}

/** A kept file is taken along as it is shown; what it was made of is not kept. */
const answerDownload = async ({ request }: AskedFor): Promise<Response> => {
  try {
    return await fetch(request)
  } catch {
    const file = await keptThing('files', placesOfFile(new URL(`${request.url}?preview=1`)))
    return file ? asDownload(file) : offlinePage()
  }
}

const answerReply = async (event: AskedFor): Promise<Response> => {
  const { request } = event
  const path = pathOf(request.url)
  try {
    const answer = await fetch(request)
    if (answer.status === 200) event.waitUntil(keepReply(path, event, answer.clone()))
    return answer
  } catch (error) {
    const reply = await keptThing('replies', [path])
    if (reply) return reply
    throw error
  }
}

const assetsAmong = (addresses: readonly string[]): URL[] =>
  addresses.map((address) => new URL(address, self.location.origin)).filter(isAsset)

/** For a page that came before this worker did, or by a change of address without a page of its own; and for what stands on it. */
const keep = async ({ url, assets: loaded, things, isSeen }: KeepMessage): Promise<void> => {
  await keepAssets(assetsAmong(loaded), assets)
  if (!isPage(new URL(url))) return
  if (!isSeen) await keepPage(url, await askForPage(url))
  // One by one: what the reader asks for goes first.
  for (const address of things) await keepStanding(url, address).catch(() => {})
}

const told = async ({ data, ports }: Told): Promise<void> => {
  if ('url' in data) return keep(data)
  await keepAssets(assetsAmong(learnerAssets), assets)
  ports[0]?.postMessage('kept')
}

self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()))

self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([dropAssets(assets), self.clients.claim()]))
})

self.addEventListener('message', (event) => event.waitUntil(told(event).catch(() => {})))

self.addEventListener('fetch', (event) => {
  const { request } = event
  if (request.method !== 'GET' || request.headers.has(keepingMark)) return
  const url = new URL(request.url)
  if (request.mode === 'navigate' && isPage(url)) event.respondWith(answerPage(event))
  else if (request.mode === 'navigate' && isDownload(url)) event.respondWith(answerDownload(event))
  else if (isAsset(url)) event.respondWith(answerAsset(event))
  else if (url.origin === self.location.origin) {
    const places = placesOfFile(url)
    if (places.length > 0) event.respondWith(answerFile(event, places))
    else if (isKeptReply(url.pathname)) event.respondWith(answerReply(event))
  }
})
