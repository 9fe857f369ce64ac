import { type LoginEntry, signInOutcomes } from '@lectern/contract/identity/security'
import { describeAgent, deviceKinds } from '../../../platform/sign-in/agent.ts'
import type { LoginRow } from './login-history.repository.ts'

/** One sign-in, for its owner. A device that was forgotten is read from the header of that moment. */
export const presentLogin = (
  row: LoginRow,
  { currentId, now }: { readonly currentId: number; readonly now: Date },
): LoginEntry => {
  const agent = describeAgent(row.userAgent ?? '')
  return {
    id: row.id,
    at: row.at.toISOString(),
    method: row.method.replace(/^oidc:/, ''),
    outcome: signInOutcomes.find((each) => each === row.outcome) ?? 'refused',
    ip: row.ip,
    browser: row.browser ?? agent.browser,
    os: row.os ?? agent.os,
    device_kind: deviceKinds.find((each) => each === row.kind) ?? agent.kind,
    device_id: row.deviceId,
    session_id: row.sessionId,
    is_current: row.sessionId === currentId,
    is_active: row.expiresAt !== null && row.expiresAt > now,
  }
}
