import type { deleteAccount as operation } from '@lectern/contract/identity/security.api'
import { call } from '../../../../lib/api/index.ts'

export const deleteAccount = call<typeof operation>('DELETE', '/users/:user')
