import {
  keepingMark,
  keptHeaders,
  lessonsOfFiles,
  missingFiles,
  shownFile,
  staleLessons,
  type KeptCourse,
  type KeptLesson,
  type Stores,
} from './kept-rules.ts'
import { lessonsOf, listCourses, readCourse, noteContact, withHeaders, writeCourse } from './kept-store.ts'
import { versionsOf } from './check-course.ts'

/** What a page weighs with its answers, about; nobody knows before it is made. */
const pageBytes = 60_000
/** Requests at once: whoever reads meanwhile goes first. */
const atOnce = 2

/** What there is to do, and what of it is done. */
export interface Progress {
  readonly done: number
  readonly total: number
}

const pathsOf = async (store: string): Promise<Set<string>> =>
  new Set((await (await caches.open(store)).keys()).map(({ url }) => new URL(url).pathname))

const workOf = async (stores: Stores, course: KeptCourse) => ({
  lessons: staleLessons(course, await pathsOf(stores.pages)),
  files: missingFiles(course, await versionsOf(stores)),
})

const weightOf = (files: readonly { readonly bytes: number }[], pages: number): number =>
  files.reduce((sum, { bytes }) => sum + bytes, 0) + pages * pageBytes

/** How much of a course is kept, and how much there is. */
export const weighCourse = async (stores: Stores, course: KeptCourse): Promise<Progress> => {
  const work = await workOf(stores, course)
  const total = weightOf(missingFiles(course, new Map()), course.lessons.length)
  return { done: Math.max(0, total - weightOf(work.files, work.lessons.length)), total }
}

const wait = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(signal.reason)
    })
  })

/** The answer of an address; waits where the server asks for patience. Undefined where it has nothing for this reader. */
const ask = async (
  address: string,
  init: Pick<RequestInit, 'cache'> & { signal: AbortSignal; headers?: Record<string, string> },
): Promise<Response | undefined> => {
  const headers = { ...init.headers, [keepingMark]: '1' }
  const answer = await fetch(address, { ...init, headers, priority: 'low' })
  if (answer.status === 429 || answer.status === 503) {
    await wait(1000 * Math.min(60, Number(answer.headers.get('Retry-After')) || 5), init.signal)
    return ask(address, init)
  }
  return answer.ok ? answer : undefined
}

const keepReply = async (
  stores: Stores,
  path: string,
  lesson: string,
  signal: AbortSignal,
): Promise<void> => {
  const answer = await ask(path, { signal, headers: { Accept: 'application/json' } })
  const replies = await caches.open(stores.replies)
  if (answer)
    await replies.put(path, withHeaders(answer, { [keptHeaders.lessons]: JSON.stringify([lesson]) }))
}

/** The page of a lesson with the answers that it asks for; false where it is not open any more. */
const keepLesson = async (
  stores: Stores,
  reader: string,
  lesson: KeptLesson,
  signal: AbortSignal,
): Promise<boolean> => {
  const page = await ask(lesson.link, { signal, headers: { Accept: 'text/html' } })
  // Somebody else has signed in meanwhile: nothing of theirs belongs here.
  if (!page || page.redirected || page.headers.get('X-Reader') !== reader) return false
  const at = await noteContact(stores, page)
  await (
    await caches.open(stores.pages)
  ).put(lesson.link, withHeaders(page, { [keptHeaders.at]: String(at) }))
  for (const { id, has_files, has_ticks } of lesson.units) {
    if (has_files) await keepReply(stores, `/api/v1/info-units/${id}`, lesson.link, signal)
    if (has_ticks) await keepReply(stores, `/api/v1/info-units/${id}/ticks`, lesson.link, signal)
  }
  return true
}

interface KeptFile {
  readonly uuid: string
  readonly version: string
}

const keepFile = async (
  stores: Stores,
  { uuid, version }: KeptFile,
  lessons: readonly string[],
  onBytes: (bytes: number) => void,
  signal: AbortSignal,
): Promise<void> => {
  const answer = await ask(`/api/v1/files/${uuid}/download?preview=1`, { signal, cache: 'no-store' })
  if (!answer?.body) return
  const counted = answer.body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform: (part, controller) => {
        onBytes(part.byteLength)
        controller.enqueue(part)
      },
    }),
  )
  const files = await caches.open(stores.files)
  const before = await files.match(shownFile(uuid))
  const all = [...new Set([...(before ? lessonsOf(before) : []), ...lessons])]
  await files.put(
    shownFile(uuid),
    withHeaders(new Response(counted, answer), {
      [keptHeaders.version]: version,
      [keptHeaders.lessons]: JSON.stringify(all),
    }),
  )
}

/** Works through a list a few at a time. */
const inLines = async <T>(list: readonly T[], work: (each: T) => Promise<void>): Promise<void> => {
  const queue = [...list]
  const line = async (): Promise<void> => {
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) await work(next)
  }
  await Promise.all(Array.from({ length: atOnce }, line))
}

/** Asks the service worker for the code of all pages for learners, and waits until it is there. */
export const keepCode = async (): Promise<void> => {
  const { active } = await navigator.serviceWorker.ready
  const { port1, port2 } = new MessageChannel()
  const kept = new Promise<void>((resolve) => {
    port1.addEventListener('message', () => resolve())
    port1.start()
  })
  active?.postMessage({ code: true }, [port2])
  await kept
}

/** Pages from which a kept course is reached. */
const keepWays = async (stores: Stores, reader: string, course: KeptCourse, signal: AbortSignal) => {
  const pages = await caches.open(stores.pages)
  for (const path of [course.link, '/account/offline']) {
    const page = await ask(path, { signal, headers: { Accept: 'text/html' } })
    if (page && !page.redirected && page.headers.get('X-Reader') === reader)
      await pages.put(path, withHeaders(page, { [keptHeaders.at]: String(await noteContact(stores, page)) }))
  }
}

/**
 * Keeps what is missing of a course: its code, its pages, then its files. What is there stays when it is stopped, and the next
 * time goes on from there. Rejects when nobody answers, when the device has no room, and when it is stopped.
 */
export const fetchCourse = async (
  stores: Stores,
  reader: string,
  slug: string,
  onProgress: (progress: Progress) => void,
  signal: AbortSignal,
): Promise<void> => {
  const course = await readCourse(stores, slug)
  if (!course) return
  const work = await workOf(stores, course)
  const { total, done: before } = await weighCourse(stores, course)
  let done = before
  const add = (bytes: number) => {
    done = Math.min(total, done + bytes)
    onProgress({ done, total })
  }
  onProgress({ done, total })
  await keepCode()
  await keepWays(stores, reader, course, signal)
  const revisions = { ...course.revisions }
  await inLines(work.lessons, async (lesson) => {
    if (await keepLesson(stores, reader, lesson, signal)) revisions[lesson.link] = lesson.revision
    add(pageBytes)
    // Another tab, or a check, may have written meanwhile.
    const now = await readCourse(stores, slug)
    if (now) await writeCourse(stores, { ...now, revisions: { ...now.revisions, ...revisions } })
  })
  const places = lessonsOfFiles(await listCourses(stores))
  await inLines(work.files, (file) => keepFile(stores, file, places.get(file.uuid) ?? [], add, signal))
}
