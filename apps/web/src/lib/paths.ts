/** Every address of the web, in one table; parameters are encoded here and nowhere else. */
export const paths = {
  home: '/',
  login: '/login',
  register: '/register',
  courses: '/courses',
  course: (course: string) => `/courses/${encodeURIComponent(course)}`,
  lesson: (course: string, lesson: string) =>
    `/courses/${encodeURIComponent(course)}/${encodeURIComponent(lesson)}`,
  quiz: (course: string, lesson: string, quiz: number) =>
    `/courses/${encodeURIComponent(course)}/${encodeURIComponent(lesson)}/quizzes/${quiz}`,
  expertCourses: '/expert/courses',
  newExpertCourse: '/expert/courses?new=true',
  expertCourse: (course: number) => `/expert/course/${course}`,
  expertPractices: '/expert/practices',
  expertPractice: (attempt: number) => `/expert/practices/${attempt}`,
  /** The workbench of a lesson, at the section of this number, counted from 0. */
  expertLesson: (course: number, lesson: number, section = 0) =>
    `/expert/course/${course}/lesson/${lesson}/constructor?section=${section}`,
} as const

const backTo = (page: string, next: string): string =>
  isLocalPath(next) && next !== paths.home ? `${page}?next=${encodeURIComponent(next)}` : page

/** The sign-in page that leads back to `next`. */
export const loginPath = (next: string): string => backTo(paths.login, next)

/** The page for a new account that leads on to `next`. */
export const registerPath = (next: string): string => backTo(paths.register, next)

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
