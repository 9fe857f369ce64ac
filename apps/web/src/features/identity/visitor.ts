import type { OperationReply } from '@lectern/contract/kernel/operation'
import type { getUser as operation } from '@lectern/contract/identity/profile.api'
import type { logout as logoutOperation } from '@lectern/contract/identity/sign-in.api'
import { ApiError, call, type Api } from '../../lib/api/index.ts'

// Apart from api.ts: every page of a learner carries these two, and none of the others.
export const getUser = call<typeof operation>('GET', '/user')
export const logout = call<typeof logoutOperation>('POST', '/auth/logout')

type Reply = OperationReply<typeof operation>['data']

/** The signed-in person as the account's pages read it. */
export type User = Reply

/** The signed-in person as every page carries it: what the frame shows and pages ask about a reader, and nothing else. */
export type Visitor = Pick<
  Reply,
  'id' | 'name' | 'email' | 'avatar_url' | 'has_password' | 'is_auto_timezone' | 'time_zone'
> & {
  /** On the staff of a school. */
  readonly is_expert: boolean
  /** Notifications that are not read. */
  readonly unread: number
}

const visitorOf = (user: Reply): Visitor => ({
  id: user.id,
  name: user.name,
  email: user.email,
  avatar_url: user.avatar_url,
  has_password: user.has_password,
  is_auto_timezone: user.is_auto_timezone,
  time_zone: user.time_zone,
  is_expert: user.cabinets.some((school) => !school.user_cabinet),
  unread: user.unread_notifications,
})

/** The signed-in person, or null: visitors are not an error. */
export const findVisitor = async (api: Api): Promise<Visitor | null> => {
  try {
    return visitorOf((await getUser({}, { api })).data)
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return null
    throw error
  }
}
