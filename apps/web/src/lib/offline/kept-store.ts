import {
  contactNote,
  courseNote,
  heard,
  keptHeaders,
  readerOfStore,
  seenAt,
  storesOf,
  type Contact,
  type KeptCourse,
  type KeptPage,
  type Stores,
} from './kept-rules.ts'

/** The stores of whomever this browser keeps something for; undefined where nothing is kept. */
export const openedStores = async (): Promise<(Stores & { reader: string }) | undefined> => {
  const reader = (await caches.keys()).map(readerOfStore).find((each) => each !== undefined)
  return reader === undefined ? undefined : { reader, ...storesOf(reader) }
}

/** Removes everything that is kept for others than this reader; everything at all where none is named. */
export const dropStores = async (stays?: string): Promise<void> => {
  const names = await caches.keys()
  const goes = names.filter((name) => {
    const reader = readerOfStore(name)
    return reader !== undefined && reader !== stays
  })
  await Promise.all(goes.map((name) => caches.delete(name)))
}

const readNote = async <T>(store: string, note: string): Promise<T | undefined> => {
  const kept = await (await caches.open(store)).match(note)
  if (!kept) return undefined
  // oxlint-disable-next-line typescript/no-unsafe-assignment -- written by this file alone
  const value: T = await kept.json()
  return value
}

const writeNote = async (store: string, note: string, value: unknown): Promise<void> =>
  (await caches.open(store)).put(note, Response.json(value))

export const readContact = ({ courses }: Pick<Stores, 'courses'>): Promise<Contact | undefined> =>
  readNote(courses, contactNote)

/** Notes that the server was heard, with the clock of its answer; the device's own where it told none. @returns that clock */
export const noteContact = async (stores: Pick<Stores, 'courses'>, answer: Response): Promise<number> => {
  const device = Date.now()
  const told = Date.parse(answer.headers.get('Date') ?? '')
  const server = Number.isNaN(told) ? device : told
  await writeNote(stores.courses, contactNote, heard(server, device))
  return server
}

/** Notes that this moment has come, so that a clock that is turned back brings nothing back. */
export const noteSeen = async (stores: Pick<Stores, 'courses'>): Promise<void> => {
  const contact = seenAt(await readContact(stores), Date.now())
  if (contact) await writeNote(stores.courses, contactNote, contact)
}

export const readCourse = (
  { courses }: Pick<Stores, 'courses'>,
  slug: string,
): Promise<KeptCourse | undefined> => readNote(courses, courseNote(slug))

export const writeCourse = ({ courses }: Pick<Stores, 'courses'>, course: KeptCourse): Promise<void> =>
  writeNote(courses, courseNote(course.slug), course)

export const listCourses = async ({ courses }: Pick<Stores, 'courses'>): Promise<KeptCourse[]> => {
  const store = await caches.open(courses)
  const notes = (await store.keys()).map(({ url }) => new URL(url).pathname)
  const found = await Promise.all(
    notes
      .filter((note) => note.startsWith(courseNote('')))
      .map((note) => readNote<KeptCourse>(courses, note)),
  )
  return found.filter((course) => course !== undefined)
}

/** A kept page as the rules look at it. */
export const pageOf = (path: string, { headers }: Pick<Response, 'headers'>): KeptPage => {
  const until = Date.parse(headers.get(keptHeaders.until) ?? '')
  return {
    path,
    at: Number(headers.get(keptHeaders.at)),
    until: Number.isNaN(until) ? null : until,
  }
}

/** The lessons in which a kept file or answer stands. */
export const lessonsOf = ({ headers }: Pick<Response, 'headers'>): string[] => {
  const lessons: unknown = JSON.parse(headers.get(keptHeaders.lessons) ?? '[]')
  return Array.isArray(lessons) ? lessons.filter((lesson) => typeof lesson === 'string') : []
}

/** The answer with what is written beside it. */
export const withHeaders = (answer: Response, more: Readonly<Record<string, string>>): Response => {
  const headers = new Headers(answer.headers)
  for (const [name, value] of Object.entries(more)) headers.set(name, value)
  return new Response(answer.body, { status: answer.status, statusText: answer.statusText, headers })
}
