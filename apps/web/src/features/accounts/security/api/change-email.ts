import type { changeEmail as operation } from '@lectern/contract/identity/security.api'
import { call } from '../../../../lib/api/index.ts'

export const changeEmail = call<typeof operation>('PUT', '/personal/contacts/update')
