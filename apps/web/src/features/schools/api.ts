import type * as accessControlApi from '@lectern/contract/schools/access-control.api'
import type * as partnersApi from '@lectern/contract/schools/partners.api'
import type * as rewardsApi from '@lectern/contract/schools/rewards.api'
import type * as schoolsApi from '@lectern/contract/schools/schools.api'
import type * as ownSchoolsApi from '@lectern/contract/staff/own-schools.api'
import { call } from '../../lib/api/index.ts'

export const changeFirstSteps = call<typeof schoolsApi.changeFirstSteps>('PUT', '/cabinet/first-steps')
export const checkSchoolSlug = call<typeof schoolsApi.checkSchoolSlug>('GET', '/cabinets/slug-check')
export const createAutoLogin = call<typeof partnersApi.createAutoLogin>('POST', '/user/auto-login')
export const createSchool = call<typeof ownSchoolsApi.createSchool>('POST', '/cabinets')
export const deleteLogo = call<typeof schoolsApi.deleteLogo>('DELETE', '/cabinet/logo')
export const endOtherSessions = call<typeof accessControlApi.endOtherSessions>(
  'POST',
  '/school/access/end-others',
)
export const forgetDevices = call<typeof accessControlApi.forgetDevices>(
  'DELETE',
  '/cabinet/access-control/devices/:user',
)
export const getAccessControl = call<typeof accessControlApi.getAccessControl>(
  'GET',
  '/cabinet/access-control',
)
export const getSchoolSettings = call<typeof schoolsApi.getSchoolSettings>('GET', '/cabinet')
export const getFirstSteps = call<typeof schoolsApi.getFirstSteps>('GET', '/cabinet/first-steps')
export const getLegalPage = call<typeof schoolsApi.getLegalPage>('GET', '/public/school/legal/:page')
export const getPartner = call<typeof partnersApi.getPartner>('GET', '/user/partner')
export const listAccessExceptions = call<typeof accessControlApi.listAccessExceptions>(
  'GET',
  '/cabinet/access-control/exceptions',
)
export const listRewards = call<typeof rewardsApi.listRewards>('GET', '/user/flows/rewards')
export const listViolations = call<typeof accessControlApi.listViolations>(
  'GET',
  '/cabinet/access-control/violations',
)
export const removeAccessException = call<typeof accessControlApi.removeAccessException>(
  'DELETE',
  '/cabinet/access-control/exceptions/:user',
)
export const saveAccessException = call<typeof accessControlApi.saveAccessException>(
  'PUT',
  '/cabinet/access-control/exceptions/:user',
)
export const saveLogo = call<typeof schoolsApi.saveLogo>('POST', '/cabinet/logo')
export const updateAccessControl = call<typeof accessControlApi.updateAccessControl>(
  'PUT',
  '/cabinet/access-control',
)
export const updateSchool = call<typeof schoolsApi.updateSchool>('PUT', '/cabinet')
