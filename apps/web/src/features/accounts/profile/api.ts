import type * as profileApi from '@lectern/contract/identity/profile.api'
import type * as contactFieldsApi from '@lectern/contract/schools/contact-fields.api'
import type * as rewardsApi from '@lectern/contract/schools/rewards.api'
import { call } from '../../../lib/api/index.ts'

export const deleteAvatar = call<typeof profileApi.deleteAvatar>('DELETE', '/user/avatar')
export const dismissAlert = call<typeof profileApi.dismissAlert>('POST', '/alerts/:key/dismiss')
export const listAlerts = call<typeof profileApi.listAlerts>('GET', '/alerts')
export const listContactTabs = call<typeof contactFieldsApi.listContactTabs>(
  'GET',
  '/contact-tabs-fields/users/fields/all',
)
export const listRewards = call<typeof rewardsApi.listRewards>('GET', '/user/flows/rewards')
export const saveAvatar = call<typeof profileApi.saveAvatar>('POST', '/user/avatar')
export const saveContactFields = call<typeof contactFieldsApi.saveContactFields>('PUT', '/students/fields')
export const setAutoTimeZone = call<typeof profileApi.setAutoTimeZone>('PUT', '/students/timezone/auto')
export const updateProfile = call<typeof profileApi.updateProfile>('PUT', '/users/:user')
