import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ErrorBody } from '@lectern/contract/kernel/errors'
import type { Actor, Identity, StaffSeat } from '../call.ts'
import { CallError } from '../call-error.ts'
import { errorBody } from '../operations/error-mapper.ts'
import type { SchoolEntry } from '../school-entry.ts'
import { chosenSchool } from '../requests/chosen-school.ts'
import { hostOf } from '../requests/host.ts'
import { checkOrigin } from '../requests/origin-check.ts'
import { readSchoolId, refuseOtherPerson } from '../operations/permit.ts'
import { sessionControl } from '../requests/session-token.ts'
import type { Clock } from '../../clock.ts'
import type { SchoolId } from '../../school-id.ts'

/** What routes that carry bytes are mounted on, and what they read and answer: not JSON, so not through the binder. */
export type {
  FastifyInstance as ByteApp,
  FastifyReply as ByteReply,
  FastifyRequest as ByteRequest,
} from 'fastify'

/** A call on a route that carries bytes: identified; what it may is decided by its handler. */
export interface ByteCall {
  readonly actor: Actor | null
  readonly now: Date
  /** What this caller is told of a refusal. */
  readonly refusalBody: (refusal: CallError) => ErrorBody
  /** The school of the visited host; null when there is none. */
  readonly school: () => Promise<{ readonly schoolId: SchoolId } | null>
  readonly currentSeat: () => Promise<StaffSeat | null>
  readonly seatIn: (claimedId: number) => Promise<StaffSeat | null>
  /** Passes the access control of a school. @throws CallError address_refused, session_limit, device_limit (403) */
  readonly enter: (schoolId: SchoolId) => Promise<void>
}

/** A byte call of somebody who is signed in. */
export type SignedByteCall = ByteCall & { readonly actor: Actor }

export interface ByteCaller {
  of(request: FastifyRequest, reply: FastifyReply): Promise<ByteCall>
  /** For what changes something. @throws CallError unauthenticated (401), foreign_origin (403), other_person (409) */
  signed(request: FastifyRequest, reply: FastifyReply): Promise<SignedByteCall>
}

/** Says who calls the routes that are no operations. */
export const createByteCaller = (parts: {
  readonly identity: Identity
  readonly gate: SchoolEntry
  readonly clock: Clock
}): ByteCaller => {
  const { identity, gate, clock } = parts

  const callOf = (request: FastifyRequest, actor: Actor | null): ByteCall => ({
    actor,
    now: clock.now(),
    refusalBody: (refusal) => errorBody(refusal, request),
    school: () => identity.schoolOf(hostOf(request).name),
    currentSeat: async () => (actor ? identity.currentSeat(actor, schoolHeader(request)) : null),
    seatIn: async (schoolId) => (actor ? identity.seatIn(actor, schoolId) : null),
    enter: (schoolId) =>
      gate.enter({ schoolId, actor, ip: request.ip, userAgent: request.headers['user-agent'] ?? '' }),
  })

  const actorOf = async (request: FastifyRequest, reply: FastifyReply) => {
    const { token } = sessionControl(request, reply)
    return token === null ? null : identity.actorOf(token)
  }

  return {
    of: async (request, reply) => callOf(request, await actorOf(request, reply)),
    signed: async (request, reply) => {
      checkOrigin(request)
      const actor = await actorOf(request, reply)
      if (!actor) throw new CallError('unauthenticated')
      const person = request.headers['x-person-id']
      refuseOtherPerson(actor, typeof person === 'string' ? person : null)
      return { ...callOf(request, actor), actor }
    },
  }
}

const schoolHeader = (request: FastifyRequest): number | null => readSchoolId(chosenSchool(request))
