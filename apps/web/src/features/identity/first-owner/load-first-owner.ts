import { ApiError } from '../../../lib/api/index.ts'
import { goTo } from '../../../lib/routing/page-flow.ts'
import { paths, withPath } from '../../../lib/routing/paths.ts'

/** What the address of the page may carry: the invitation from the server's first start. */
export interface FirstOwnerSearch {
  invite?: string
}

export const readFirstOwnerSearch = ({ invite }: Record<string, unknown>): FirstOwnerSearch =>
  typeof invite === 'string' && /^[\w-]{16,200}$/.test(invite) ? { invite } : {}

/** How the visitor stands to the first school: may open it, needs the link for that, or comes after it was opened. */
export type FirstOwnerState = 'invited' | 'uninvited' | 'late'

/**
 * Finds out whether the first school is still to be opened; without an invitation to a server with one, to sign-in.
 * `findSchool` fails while there is none.
 */
export const loadFirstOwner = async (
  findSchool: () => Promise<unknown>,
  { invite }: FirstOwnerSearch,
  here: string,
): Promise<{ state: FirstOwnerState }> => {
  try {
    await findSchool()
  } catch (error) {
    if (error instanceof ApiError && error.code === 'no_school_yet')
      return { state: invite === undefined ? 'uninvited' : 'invited' }
    if (!(error instanceof ApiError && error.status === 404)) throw error
  }
  return invite === undefined ? goTo(withPath(here, paths.login)) : { state: 'late' }
}
