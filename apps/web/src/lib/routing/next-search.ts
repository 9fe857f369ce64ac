import { isLocalPath, paths } from './paths.ts'

/** `?next=…` of the pages that let people in: a path of this site; the front page in place of anything else. */
export const readNext = (search: Record<string, unknown>): { next: string } => ({
  next: isLocalPath(search['next']) ? search['next'] : paths.home,
})
