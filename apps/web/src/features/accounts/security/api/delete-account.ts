import type { deleteAccount as operation } from '@lectern/contract/accounts/security.api'
import { call } from '../../../../lib/api/index.ts'

export const deleteAccount = call<typeof operation>('DELETE', '/users/:user')
