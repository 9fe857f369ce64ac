import type { AccessControl, AccessException, Violation } from '@lectern/contract/schools/access-control'
import type { ExceptionRow, RulesRow, ViolationRow } from './access-control.repository.ts'

/** The rules of a school; no row is the same as switched off. */
export const presentRules = (row: RulesRow | null, ownAddress: string): AccessControl => ({
  is_enabled: row?.isEnabled ?? false,
  allow_masks: row?.allowMasks ?? [],
  deny_masks: row?.denyMasks ?? [],
  session_limit: row?.sessionLimit ?? null,
  device_limit: row?.deviceLimit ?? null,
  own_address: ownAddress,
})

export const presentException = ({ exception, name, email }: ExceptionRow): AccessException => ({
  user: { id: exception.userId, name, email },
  skip_addresses: exception.skipAddresses,
  has_own_session_limit: exception.hasOwnSessionLimit,
  session_limit: exception.sessionLimit,
  has_own_device_limit: exception.hasOwnDeviceLimit,
  device_limit: exception.deviceLimit,
})

export const presentViolation = ({ violation, name, email }: ViolationRow): Violation => ({
  id: violation.id,
  kind: violation.kind,
  at: violation.at.toISOString(),
  user:
    violation.userId === null || name === null || email === null
      ? null
      : { id: violation.userId, name, email },
  ip: violation.ip,
  browser: violation.userAgent,
  limit: violation.limit,
})
