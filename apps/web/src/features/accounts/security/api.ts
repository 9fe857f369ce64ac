import type * as securityApi from '@lectern/contract/identity/security.api'
import type * as signInApi from '@lectern/contract/identity/sign-in.api'
import type * as partnersApi from '@lectern/contract/schools/partners.api'
import { call } from '../../../lib/api/index.ts'

export const beginTwoFactor = call<typeof securityApi.beginTwoFactor>('POST', '/user/two-factor/begin')
export const changeEmail = call<typeof securityApi.changeEmail>('PUT', '/personal/contacts/update')
export const changePassword = call<typeof securityApi.changePassword>('PUT', '/user/password')
export const confirmEmail = call<typeof securityApi.confirmEmail>('POST', '/user/email/confirm')
export const confirmPassword = call<typeof securityApi.confirmPassword>('POST', '/user/password/confirm')
export const confirmTwoFactor = call<typeof securityApi.confirmTwoFactor>('POST', '/user/two-factor/confirm')
export const deleteAccount = call<typeof securityApi.deleteAccount>('DELETE', '/users/:user')
export const disownLogin = call<typeof securityApi.disownLogin>('POST', '/user/login-history/:entry/not-me')
export const endSession = call<typeof securityApi.endSession>('DELETE', '/user/sessions/:session')
export const endTwoFactor = call<typeof securityApi.endTwoFactor>('DELETE', '/user/two-factor')
export const exportData = call<typeof securityApi.exportData>('GET', '/user/data-export')
export const getPartner = call<typeof partnersApi.getPartner>('GET', '/user/partner')
export const getTwoFactor = call<typeof securityApi.getTwoFactor>('GET', '/user/two-factor')
export const listAuthServices = call<typeof securityApi.listAuthServices>('GET', '/user/auth-services')
export const listLoginHistory = call<typeof securityApi.listLoginHistory>('GET', '/user/login-history')
export const logoutEverywhere = call<typeof signInApi.logoutEverywhere>('POST', '/auth/logout-everywhere')
export const renewRecoveryCodes = call<typeof securityApi.renewRecoveryCodes>(
  'POST',
  '/user/two-factor/recovery-codes',
)
export const sendEmailCode = call<typeof securityApi.sendEmailCode>(
  'POST',
  '/personal/contacts/update/codes/send',
)
export const unlinkService = call<typeof securityApi.unlinkService>('DELETE', '/user/auth-services/:service')
export const validatePassword = call<typeof securityApi.validatePassword>('POST', '/user/password/validate')
