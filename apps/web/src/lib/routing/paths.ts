/** The addresses that learners may be led to; parameters are encoded here. */
export const paths = {
  home: '/',
  login: '/login',
  register: '/register',
  restore: '/restore',
  invitation: (token: string) => `/invitations/${encodeURIComponent(token)}`,
  legal: (page: string) => `/legal/${encodeURIComponent(page)}`,
  /** The learning space, at one of its pages. */
  account: (page: string) => `/account/${page}`,
  /** An order, for whoever holds its address. */
  order: (token: string) => `/orders/${encodeURIComponent(token)}`,
  /** The same, where the page of the payment system could not be opened. */
  unbegunOrder: (token: string) => `/orders/${encodeURIComponent(token)}?unbegun=true`,
  courses: '/courses',
  course: (course: string) => `/courses/${encodeURIComponent(course)}`,
  lesson: (course: string, lesson: string) =>
    `/courses/${encodeURIComponent(course)}/${encodeURIComponent(lesson)}`,
  /** Own notes of a course, and the search in it. */
  courseNotes: (course: string) => `/courses/${encodeURIComponent(course)}/notes`,
  courseSearch: (course: string) => `/courses/${encodeURIComponent(course)}/search`,
  quiz: (course: string, lesson: string, quiz: number) =>
    `/courses/${encodeURIComponent(course)}/${encodeURIComponent(lesson)}/quizzes/${quiz}`,
  /** The answer of another learner that is to be reviewed. */
  peerReview: (review: number) => `/peer-reviews/${review}`,
  /** The expert area, at the first page that the person's rights open. */
  expert: '/expert',
  /** The workbench of a lesson, at the section of this number, counted from 0. */
  expertLesson: (course: number, lesson: number, section = 0) =>
    `/expert/course/${course}/lesson/${lesson}/constructor?section=${section}`,
} as const

const backTo = (page: string, next: string): string =>
  isLocalPath(next) && next !== paths.home ? `${page}?next=${encodeURIComponent(next)}` : page

/** The sign-in page that leads back to `next`. */
export const loginPath = (next: string): string => backTo(paths.login, next)

/** The sign-in page for another person than the one who is signed in, leading back to `next`. */
export const signInAgainPath = (next: string): string => {
  const path = loginPath(next)
  return `${path}${path.includes('?') ? '&' : '?'}again=true`
}

/** The page that sets a new password and leads on to `next`. */
export const restorePath = (next: string): string => backTo(paths.restore, next)

/** The address with another path and the same query. */
export const withPath = (address: string, path: string): string => {
  const at = address.indexOf('?')
  return at < 0 ? path : path + address.slice(at)
}

/**
 * Whether `value` is a path of this site. Browsers read `//host`, `/\host` and paths with control characters as other
 * sites, so a redirect to such a "path" would lead a person away (open redirect).
 */
export const isLocalPath = (value: unknown): value is string =>
  // oxlint-disable-next-line no-control-regex
  typeof value === 'string' && /^\/(?![/\\])[^\\\u0000-\u0020\u007F]*$/.test(value)

/** `path` without the query parameter `name`; undefined when it does not carry it. */
export const withoutParameter = (path: string, name: string): string | undefined => {
  const url = new URL(path, 'http://local')
  if (!url.searchParams.has(name)) return
  url.searchParams.delete(name)
  return url.pathname + url.search + url.hash
}
