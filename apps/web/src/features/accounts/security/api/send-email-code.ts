import type { sendEmailCode as operation } from '@lectern/contract/identity/security.api'
import { call } from '../../../../lib/api/index.ts'

export const sendEmailCode = call<typeof operation>('POST', '/personal/contacts/update/codes/send')
