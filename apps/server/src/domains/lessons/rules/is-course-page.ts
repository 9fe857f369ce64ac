/**
 * Words that stand for pages below a course (`/courses/{course}/finished`, `notes`, `search`), and `program`, which the documents
 * write below a lesson: no lesson takes one as its address.
 */
const pages: ReadonlySet<string> = new Set(['finished', 'notes', 'search', 'program'])

/** Whether an address below a course is one of its own pages. */
export const isCoursePage = (slug: string): boolean => pages.has(slug)
