import type { updateProfile as operation } from '@lectern/contract/identity/profile.api'
import { call } from '../../../../lib/api/index.ts'

export const updateProfile = call<typeof operation>('PUT', '/users/:user')
