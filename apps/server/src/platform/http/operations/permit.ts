import type { Operation } from '@lectern/contract/kernel/operation'
import type { ApiDependencies } from '../api-dependencies.ts'
import type { Actor, Call, RawCall } from '../call.ts'
import { CallError } from '../call-error.ts'
import type { SchoolId } from '../../school-id.ts'

/** Who was let in, and by which seat. */
export type Permitted<Op extends Operation> = Pick<Call<Op>, 'actor' | 'staff'>

/**
 * Applies an operation's permission statement, then the access control of the school that the call enters. What the
 * statement leaves to a policy is decided by the handler on the loaded thing.
 *
 * @throws CallError unauthenticated (401), forbidden, address_refused, session_limit, device_limit (403), not_found (404), other_person (409)
 */
export const permit = async <Op extends Operation>(
  { identity, gate }: Pick<ApiDependencies, 'identity' | 'gate'>,
  { permission, entersSchool }: Op,
  raw: RawCall,
): Promise<Permitted<Op>> => {
  const { token } = raw.session
  const actor = token === null ? null : await identity.actorOf(token)
  const needsActor =
    permission.kind !== 'public' && !(permission.kind === 'policy' && permission.session === 'optional')
  if (needsActor && !actor) throw new CallError('unauthenticated')
  if (actor) refuseOtherPerson(actor, raw.personHeader)
  const enter = (schoolId: SchoolId) => gate.enter(visitOf(raw, actor, schoolId))
  if (permission.kind !== 'staff' || !actor) {
    const school = entersSchool ? await identity.schoolOf(raw.host) : null
    if (school) await enter(school.schoolId)
    return permitted<Op>(actor, null)
  }
  const seat = await chosenSeat(identity, actor, raw.schoolHeader)
  const needed = [permission.anyOf, permission.alsoAnyOf ?? permission.anyOf]
  if (!seat || !needed.every((any) => any.some((each) => seat.permissions.has(each)))) {
    throw new CallError('forbidden')
  }
  await enter(seat.schoolId)
  return permitted<Op>(actor, seat)
}

/** The seat in the current school, or in the one that the header names: that of others looks like one that is not there. */
const chosenSeat = async (identity: ApiDependencies['identity'], actor: Actor, header: string | null) => {
  const chosen = readSchoolId(header)
  const seat = await identity.currentSeat(actor, chosen)
  if (!seat && chosen !== null) throw new CallError('not_found', { detail: 'a school of others' })
  return seat
}

/**
 * A page that was opened by one person may still be there when another signs in with the same browser, and its unsaved work
 * with it: what says whose it is, is taken from nobody else's session.
 *
 * @throws CallError other_person (409)
 */
export const refuseOtherPerson = ({ userId }: Actor, personHeader: string | null): void => {
  if (personHeader !== null && personHeader !== String(userId)) throw new CallError('other_person')
}

const visitOf = ({ ip, userAgent }: RawCall, actor: Actor | null, schoolId: SchoolId) => ({
  schoolId,
  actor,
  ip,
  userAgent,
})

/** The school that a header chooses among the caller's own. */
export const readSchoolId = (header: string | null): number | null => {
  if (header === null) return null
  if (!/^\d{1,15}$/.test(header)) throw new CallError('not_found')
  return Number(header)
}

/** Tells the checker what the statement has just proved: the parts of the call that its kind promises are there. */
const permitted = <Op extends Operation>(actor: unknown, staff: unknown) =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- proved above, kind by kind
  ({ actor, staff }) as Permitted<Op>
