/** Pages of a course that stand beside its lessons (`/courses/{course}/finished`, `notes`, `search`): no lesson takes their address. */
const pages: ReadonlySet<string> = new Set(['finished', 'notes', 'search'])

/** Whether an address below a course is one of its own pages. */
export const isCoursePage = (slug: string): boolean => pages.has(slug)
