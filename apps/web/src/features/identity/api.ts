import type * as profileApi from '@lectern/contract/identity/profile.api'
import type * as previewApi from '@lectern/contract/courses/preview-settings.api'
import type * as securityApi from '@lectern/contract/identity/security.api'
import type * as signInApi from '@lectern/contract/identity/sign-in.api'
import type * as contactFieldsApi from '@lectern/contract/contacts/contact-fields.api'
import { call } from '../../lib/api/index.ts'

export const beginTwoFactor = call<typeof securityApi.beginTwoFactor>('POST', '/user/two-factor/begin')
export const changeEmail = call<typeof securityApi.changeEmail>('PUT', '/personal/contacts/update')
export const changePassword = call<typeof securityApi.changePassword>('PUT', '/user/password')
export const checkEmail = call<typeof signInApi.checkEmail>('POST', '/auth/check-email')
export const confirmEmail = call<typeof securityApi.confirmEmail>('POST', '/user/email/confirm')
export const confirmPassword = call<typeof securityApi.confirmPassword>('POST', '/user/password/confirm')
export const confirmRestore = call<typeof signInApi.confirmRestore>('POST', '/auth/restore/confirm')
export const confirmTwoFactor = call<typeof securityApi.confirmTwoFactor>('POST', '/user/two-factor/confirm')
export const deleteAccount = call<typeof securityApi.deleteAccount>('DELETE', '/users/:user')
export const deleteAvatar = call<typeof profileApi.deleteAvatar>('DELETE', '/user/avatar')
export const dismissAlert = call<typeof profileApi.dismissAlert>('POST', '/alerts/:key/dismiss')
export const disownLogin = call<typeof securityApi.disownLogin>('POST', '/user/login-history/:entry/not-me')
export const endSession = call<typeof securityApi.endSession>('DELETE', '/user/sessions/:session')
export const endTwoFactor = call<typeof securityApi.endTwoFactor>('DELETE', '/user/two-factor')
export const exportData = call<typeof securityApi.exportData>('GET', '/user/data-export')
export const finishService = call<typeof signInApi.finishService>('POST', '/auth/services/:service/finish')
export const getTwoFactor = call<typeof securityApi.getTwoFactor>('GET', '/user/two-factor')
export const isProduction = call<typeof profileApi.isProduction>('GET', '/is_prod')
export const listAlerts = call<typeof profileApi.listAlerts>('GET', '/alerts')
export const listAuthServices = call<typeof securityApi.listAuthServices>('GET', '/user/auth-services')
export const listContactTabs = call<typeof contactFieldsApi.listContactTabs>(
  'GET',
  '/contact-tabs-fields/users/fields/all',
)
export const listLoginHistory = call<typeof securityApi.listLoginHistory>('GET', '/user/login-history')
export const listRegistrationFields = call<typeof contactFieldsApi.listRegistrationFields>(
  'GET',
  '/public/registration-fields',
)
export const listServices = call<typeof signInApi.listServices>('GET', '/auth/services')
export const login = call<typeof signInApi.login>('POST', '/auth/login')
export const loginWithCode = call<typeof signInApi.loginWithCode>('POST', '/auth/code/login')
export const logoutEverywhere = call<typeof signInApi.logoutEverywhere>('POST', '/auth/logout-everywhere')
export const passTwoFactor = call<typeof signInApi.passTwoFactor>('POST', '/auth/two-factor')
export const register = call<typeof signInApi.register>('POST', '/auth/register')
export const renewRecoveryCodes = call<typeof securityApi.renewRecoveryCodes>(
  'POST',
  '/user/two-factor/recovery-codes',
)
export const restore = call<typeof signInApi.restore>('POST', '/auth/restore')
export const saveAvatar = call<typeof profileApi.saveAvatar>('POST', '/user/avatar')
export const saveContactFields = call<typeof contactFieldsApi.saveContactFields>('PUT', '/students/fields')
export const sendEmailCode = call<typeof securityApi.sendEmailCode>(
  'POST',
  '/personal/contacts/update/codes/send',
)
export const sendLoginCode = call<typeof signInApi.sendLoginCode>('POST', '/auth/code/send')
export const setAutoTimeZone = call<typeof profileApi.setAutoTimeZone>('PUT', '/students/timezone/auto')
export const setPassword = call<typeof signInApi.setPassword>('POST', '/auth/restore/set-password')
export const startService = call<typeof signInApi.startService>('POST', '/auth/services/:service/start')
export const unlinkService = call<typeof securityApi.unlinkService>('DELETE', '/user/auth-services/:service')
export const updateProfile = call<typeof profileApi.updateProfile>('PUT', '/users/:user')
export const validatePassword = call<typeof securityApi.validatePassword>('POST', '/user/password/validate')
export const listPreviewLooks = call<typeof previewApi.listPreviewLooks>('GET', '/user/preview-looks')
