import { volatile } from '../kernel/volatile.ts'
import { id, knownPerson } from '../kernel/ids.ts'
import { z } from 'zod'
import { instant } from '../kernel/dates.ts'

export const mostMasks = 200

export const accessLimit = { min: 1, max: 20 } as const

/** One address, a range with `/bits`, or IPv4 with `*` for whole parts; checked on the server, written back in one form. */
const mask = z.string().trim().min(2).max(50)

const limit = z.int().min(accessLimit.min).max(accessLimit.max).nullable()

/** From where and by how many devices at once people may enter a school. */
export const accessControlChange = z.strictObject({
  is_enabled: z.boolean(),
  /** With any, only these addresses may enter. */
  allow_masks: z.array(mask).max(mostMasks),
  /** These may not enter, also when allowed. */
  deny_masks: z.array(mask).max(mostMasks),
  session_limit: limit,
  device_limit: limit,
})
export type AccessControlChange = z.infer<typeof accessControlChange>

export const accessControl = z.object({
  is_enabled: z.boolean(),
  allow_masks: z.array(z.string()),
  deny_masks: z.array(z.string()),
  session_limit: z.int().nullable(),
  device_limit: z.int().nullable(),
  /** The address from which the caller looks at this. */
  own_address: volatile('caller', z.string()),
})
export type AccessControl = z.infer<typeof accessControl>

export const accessExceptionChange = z.strictObject({
  skip_addresses: z.boolean(),
  /** Another limit for this knownPerson; null for none; missing for the school's. */
  session_limit: limit.optional(),
  device_limit: limit.optional(),
})

export const accessException = z.object({
  user: knownPerson,
  skip_addresses: z.boolean(),
  has_own_session_limit: z.boolean(),
  session_limit: z.int().nullable(),
  has_own_device_limit: z.boolean(),
  device_limit: z.int().nullable(),
})
export type AccessException = z.infer<typeof accessException>

export const violationKinds = ['address_refused', 'session_limit', 'device_limit'] as const
export type ViolationKind = (typeof violationKinds)[number]

export const violation = z.object({
  id,
  kind: z.enum(violationKinds),
  at: instant,
  user: knownPerson.nullable(),
  ip: z.string().nullable(),
  browser: z.string().nullable(),
  /** The limit that was reached, where one was. */
  limit: z.int().nullable(),
})
export type Violation = z.infer<typeof violation>

/** How a knownPerson stands to the access control of the school of this host. */
export const ownAccess = z.object({
  is_allowed: z.boolean(),
  reason: z.enum(violationKinds).nullable(),
  session_limit: z.int().nullable(),
  sessions: z.int(),
  device_limit: z.int().nullable(),
  devices: z.int(),
  /** Whether `end-others` would let the caller in. */
  can_free: z.boolean(),
})
export type OwnAccess = z.infer<typeof ownAccess>
