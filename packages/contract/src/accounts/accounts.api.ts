import { z } from 'zod'
import { acknowledged, dataOf } from '../kernel/envelope.ts'
import { idParam } from '../kernel/ids.ts'
import { locales } from '../kernel/locales.ts'
import { defineOperation } from '../kernel/operation.ts'
import { cabinet, currentUser, email, password, passwordLength, personName } from './people.ts'

const signedIn = dataOf(z.object({ token: z.string(), user: currentUser }))

export const register = defineOperation({
  id: 'accounts.register',
  method: 'POST',
  path: '/auth/register',
  summary: 'Create an account and sign in',
  body: z.strictObject({
    name: personName,
    email,
    phone: z
      .string()
      .trim()
      .max(32)
      .regex(/^[+\d][\d ()-]*$/)
      .optional(),
    password,
    language: z.enum(locales).optional(),
    /** From the link that a first start prints: makes the new person the owner of the first school. */
    invite: z.string().max(100).optional(),
  }),
  output: signedIn,
  errors: ['email_taken', 'invite_invalid'],
  permission: { kind: 'public', why: 'Anyone may open an account; calls are limited per address.' },
  repeat: 'secret',
  status: 201,
  perMinute: 60,
})

export const login = defineOperation({
  id: 'accounts.login',
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

export const logout = defineOperation({
  id: 'accounts.logout',
  method: 'POST',
  path: '/auth/logout',
  summary: 'End this session',
  output: acknowledged,
  errors: [],
  permission: { kind: 'public', why: 'Ending a session that is already gone is not an error.' },
  repeat: 'natural',
})

export const getUser = defineOperation({
  id: 'accounts.getUser',
  method: 'GET',
  path: '/user',
  summary: 'The signed-in person',
  output: dataOf(currentUser),
  errors: [],
  permission: { kind: 'session' },
})

export const getSchool = defineOperation({
  id: 'accounts.getSchool',
  method: 'GET',
  path: '/public/school',
  summary: 'The school of the visited host',
  output: dataOf(z.object({ name: z.string(), slug: z.string() })),
  errors: [],
  permission: { kind: 'public', why: 'Name and address of a school stand on every page of it.' },
})

export const listCabinets = defineOperation({
  id: 'accounts.listCabinets',
  method: 'GET',
  path: '/cabinets',
  summary: 'The cabinets of the signed-in person, the own student cabinet (id 0) first',
  output: dataOf(z.array(cabinet)),
  errors: [],
  permission: { kind: 'session' },
})

export const selectCabinet = defineOperation({
  id: 'accounts.selectCabinet',
  method: 'PUT',
  path: '/cabinets/current',
  summary: 'Choose the cabinet in which the expert area works',
  body: z.strictObject({ cabinet_id: z.int().nonnegative() }),
  output: dataOf(z.array(cabinet)),
  errors: [],
  permission: { kind: 'session' },
})

export const listPermissions = defineOperation({
  id: 'accounts.listPermissions',
  method: 'GET',
  path: '/cabinet/users/permissions',
  summary: 'What the signed-in person may do in the current cabinet',
  output: dataOf(z.array(z.string())),
  errors: [],
  permission: { kind: 'session' },
})

export const updateProfile = defineOperation({
  id: 'accounts.updateProfile',
  method: 'PUT',
  path: '/users/:user',
  summary: 'Change the own profile',
  params: z.object({ user: idParam }),
  body: z.strictObject({ language: z.enum(locales).optional(), name: personName.optional() }),
  output: dataOf(currentUser),
  errors: [],
  permission: { kind: 'policy', session: 'required', rule: 'Everyone changes the own profile only.' },
})
