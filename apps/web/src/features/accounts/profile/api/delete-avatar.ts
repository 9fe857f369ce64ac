import type { deleteAvatar as operation } from '@lectern/contract/identity/profile.api'
import { call } from '../../../../lib/api/index.ts'

export const deleteAvatar = call<typeof operation>('DELETE', '/user/avatar')
