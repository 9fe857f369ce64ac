import { lessonOf, standingOf, storesOf, type KeptCourse } from './kept-rules.ts'
import { listCourses, pageOf, readContact } from './kept-store.ts'
import { weighCourse, type Progress } from './keep-course.ts'

/** A lesson of which the page was only read. */
export interface KeptLessonPage {
  readonly path: string
  readonly title: string
  readonly bytes: number
  readonly keptAt: Date
  readonly until: Date | null
}

export interface KeptThings {
  readonly courses: readonly {
    readonly course: KeptCourse
    readonly weight: Progress
    readonly until: Date | null
  }[]
  readonly lessons: readonly KeptLessonPage[]
  /** Everything of this person on this device. */
  readonly bytes: number
}

const bytesOf = async (store: string): Promise<number> => {
  const cache = await caches.open(store)
  let bytes = 0
  for (const request of await cache.keys()) bytes += (await (await cache.match(request))?.blob())?.size ?? 0
  return bytes
}

const titleOf = (page: string): string => {
  const [, title = ''] = /<title>([^<]*)<\/title>/.exec(page) ?? []
  return new DOMParser().parseFromString(title, 'text/html').documentElement.textContent
}

const firstEnd = ({ lessons }: KeptCourse): Date | null => {
  const ends = lessons.flatMap(({ closes_at }) => (closes_at === null ? [] : [Date.parse(closes_at)]))
  return ends.length === 0 ? null : new Date(Math.min(...ends))
}

/** What is kept on this device for a person, with its weight; asks nobody. */
export const describeKept = async (reader: string): Promise<KeptThings> => {
  const stores = storesOf(reader)
  const contact = await readContact(stores)
  const courses = await listCourses(stores)
  const wanted = courses.filter(({ isWanted }) => isWanted)
  const pages = await caches.open(stores.pages)
  const lessons: KeptLessonPage[] = []
  for (const request of await pages.keys()) {
    const path = new URL(request.url).pathname
    const place = lessonOf(path)
    const page = place && (await pages.match(request))
    if (!page || wanted.some(({ slug }) => slug === place.course)) continue
    const facts = pageOf(path, page)
    const course = courses.find(({ slug }) => slug === place.course)
    const { isOpen, until } = standingOf(facts, course, contact, Date.now())
    if (!isOpen) continue
    const text = await page.text()
    lessons.push({
      ...{ path, title: titleOf(text), bytes: new Blob([text]).size, keptAt: new Date(facts.at) },
      until: until === null ? null : new Date(until),
    })
  }
  const weighed = await Promise.all(
    wanted.map(async (course) => ({
      course,
      weight: await weighCourse(stores, course),
      until: firstEnd(course),
    })),
  )
  const bytes = (await Promise.all([stores.pages, stores.files, stores.replies].map(bytesOf))).reduce(
    (sum, each) => sum + each,
    0,
  )
  return { courses: weighed, lessons: lessons.toReversed(), bytes }
}
