import type { OperationReply } from '@lectern/contract/kernel/operation'
import type { getUser as operation } from '@lectern/contract/identity/profile.api'
import { ApiError, call, type Api } from '../../lib/api/index.ts'

export const getUser = call<typeof operation>('GET', '/user')

export type User = OperationReply<typeof operation>['data']

/** The signed-in person, or null: visitors are not an error. */
export const findVisitor = async (api: Api): Promise<User | null> => {
  try {
    return (await getUser({}, { api })).data
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return null
    throw error
  }
}
