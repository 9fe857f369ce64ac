import { createContext } from 'react'
import { getUser } from '../../../features/identity/index.ts'
import { listPermissions } from '../../../features/staff/index.ts'
import { isAnswer, type Api } from '../../../lib/api/index.ts'
import { report } from '../../../lib/reporting.ts'

/** What the frame of the workbench says before its code is there. */
export interface EarlyFrame {
  /** The school that is worked in; empty in the learning space. */
  readonly school: string
  /** The person's rights there, as they were granted. */
  readonly granted: readonly string[]
}

/** Known where the server draws a page, and nowhere in a browser, which reads it from the page that came. */
export const EarlyFrameContext = createContext<EarlyFrame | undefined>(undefined)

/**
 * Reads the frame of the person who asks. Never throws, because a page that turns out to be a redirect does not wait for it;
 * undefined where it cannot be read: the page then says so by itself.
 */
export const readEarlyFrame = async (api: Api): Promise<EarlyFrame | undefined> => {
  try {
    const [user, permissions] = await Promise.all([getUser({}, { api }), listPermissions({}, { api })])
    const school = user.data.cabinets.find(({ is_current }) => is_current)
    return { school: school?.user_cabinet === false ? school.name : '', granted: permissions.data }
  } catch (error) {
    if (!isAnswer(error)) report(error, 'early frame of the workbench')
    return undefined
  }
}
