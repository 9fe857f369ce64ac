import { z } from 'zod'
import { acknowledged, dataOf, listOf, wholeList } from '../kernel/envelope.ts'
import { idParam } from '../kernel/ids.ts'
import { listLimits } from '../kernel/limits.ts'
import { mailStates } from './mail-states.ts'
import { defineOperation } from '../kernel/operation.ts'
import { pageQuery } from '../kernel/paging.ts'
import { currentUser, email, oneTimeCode, password, passwordLength } from './people.ts'
import { authService, loginEntry, proof, proofToken, recoveryCodes, twoFactorState } from './security.ts'
import { codeSent } from './sign-in.ts'

const proven = z.strictObject({ proof_token: proofToken })

export const validatePassword = defineOperation({
  id: 'identity.validatePassword',
  method: 'POST',
  path: '/user/password/validate',
  summary: 'Prove that it is you, with the password',
  body: z.strictObject({ password: z.string().min(1).max(passwordLength.max) }),
  output: proof,
  errors: ['wrong_password'],
  permission: { kind: 'session' },
  repeat: 'secret',
  perMinute: 20,
})

export const confirmPassword = defineOperation({
  id: 'identity.confirmPassword',
  method: 'POST',
  path: '/user/password/confirm',
  summary:
    'Prove that it is you, with a code sent to the own address: without a code in the body it is sent; a session that began with such a code within ten minutes is proof enough',
  body: z.strictObject({ code: oneTimeCode.optional() }),
  output: dataOf(
    z.object({
      proof_token: z.string().nullable(),
      resend_after: z.int().optional(),
      expires_in: z.int(),
      mail: z.enum(mailStates).optional(),
    }),
  ),
  errors: ['wrong_code'],
  permission: { kind: 'session' },
  repeat: 'secret',
  perMinute: 20,
})

export const changePassword = defineOperation({
  id: 'identity.changePassword',
  method: 'PUT',
  path: '/user/password',
  summary: 'Set the own password; every other session ends',
  body: proven.extend({ password }),
  output: acknowledged,
  errors: ['proof_needed'],
  permission: { kind: 'session' },
  repeat: 'secret',
})

export const listAuthServices = defineOperation({
  id: 'identity.listAuthServices',
  method: 'GET',
  path: '/user/auth-services',
  summary: 'Ways to sign in to the own account',
  output: dataOf(wholeList(authService, listLimits.signInServices)),
  errors: [],
  permission: { kind: 'session' },
})

export const unlinkService = defineOperation({
  id: 'identity.unlinkService',
  method: 'DELETE',
  path: '/user/auth-services/:service',
  summary: 'Take a way to sign in away from the own account',
  params: z.object({ service: z.string().max(40) }),
  body: proven,
  output: dataOf(wholeList(authService, listLimits.signInServices)),
  errors: ['proof_needed', 'last_way_in'],
  permission: { kind: 'session' },
  repeat: 'secret',
})

export const getTwoFactor = defineOperation({
  id: 'identity.getTwoFactor',
  method: 'GET',
  path: '/user/two-factor',
  summary: 'Whether signing in asks for a second code',
  output: dataOf(twoFactorState),
  errors: [],
  permission: { kind: 'session' },
})

export const beginTwoFactor = defineOperation({
  id: 'identity.beginTwoFactor',
  method: 'POST',
  path: '/user/two-factor/begin',
  summary: 'Make the secret for an authenticator app; nothing is on yet',
  body: proven,
  output: dataOf(z.object({ secret: z.string(), otpauth_url: z.string() })),
  errors: ['proof_needed', 'two_factor_on'],
  permission: { kind: 'session' },
  repeat: 'secret',
})

export const confirmTwoFactor = defineOperation({
  id: 'identity.confirmTwoFactor',
  method: 'POST',
  path: '/user/two-factor/confirm',
  summary: 'Switch two-factor sign-in on with the first code of the app',
  body: z.strictObject({ code: oneTimeCode }),
  output: recoveryCodes,
  errors: ['wrong_code', 'two_factor_on', 'two_factor_off'],
  permission: { kind: 'session' },
  repeat: 'secret',
  perMinute: 20,
})

export const renewRecoveryCodes = defineOperation({
  id: 'identity.renewRecoveryCodes',
  method: 'POST',
  path: '/user/two-factor/recovery-codes',
  summary: 'Make new recovery codes; the old ones end',
  body: proven,
  output: recoveryCodes,
  errors: ['proof_needed', 'two_factor_off'],
  permission: { kind: 'session' },
  repeat: 'secret',
})

export const endTwoFactor = defineOperation({
  id: 'identity.endTwoFactor',
  method: 'DELETE',
  path: '/user/two-factor',
  summary: 'Switch two-factor sign-in off',
  body: proven,
  output: dataOf(twoFactorState),
  errors: ['proof_needed', 'two_factor_off'],
  permission: { kind: 'session' },
  repeat: 'secret',
})

export const listLoginHistory = defineOperation({
  id: 'identity.listLoginHistory',
  method: 'GET',
  path: '/user/login-history',
  summary: 'Sign-ins to the own account, newest first',
  query: z.object(pageQuery()),
  output: listOf(loginEntry),
  errors: [],
  permission: { kind: 'session' },
})

export const getCurrentLogin = defineOperation({
  id: 'identity.getCurrentLogin',
  method: 'GET',
  path: '/user/login-history/current',
  summary: 'The sign-in that began this session',
  output: dataOf(loginEntry),
  errors: [],
  permission: { kind: 'session' },
})

export const disownLogin = defineOperation({
  id: 'identity.disownLogin',
  method: 'POST',
  path: '/user/login-history/:entry/not-me',
  summary: '"This was not me": ends that session and every other but this one, and forgets the device',
  params: z.object({ entry: idParam }),
  output: dataOf(z.object({ must_change_password: z.literal(true) })),
  errors: [],
  permission: { kind: 'session' },
})

export const endSession = defineOperation({
  id: 'identity.endSession',
  method: 'DELETE',
  path: '/user/sessions/:session',
  summary: 'End one of the own sessions',
  params: z.object({ session: idParam }),
  output: acknowledged,
  errors: [],
  permission: { kind: 'session' },
})

export const sendEmailCode = defineOperation({
  id: 'identity.sendEmailCode',
  method: 'POST',
  path: '/personal/contacts/update/codes/send',
  summary: 'Mail a code to the new address; the old one is told',
  body: proven.extend({ email }),
  output: codeSent,
  errors: ['proof_needed'],
  permission: { kind: 'session' },
  repeat: 'secret',
  perMinute: 20,
})

export const checkEmailCode = defineOperation({
  id: 'identity.checkEmailCode',
  method: 'POST',
  path: '/personal/contacts/code/check',
  summary: 'Whether the code for the new address is right; a wrong one counts as a try',
  body: z.strictObject({ email, code: oneTimeCode }),
  output: dataOf(z.object({ is_valid: z.boolean() })),
  errors: [],
  permission: { kind: 'session' },
  repeat: 'natural',
  perMinute: 20,
})

export const changeEmail = defineOperation({
  id: 'identity.changeEmail',
  method: 'PUT',
  path: '/personal/contacts/update',
  summary: 'Take the new address as the own one; every other session ends',
  body: z.strictObject({ email, code: oneTimeCode }),
  output: dataOf(currentUser),
  errors: ['wrong_code'],
  permission: { kind: 'session' },
  repeat: 'secret',
  perMinute: 20,
})

export const confirmEmail = defineOperation({
  id: 'identity.confirmEmail',
  method: 'POST',
  path: '/user/email/confirm',
  summary: 'Confirm the own address with a code sent to it: without a code in the body it is sent',
  body: z.strictObject({ code: oneTimeCode.optional() }),
  output: dataOf(
    z.object({
      is_confirmed: z.boolean(),
      resend_after: z.int().optional(),
      expires_in: z.int().optional(),
      mail: z.enum(mailStates).optional(),
    }),
  ),
  errors: ['wrong_code'],
  permission: { kind: 'session' },
  repeat: 'secret',
  perMinute: 20,
})

export const deleteAccount = defineOperation({
  id: 'identity.deleteAccount',
  method: 'DELETE',
  path: '/users/:user',
  summary: 'Leave: every session ends, the account is erased after 14 days unless its owner signs in again',
  params: z.object({ user: idParam }),
  body: proven.extend({ email }),
  output: dataOf(z.object({ deletion_at: z.iso.datetime() })),
  errors: ['proof_needed', 'owns_schools'],
  permission: {
    kind: 'policy',
    session: 'required',
    rule: 'Everyone deletes the own account only.',
    allows: ['learner'],
  },
  repeat: 'secret',
})

export const exportData = defineOperation({
  id: 'identity.exportData',
  method: 'GET',
  path: '/user/data-export',
  summary: 'Everything that is kept about the signed-in person, section by section',
  output: dataOf(z.record(z.string(), z.unknown())),
  errors: [],
  permission: { kind: 'session' },
  perMinute: 30,
})
