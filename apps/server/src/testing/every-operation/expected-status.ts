import type { Operation, PermissionStatement, PolicyRole } from '@lectern/contract/kernel/operation'

/** Whom the walk sends through every operation. */
export const walkRoles = [
  'visitor',
  'learner',
  'foreign_learner',
  'staff',
  'staff_with',
  'owner',
  'foreign_owner',
] as const
export type WalkRole = (typeof walkRoles)[number]

/**
 * How an operation answers a role that makes its good call on the demo school:
 *
 * - `done`: it succeeds;
 * - `open`: anybody may try; what the call brings (a password, a code, a secret link) decides, never who calls;
 * - `own`: it works on what belongs to the caller, so that it succeeds, or finds that the sample's thing is another's;
 * - a status: it is refused with exactly that;
 * - `nobody`: nobody can be given that right.
 */
export type Expectation = 'done' | 'open' | 'own' | 'nobody' | 401 | 403 | 404 | 409 | 422

/** The one table of who may what, derived from the statement that each operation makes in the contract. */
export const expectedOf = ({ permission }: Operation, role: WalkRole): Expectation => {
  if (permission.kind === 'public') return 'open'
  if (permission.kind === 'policy') return expectedByPolicy(permission, role)
  if (role === 'visitor') return 401
  if (permission.kind === 'session') return 'own'
  if (role === 'owner') return 'done'
  // The walk names the school: to whoever has no seat there it looks like one that does not exist.
  if (role !== 'staff_with') return role === 'staff' ? 403 : 404
  return permission.anyOf.every((each) => each === 'cabinet_root') ? 'nobody' : 'done'
}

const expectedByPolicy = (
  permission: PermissionStatement & { kind: 'policy' },
  role: WalkRole,
): Expectation => {
  const policyRole: PolicyRole = role === 'staff_with' ? 'staff' : role
  if (permission.allows?.includes(policyRole)) return 'done'
  if (permission.forbids?.includes(policyRole)) return 403
  if (role === 'visitor' && permission.session === 'required') return 401
  return permission.otherwise ?? 404
}

/** Whether a status is what was expected. */
export const isExpected = (expected: Expectation, status: number): boolean => {
  if (expected === 'done') return status < 300
  if (expected === 'own' || expected === 'open') return status < 300 || [404, 409, 422, 429].includes(status)
  return expected === status
}
