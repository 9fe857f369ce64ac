import type { listRegistrationFields as operation } from '@lectern/contract/accounts/profile.api'
import { call } from '../../../../lib/api/index.ts'

export const listRegistrationFields = call<typeof operation>('GET', '/public/registration-fields')
