import { z } from 'zod'
import { timeZone } from '../kernel/dates.ts'
import { acknowledged, dataOf, wholeList } from '../kernel/envelope.ts'
import { id } from '../kernel/ids.ts'
import { listLimits } from '../kernel/limits.ts'
import { locales } from '../kernel/locales.ts'
import { defineOperation } from '../kernel/operation.ts'
import { schoolName } from './own-schools.ts'
import { contactFieldValue } from './own-fields.ts'
import { currentUser, email, oneTimeCode, ownPath, password, passwordLength, personName } from './people.ts'
import { codeSent, serviceNames, signedIn, signInService } from './sign-in.ts'

/** A random token as it stands in a link. */
const linkToken = z.string().min(1).max(200)

/**
 * The course of this school that whoever signs in wants to start. The letter names it, and only its link goes on with it: an
 * address enrols nobody. A course that cannot be joined here is left out, so that signing in never fails because of one.
 */
const startCourse = id

export const checkEmail = defineOperation({
  id: 'identity.checkEmail',
  method: 'POST',
  path: '/auth/check-email',
  summary: 'How somebody with this e-mail goes on: sign up, password, or a code by mail',
  body: z.strictObject({ email }),
  output: dataOf(
    z.object({ next: z.enum(['register', 'password', 'code']), services: z.array(z.enum(serviceNames)) }),
  ),
  errors: [],
  permission: {
    kind: 'public',
    why: 'The sign-in form asks the e-mail first (PRODUCT-learning §9); calls are limited hard.',
  },
  repeat: 'natural',
  perMinute: 20,
})

export const register = defineOperation({
  id: 'identity.register',
  method: 'POST',
  path: '/auth/register',
  summary: 'Create an account and sign in',
  body: z.strictObject({
    name: personName,
    surname: personName.optional(),
    email,
    phone: z
      .string()
      .trim()
      .max(32)
      .regex(/^[+\d][\d ()-]*$/)
      .optional(),
    password,
    language: z.enum(locales).optional(),
    /** The browser's own; kept while the person lets it be found out by itself. */
    time_zone: timeZone.optional(),
    /** What the school of this host asks for at the registration. */
    fields: z
      .array(z.strictObject({ id, value: contactFieldValue }))
      .max(100)
      .optional(),
    /** From the link that a first start prints: makes the new person the owner of the first school. */
    invite: z.string().max(100).optional(),
    /** The name of that first school; counts with an invitation only. */
    school_name: schoolName.optional(),
  }),
  output: dataOf(z.object({ token: z.string(), user: currentUser })),
  errors: ['email_taken', 'invite_invalid'],
  permission: { kind: 'public', why: 'Anyone may open an account; calls are limited per address.' },
  repeat: 'secret',
  status: 201,
  perMinute: 60,
})

export const login = defineOperation({
  id: 'identity.login',
  method: 'POST',
  path: '/auth/login',
  summary: 'Sign in with e-mail and password',
  body: z.strictObject({ email, password: z.string().min(1).max(passwordLength.max) }),
  output: signedIn,
  errors: ['wrong_credentials'],
  permission: {
    kind: 'public',
    why: 'Signing in needs no session; calls are limited per address and account.',
  },
  repeat: 'secret',
  perMinute: 60,
})

export const passTwoFactor = defineOperation({
  id: 'identity.passTwoFactor',
  method: 'POST',
  path: '/auth/two-factor',
  summary: 'Finish signing in with a code of the authenticator app, or a recovery code',
  body: z.strictObject({ two_factor_token: linkToken, code: z.string().trim().min(6).max(40) }),
  output: signedIn,
  errors: ['wrong_code', 'two_factor_expired'],
  permission: { kind: 'public', why: 'The token of the first step says whose sign-in it is; five tries.' },
  repeat: 'secret',
  perMinute: 60,
})

export const sendLoginCode = defineOperation({
  id: 'identity.sendLoginCode',
  method: 'POST',
  path: '/auth/code/send',
  summary: 'Mail a one-time code and link to sign in with',
  body: z.strictObject({ email, next: ownPath.optional(), start_course: startCourse.optional() }),
  output: codeSent,
  errors: [],
  permission: { kind: 'public', why: 'The answer is the same for addresses without an account.' },
  repeat: 'secret',
  perMinute: 20,
})

export const loginWithCode = defineOperation({
  id: 'identity.loginWithCode',
  method: 'POST',
  path: '/auth/code/login',
  summary: 'Sign in with the code from the letter',
  body: z.strictObject({ email, code: oneTimeCode }),
  output: signedIn,
  errors: ['wrong_code'],
  permission: { kind: 'public', why: 'The code is the proof; five tries, then it is worth nothing.' },
  repeat: 'secret',
  perMinute: 60,
})

export const restore = defineOperation({
  id: 'identity.restore',
  method: 'POST',
  path: '/auth/restore',
  summary: 'Mail a code and a link to set a new password with',
  body: z.strictObject({ email, next: ownPath.optional(), start_course: startCourse.optional() }),
  output: codeSent,
  errors: [],
  permission: { kind: 'public', why: 'The answer is the same for addresses without an account.' },
  repeat: 'secret',
  perMinute: 20,
})

export const confirmRestore = defineOperation({
  id: 'identity.confirmRestore',
  method: 'POST',
  path: '/auth/restore/confirm',
  summary: 'Exchange the code, or the token of the link, for the right to set a new password',
  body: z
    .strictObject({
      email: email.optional(),
      code: oneTimeCode.optional(),
      /** Instead of both: from the fragment of the link, which never reaches a log. */
      token: linkToken.optional(),
    })
    .refine(
      ({ email: address, code, token }) =>
        token === undefined
          ? address !== undefined && code !== undefined
          : address === undefined && code === undefined,
      'code_or_token',
    ),
  output: dataOf(
    z.object({
      reset_token: z.string(),
      expires_in: z.int(),
      /** The course that was to be started when the letter was asked for; by its link only. */
      start_course: id.nullable(),
    }),
  ),
  errors: ['wrong_code', 'restore_expired'],
  permission: { kind: 'public', why: 'Code and link are the proof; five tries, one use.' },
  repeat: 'secret',
  perMinute: 60,
})

export const setPassword = defineOperation({
  id: 'identity.setPassword',
  method: 'POST',
  path: '/auth/restore/set-password',
  summary: 'Set a new password; every session ends',
  body: z.strictObject({ reset_token: linkToken, password }),
  output: acknowledged,
  errors: ['restore_expired'],
  permission: { kind: 'public', why: 'The token is the proof, for one use within ten minutes.' },
  repeat: 'secret',
  perMinute: 60,
})

export const logout = defineOperation({
  id: 'identity.logout',
  method: 'POST',
  path: '/auth/logout',
  summary: 'End this session',
  output: acknowledged,
  errors: [],
  permission: { kind: 'public', why: 'Ending a session that is already gone is not an error.' },
  repeat: 'natural',
})

export const logoutEverywhere = defineOperation({
  id: 'identity.logoutEverywhere',
  method: 'POST',
  path: '/auth/logout-everywhere',
  summary: 'End every session of the own account',
  body: z.strictObject({ except_current: z.boolean().optional() }),
  output: acknowledged,
  errors: [],
  permission: { kind: 'session' },
  repeat: 'natural',
})

export const listServices = defineOperation({
  id: 'identity.listServices',
  method: 'GET',
  path: '/auth/services',
  summary: 'Services through which people may sign in here',
  output: dataOf(wholeList(signInService, listLimits.signInServices)),
  errors: [],
  permission: { kind: 'public', why: 'The sign-in form shows these buttons to everybody.' },
})

const serviceParam = z.object({ service: z.string().max(40) })

export const startService = defineOperation({
  id: 'identity.startService',
  method: 'POST',
  path: '/auth/services/:service/start',
  summary: 'Begin signing in, or linking, through a service',
  params: serviceParam,
  body: z.strictObject({
    next: ownPath.optional(),
    /** Links the service to the signed-in account instead of signing in. */
    proof_token: linkToken.optional(),
  }),
  output: dataOf(
    z.object({
      /** Where the browser goes; the service leads back to `/auth/callback/{service}`. */
      url: z.string(),
      /** Kept by the browser and sent back with the result: it ties the two together. */
      browser_key: z.string(),
    }),
  ),
  errors: ['service_unreachable', 'unauthenticated', 'proof_needed'],
  permission: { kind: 'public', why: 'Signing in needs no session; linking asks for one and for proof.' },
  repeat: 'secret',
  perMinute: 60,
})

export const finishService = defineOperation({
  id: 'identity.finishService',
  method: 'POST',
  path: '/auth/services/:service/finish',
  summary: 'Sign in, sign up or link with what the service answered',
  params: serviceParam,
  body: z.strictObject({
    code: z.string().min(1).max(4000),
    state: linkToken,
    browser_key: linkToken,
    iss: z.string().max(500).optional(),
  }),
  output: dataOf(
    signedIn.shape.data.extend({
      result: z.enum(['signed_in', 'registered', 'linked', 'two_factor']),
      next: z.string().nullable(),
    }),
  ),
  errors: [
    'service_failed',
    'service_unreachable',
    'service_taken',
    'service_linked',
    'email_unverified',
    'link_needed',
    'unauthenticated',
  ],
  permission: {
    kind: 'public',
    why: 'State, browser key and the answer of the service are the proof, for one use within ten minutes.',
  },
  repeat: 'secret',
  perMinute: 60,
})

export const exchangeAutoLogin = defineOperation({
  id: 'identity.exchangeAutoLogin',
  method: 'POST',
  path: '/auth/auto-login',
  summary: 'Sign in at this host with a hash made for it',
  body: z.strictObject({ hash: z.string().min(1).max(500) }),
  output: signedIn,
  errors: ['auto_login_invalid'],
  permission: {
    kind: 'public',
    why: 'The hash is the proof: for one host, one use and at most a minute; never for the staff area.',
  },
  repeat: 'secret',
  perMinute: 60,
})
