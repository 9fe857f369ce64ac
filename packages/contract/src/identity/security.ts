import { z } from 'zod'
import { instant } from '../kernel/dates.ts'
import { dataOf } from '../kernel/envelope.ts'
import { id } from '../kernel/ids.ts'
import { serviceNames } from './sign-in.ts'

/** "Prove it is you": shown with the next dangerous call of the same session, within `expires_in` seconds. */
export const proof = dataOf(z.object({ proof_token: z.string(), expires_in: z.int() }))

export const proofToken = z.string().min(1).max(200)

/** One way to sign in to the own account: the password, a code by mail, or a service. */
export const authService = z.object({
  service: z.enum(['password', 'code', ...serviceNames]),
  name: z.string(),
  is_linked: z.boolean(),
  /** The address that the service knows. */
  email: z.string().nullable(),
  linked_at: instant.nullable(),
  /** Never for the last way in. */
  can_unlink: z.boolean(),
})
export type AuthService = z.infer<typeof authService>

export const signInOutcomes = [
  'success',
  'wrong_password',
  'wrong_code',
  'two_factor_failed',
  'refused',
] as const

/** One sign-in, or an attempt at one, to the own account. */
export const loginEntry = z.object({
  id,
  at: instant,
  /** password, code, link, register, auto_login, or the name of a service. */
  method: z.string(),
  outcome: z.enum(signInOutcomes),
  ip: z.string().nullable(),
  browser: z.string().nullable(),
  os: z.string().nullable(),
  device_kind: z.enum(['desktop', 'mobile', 'tablet', 'other']),
  device_id: id.nullable(),
  /** Null when no session came of it. */
  session_id: id.nullable(),
  /** The session of this very call. */
  is_current: z.boolean(),
  /** Whether the session still lives. */
  is_active: z.boolean(),
})
export type LoginEntry = z.infer<typeof loginEntry>

export const twoFactorState = z.object({
  is_on: z.boolean(),
  turned_on_at: instant.nullable(),
  recovery_codes_left: z.int(),
})

/** Shown once; only hashes are kept. */
export const recoveryCodes = dataOf(z.object({ recovery_codes: z.array(z.string()) }))

export const recoveryCodeCount = 10
