import { ApiError } from '../api/index.ts'
import {
  courseNote,
  keptHeaders,
  lessonOf,
  lessonsOfFiles,
  standingOf,
  type KeptCourse,
  type Stores,
} from './kept-rules.ts'
import {
  dropStores,
  lessonsOf,
  listCourses,
  pageOf,
  readContact,
  readCourse,
  writeCourse,
} from './kept-store.ts'
import { getOfflineCourse } from './api.ts'

/** Everything else that is kept of a course goes with its note. */
const forgetCourse = async (stores: Stores, slug: string): Promise<void> => {
  await (await caches.open(stores.courses)).delete(courseNote(slug))
  const pages = await caches.open(stores.pages)
  for (const request of await pages.keys()) {
    const { pathname } = new URL(request.url)
    if (lessonOf(pathname)?.course === slug || pathname === `/courses/${slug}`) await pages.delete(request)
  }
}

/** Removes what may not be shown any more: pages first, then files and answers that stand in no kept page. */
export const dropClosed = async (stores: Stores): Promise<void> => {
  const contact = await readContact(stores)
  const courses = await listCourses(stores)
  const pages = await caches.open(stores.pages)
  const shown = new Set<string>()
  for (const request of await pages.keys()) {
    const { pathname } = new URL(request.url)
    const page = await pages.match(request)
    const course = courses.find(({ slug }) => slug === lessonOf(pathname)?.course)
    if (page && standingOf(pageOf(pathname, page), course, contact, Date.now()).isOpen) shown.add(pathname)
    else await pages.delete(request)
  }
  const wanted = lessonsOfFiles(courses.filter(({ isWanted }) => isWanted))
  for (const store of [stores.files, stores.replies]) {
    const things = await caches.open(store)
    for (const request of await things.keys()) {
      const thing = await things.match(request)
      const [, uuid = ''] = /^\/kept\/files\/([^/]+)\//.exec(new URL(request.url).pathname) ?? []
      // A course that is being kept has its files before its pages.
      if (wanted.has(uuid) || (thing && lessonsOf(thing).some((lesson) => shown.has(lesson)))) continue
      await things.delete(request)
    }
  }
}

/**
 * Asks the server what of a course is still open, notes it and removes everything else. Undefined when nothing of it is any
 * more. Rejects with NetworkError when nobody answered: then nothing changes.
 */
export const checkCourse = async (stores: Stores, slug: string): Promise<KeptCourse | undefined> => {
  const before = await readCourse(stores, slug)
  try {
    const { data } = await getOfflineCourse({ params: { course_slug: slug } })
    if (data === null) {
      await forgetCourse(stores, slug)
      return undefined
    }
    const course: KeptCourse = {
      isWanted: before?.isWanted ?? false,
      isStopped: before?.isStopped ?? false,
      revisions: before?.revisions ?? {},
      slug: data.slug,
      title: data.title,
      link: data.link,
      checkedAt: Date.parse(data.checked_at),
      lessons: data.lessons,
    }
    await writeCourse(stores, course)
    // It has another address by now.
    if (course.slug !== slug) await forgetCourse(stores, slug)
    return course
  } catch (error) {
    if (!(error instanceof ApiError) || error.status >= 500 || error.status === 429) throw error
    if (error.status === 401) await dropStores()
    else await forgetCourse(stores, slug)
    return undefined
  } finally {
    await dropClosed(stores)
  }
}

/** Stops keeping a course on purpose, and removes what was kept of it. */
export const removeCourse = async (stores: Stores, slug: string): Promise<void> => {
  await forgetCourse(stores, slug)
  await dropClosed(stores)
}

/** The version of each kept file of a store by its uuid; of what was kept on purpose alone. */
export const versionsOf = async (stores: Stores): Promise<Map<string, string>> => {
  const files = await caches.open(stores.files)
  const found = new Map<string, string>()
  for (const request of await files.keys()) {
    const [, uuid] = /^\/kept\/files\/([^/]+)\/shown$/.exec(new URL(request.url).pathname) ?? []
    const version = (await files.match(request))?.headers.get(keptHeaders.version)
    if (uuid !== undefined && version) found.set(uuid, version)
  }
  return found
}
