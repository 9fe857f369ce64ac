/** Windows in which a page with columns of its own has no room for the whole menu. */
export const narrowWindow = '(max-width: 1279px)'

/** Three columns stand beside each other there. */
const narrowPages = /^\/expert\/practices\/\d+$/

/** The lesson with its sections, the quiz with its kinds of questions. */
const columnPages = /^\/expert\/(course\/\d+\/lesson\/\d+\/constructor|quiz\/\d+)$/

/** The menu that a page begins with: narrow, narrow in a small window, or whole. */
export const menuSpace = (pathname: string): 'narrow' | 'by-window' | 'whole' => {
  if (narrowPages.test(pathname)) return 'narrow'
  return columnPages.test(pathname) ? 'by-window' : 'whole'
}
