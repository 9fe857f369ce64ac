import type * as profileApi from '@lectern/contract/identity/profile.api'
import type * as signInApi from '@lectern/contract/identity/sign-in.api'
import type * as accessControlApi from '@lectern/contract/schools/access-control.api'
import type * as schoolsApi from '@lectern/contract/schools/schools.api'
import type * as cabinetsApi from '@lectern/contract/staff/cabinets.api'
import type * as staffApi from '@lectern/contract/staff/staff.api'
import { call } from '../../lib/api/index.ts'

export const endOtherSessions = call<typeof accessControlApi.endOtherSessions>(
  'POST',
  '/school/access/end-others',
)
export const getSchool = call<typeof schoolsApi.getSchool>('GET', '/public/school')
export const isProduction = call<typeof profileApi.isProduction>('GET', '/is_prod')
export const listPermissions = call<typeof staffApi.listPermissions>('GET', '/cabinet/users/permissions')
export const logout = call<typeof signInApi.logout>('POST', '/auth/logout')
export const selectCabinet = call<typeof cabinetsApi.selectCabinet>('PUT', '/cabinets/current')
