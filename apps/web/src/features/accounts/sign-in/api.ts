import type * as signInApi from '@lectern/contract/identity/sign-in.api'
import type * as contactFieldsApi from '@lectern/contract/schools/contact-fields.api'
import type * as staffApi from '@lectern/contract/staff/staff.api'
import { call } from '../../../lib/api/index.ts'

export const acceptInvitation = call<typeof staffApi.acceptInvitation>('POST', '/invitations/:token/accept')
export const checkEmail = call<typeof signInApi.checkEmail>('POST', '/auth/check-email')
export const confirmRestore = call<typeof signInApi.confirmRestore>('POST', '/auth/restore/confirm')
export const finishService = call<typeof signInApi.finishService>('POST', '/auth/services/:service/finish')
export const listRegistrationFields = call<typeof contactFieldsApi.listRegistrationFields>(
  'GET',
  '/public/registration-fields',
)
export const listServices = call<typeof signInApi.listServices>('GET', '/auth/services')
export const loginWithCode = call<typeof signInApi.loginWithCode>('POST', '/auth/code/login')
export const login = call<typeof signInApi.login>('POST', '/auth/login')
export const passTwoFactor = call<typeof signInApi.passTwoFactor>('POST', '/auth/two-factor')
export const readInvitation = call<typeof staffApi.readInvitation>('GET', '/invitations/:token')
export const register = call<typeof signInApi.register>('POST', '/auth/register')
export const restore = call<typeof signInApi.restore>('POST', '/auth/restore')
export const sendLoginCode = call<typeof signInApi.sendLoginCode>('POST', '/auth/code/send')
export const setPassword = call<typeof signInApi.setPassword>('POST', '/auth/restore/set-password')
export const startService = call<typeof signInApi.startService>('POST', '/auth/services/:service/start')
