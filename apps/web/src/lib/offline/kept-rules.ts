/*
 * What a device keeps for a time without a network, and when it may be shown: pure, because the service worker and the pages
 * both go by it, and neither has the other's tools. See docs/decisions/0048.
 */
const minute = 60_000
const day = 24 * 60 * minute

/** A copy that the server has not vouched for in so long is not shown any more, in milliseconds. */
const longestUnchecked = 30 * day
/** A page says its end a week ahead at most: without a check of its course it is good for as long. */
const longestUnvouched = 7 * day
/** A clock that is corrected by less is not one that was turned back. */
const correction = 5 * minute

const prefix = 'lectern-kept-'

/** Names of the stores of one reader; everything in them is theirs alone. 0: whoever is not signed in. */
export const storesOf = (reader: string) => ({
  pages: `${prefix}pages-${reader}`,
  files: `${prefix}files-${reader}`,
  replies: `${prefix}replies-${reader}`,
  courses: `${prefix}courses-${reader}`,
})
export type Stores = ReturnType<typeof storesOf>

/** Code and looks of one build of the web. */
export const assetsOf = (build: string): string => `${prefix}assets-${build}`
export const buildOfAssets = (store: string): string | undefined =>
  store.startsWith(assetsOf('')) ? store.slice(assetsOf('').length) : undefined

/** Whose store it is; undefined where it is nobody's. */
export const readerOfStore = (store: string): string | undefined =>
  /^lectern-kept-(?:pages|files|replies|courses)-(\d+)$/.exec(store)?.[1]

/** Of a version of the web that named its stores otherwise. */
export const isFormerStore = (store: string): boolean =>
  store.startsWith(prefix) && readerOfStore(store) === undefined && buildOfAssets(store) === undefined

/** What is written beside a kept answer. */
export const keptHeaders = {
  /** The server's clock when it answered, in milliseconds. */
  at: 'X-Kept-At',
  /** Until when the page is open, ISO; absent while no end was told. */
  until: 'X-Open-Until',
  /** The lessons in which a file or an answer stands, as a JSON list of paths. */
  lessons: 'X-Kept-For',
  /** Changes with the bytes of a file. */
  version: 'X-Kept-Version',
} as const

/** On what is asked for to be kept: the service worker leaves it to whoever asks. */
export const keepingMark = 'X-Keeping'

/** Where the notes about kept courses stand in their store. */
export const contactNote = '/kept/contact'
export const courseNote = (slug: string): string => `/kept/courses/${slug}`
const fileNote = (uuid: string, path: string): string => `/kept/files/${uuid}/${path}`
/** The one form of a file that is kept on purpose: what is shown of it. */
export const shownFile = (uuid: string): string => fileNote(uuid, 'shown')

/** A lesson by its path, also of the pages below it; undefined for other pages. */
export const lessonOf = (path: string): { course: string; lesson: string } | undefined => {
  const [, lesson, course] = /^(\/courses\/([^/]+)\/[^/]+)(?:\/|$)/.exec(path) ?? []
  return lesson === undefined || course === undefined
    ? undefined
    : { course: decodeURIComponent(course), lesson }
}

const uuidForm = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

const uuidOfPass = (pass: string): string | undefined => {
  try {
    const body = (pass.split('.')[0] ?? '').replaceAll('-', '+').replaceAll('_', '/')
    const [uuid = ''] = atob(body).split('/')
    return uuidForm.test(uuid) ? uuid : undefined
  } catch {
    // Nothing that was signed here.
    return undefined
  }
}

/**
 * Where the bytes behind an address of a file are kept: at the place of exactly these, then at the place of what is shown of
 * the file. Addresses are short-lived and carry the id of the file; the id stays. Empty for every other address, also for
 * downloads, which give the file as it was uploaded.
 */
export const placesOfFile = ({ pathname, searchParams }: URL): string[] => {
  const [, uuid = ''] = /^\/api\/v1\/files\/([^/]+)\/download$/.exec(pathname) ?? []
  if (uuidForm.test(uuid)) return searchParams.get('preview') === '1' ? [shownFile(uuid)] : []
  const [, pass = '', path = ''] = /^\/media\/([^/]+)\/(.+)$/.exec(pathname) ?? []
  const linked = uuidOfPass(pass)
  return linked === undefined ? [] : [fileNote(linked, path), shownFile(linked)]
}

/** The questions of an attempt with its answers. */
export const isAttempt = (path: string): boolean =>
  /^\/api\/v1\/lessons\/\d+\/quizzes\/\d+\/attempt\/\d+$/.test(path)

/** Answers that the page of a lesson needs besides its own: files and ticks of a unit, a running attempt. Nothing else is kept. */
export const isKeptReply = (path: string): boolean =>
  isAttempt(path) || /^\/api\/v1\/info-units\/\d+(?:\/ticks)?$/.test(path)

/** Where something that stands on the page of a lesson is kept: at each of these places, the last of which is for any form of it. */
export const placesOfThing = (url: URL): { store: 'files' | 'replies'; places: readonly string[] } =>
  isKeptReply(url.pathname)
    ? { store: 'replies', places: [url.pathname] }
    : { store: 'files', places: placesOfFile(url) }

/** Of these addresses what stands on a page of this origin and is kept with it, each once. */
export const standingOn = (origin: string, addresses: readonly string[]): string[] =>
  [...new Set(addresses)].filter((address) => {
    if (!URL.canParse(address)) return false
    const url = new URL(address)
    return url.origin === origin && placesOfThing(url).places.length > 0
  })

/** When the server was last heard, by its clock and by that of the device, and the latest moment that was ever seen here. */
export interface Contact {
  readonly server: number
  readonly device: number
  readonly seen: number
}

/** The server's time as the device knows it: what it said last, and what has passed on the device since. Never before what was seen. */
export const timeAt = (contact: Contact | undefined, device: number): number =>
  contact ? Math.max(contact.seen, contact.server + device - contact.device) : device

/** Whether the clock of the device stands before a moment that was seen here already. */
export const isTurnedBack = (contact: Contact | undefined, device: number): boolean =>
  contact !== undefined && contact.server + device - contact.device < contact.seen - correction

/** The server was heard. */
export const heard = (server: number, device: number): Contact => ({ server, device, seen: server })

/** Something was shown without it. */
export const seenAt = (contact: Contact | undefined, device: number): Contact | undefined =>
  contact && { ...contact, seen: timeAt(contact, device) }

/** What the server said last of a course, and what its reader wants. */
export interface KeptCourse {
  readonly slug: string
  readonly title: string
  readonly link: string
  /** The server's clock, in milliseconds. */
  readonly checkedAt: number
  /** Whether it is kept on purpose; else some of its lessons were read. */
  readonly isWanted: boolean
  /** Whether keeping it was stopped before it was complete. */
  readonly isStopped: boolean
  /** The revision of each kept page, by path. */
  readonly revisions: Readonly<Record<string, string>>
  readonly lessons: readonly KeptLesson[]
}

export interface KeptLesson {
  readonly title: string
  readonly link: string
  readonly revision: string
  readonly closes_at: string | null
  readonly units: readonly { readonly id: number; readonly has_files: boolean; readonly has_ticks: boolean }[]
  readonly files: readonly {
    readonly uuid: string
    readonly name: string
    readonly bytes: number
    readonly version: string
  }[]
  readonly films: readonly string[]
}

/** A kept page as far as it matters whether it is shown. */
export interface KeptPage {
  readonly path: string
  /** The server's clock when it was made, in milliseconds. */
  readonly at: number
  /** The end that it told itself; null: none within a week. */
  readonly until: number | null
}

/** Why a kept lesson is shown or not, and until when it is as far as known; null: for as long as copies are good. */
export interface Standing {
  readonly isOpen: boolean
  readonly until: number | null
}

const closed: Standing = { isOpen: false, until: null }

/**
 * Whether a kept page may be shown. Of a lesson whoever spoke last is heard: the check of its course, which names every lesson
 * that is open and its end, or the page itself. A check that leaves a lesson out closes it, whatever page is there.
 */
export const standingOf = (
  page: KeptPage,
  course: KeptCourse | undefined,
  contact: Contact | undefined,
  device: number,
): Standing => {
  const now = timeAt(contact, device)
  const place = lessonOf(page.path)
  const isChecked = place !== undefined && course !== undefined && course.checkedAt >= page.at
  if (isChecked) {
    const lesson = course.lessons.find(({ link }) => link === place.lesson)
    if (!lesson) return closed
    const ends = lesson.closes_at === null ? null : Date.parse(lesson.closes_at)
    return within(ends, course.checkedAt + longestUnchecked)
  }
  const good = page.at + (place ? longestUnvouched : longestUnchecked)
  return within(page.until, good)

  function within(ends: number | null, good: number): Standing {
    if (now >= good) return closed
    if (ends !== null && (now >= ends || isTurnedBack(contact, device))) return { isOpen: false, until: ends }
    return { isOpen: true, until: ends }
  }
}

/** The lessons of a course whose pages are to be fetched: those that are missing, and those that are others by now. */
export const staleLessons = (
  { lessons, revisions }: Pick<KeptCourse, 'lessons' | 'revisions'>,
  pages: ReadonlySet<string>,
): KeptLesson[] => lessons.filter(({ link, revision }) => !pages.has(link) || revisions[link] !== revision)

/** The files of a course that are not kept in their present version, each once. */
export const missingFiles = (
  course: Pick<KeptCourse, 'lessons'>,
  kept: ReadonlyMap<string, string | null>,
): KeptLesson['files'] => {
  const wanted = new Map(
    course.lessons.flatMap(({ files }) => files.map((file) => [file.uuid, file] as const)),
  )
  return [...wanted.values()].filter(({ uuid, version }) => kept.get(uuid) !== version)
}

/** Lessons in which each file of kept courses stands. */
export const lessonsOfFiles = (courses: readonly KeptCourse[]): ReadonlyMap<string, string[]> => {
  const found = new Map<string, string[]>()
  for (const { lessons } of courses)
    for (const { link, files } of lessons)
      for (const { uuid } of files) found.set(uuid, [...(found.get(uuid) ?? []), link])
  return found
}

/** Pages beyond the last ones that were read go, but for those of courses that are kept on purpose. Oldest first, as stores list them. */
export const pagesTooMany = (
  paths: readonly string[],
  courses: readonly KeptCourse[],
  most: number,
): string[] => {
  const wanted = new Set(
    courses
      .filter(({ isWanted }) => isWanted)
      .flatMap(({ link, lessons }) => [link, ...lessons.map((lesson) => lesson.link)]),
  )
  const read = paths.filter((path) => !wanted.has(path))
  return read.slice(0, Math.max(0, read.length - most))
}

/** The part of some bytes that a player asks for; undefined where it asks for all of them, or for what is not there. */
export const rangeOf = (header: string | null, size: number): { start: number; end: number } | undefined => {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? []
  if (first === '' && last === '') return undefined
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first)
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1)
  return start <= end ? { start, end } : undefined
}
