import type { OperationReply } from '@lectern/contract/kernel/operation'
import type { getUser as operation } from '@lectern/contract/identity/profile.api'
import { ApiError, call, type Api } from '../../lib/api/index.ts'

export const getUser = call<typeof operation>('GET', '/user')

type Reply = OperationReply<typeof operation>['data']

/** The signed-in person as pages read it. Lists that no page reads would travel with every page. */
export type User = Omit<
  Reply,
  'subscriptions' | 'products' | 'default_cabinet' | 'user_personal_settings' | 'auto_login_hash'
>

const readByPages = ({
  subscriptions: _subscriptions,
  products: _products,
  default_cabinet: _default,
  user_personal_settings: _settings,
  auto_login_hash: _hash,
  ...user
}: Reply): User => user

/** The signed-in person, or null: visitors are not an error. */
export const findVisitor = async (api: Api): Promise<User | null> => {
  try {
    return readByPages((await getUser({}, { api })).data)
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return null
    throw error
  }
}
