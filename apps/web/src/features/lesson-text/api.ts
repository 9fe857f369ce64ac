import type * as profileApi from '@lectern/contract/identity/profile.api'
import { call } from '../../lib/api/index.ts'

export const getUser = call<typeof profileApi.getUser>('GET', '/user')
export const saveSettings = call<typeof profileApi.savePersonalSettings>('POST', '/user-personal-settings')
