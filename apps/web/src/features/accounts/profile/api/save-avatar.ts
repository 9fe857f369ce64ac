import type { saveAvatar as operation } from '@lectern/contract/identity/profile.api'
import { call } from '../../../../lib/api/index.ts'

export const saveAvatar = call<typeof operation>('POST', '/user/avatar')
