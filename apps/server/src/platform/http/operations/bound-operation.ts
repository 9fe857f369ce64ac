import { z } from 'zod'
import type { Operation, OperationArguments, OperationResult } from '@lectern/contract/kernel/operation'
import type { ReadDatabase, Transaction } from '../../database/pool.ts'
import type { ApiDependencies } from '../api-dependencies.ts'
import {
  type Actor,
  type Call,
  type DatabaseFor,
  type Handler,
  PreparedBody,
  type RawCall,
  type SessionControl,
} from '../call.ts'
import { CallError, notFound } from '../call-error.ts'
import { type FieldFaults, fieldFaults } from './field-faults.ts'
import { changedFields, type GivenField, partGivenBack } from './given-back.ts'
import { answerOnce, fingerprintOf } from './idempotency.ts'
import { type Permitted, permit, readSchoolId } from './permit.ts'

/** What goes out: a value that passed the output schema, or a body prepared before. */
export interface Answer {
  readonly status: number
  readonly body: unknown
}

/** An operation with its handler, ready to be called by any transport. */
export interface BoundOperation {
  readonly operation: Operation
  readonly run: (raw: RawCall) => Promise<Answer>
}

/** Reads what an operation changes, as its answer tells it. Asked when the caller is known to be allowed to change it. */
export type ReadStored<Op extends Operation> = (
  call: Omit<Call<Op>, 'db'> & { readonly db: ReadDatabase },
) => Promise<unknown>

/** Reads the same by another call that the caller may make. */
export type ReadTwin = (raw: RawCall) => Promise<unknown>

/** Puts parsing, permission, transaction, repetition and serialisation around a handler. */
export const bindHandler = <const Op extends Operation>(
  dependencies: ApiDependencies,
  operation: Op,
  handler: Handler<Op>,
  { readStored, readTwin }: { readStored: ReadStored<Op> | undefined; readTwin: ReadTwin },
): BoundOperation => {
  const isWriting = operation.method !== 'GET'
  // The documents name two reads that begin something; they say so by how they are repeated.
  const own = isWriting || operation.repeat !== undefined ? dependencies.db : dependencies.reading
  const isStored = isWriting && (operation.repeat ?? 'stored') === 'stored'

  const handle = async (
    { before, ...raw }: ChangeCall,
    permitted: Permitted<Op>,
    db: ReadDatabase,
  ): Promise<Answer> => {
    const { args, given } = parseArguments(operation, raw)
    const result = await handler(callOf(dependencies, args, raw, permitted, db))
    const status = operation.status ?? 200
    if (result instanceof PreparedBody) return { status, body: result }
    const body = shape(operation, result)
    refuseChanged(given, body, before)
    return { status, body }
  }

  const runOnce = (raw: ChangeCall, permitted: Permitted<Op>, key: string) => (tx: Transaction) =>
    answerOnce(
      tx,
      {
        scope: permitted.actor ? `user:${permitted.actor.userId}` : `address:${raw.ip}`,
        key,
        fingerprint: fingerprintOf(operation.method, raw.url, raw.body),
      },
      dependencies.clock.now(),
      () => handle(raw, permitted, tx),
    )

  const write = async (raw: ChangeCall, permitted: Permitted<Op>): Promise<Answer> => {
    if (!isStored) return handle(raw, permitted, dependencies.db)
    await lookAhead(dependencies, raw, permitted.actor)
    const key = raw.idempotencyKey
    const work = key === null ? (tx: Transaction) => handle(raw, permitted, tx) : runOnce(raw, permitted, key)
    return dependencies.db.transaction(work)
  }

  /** As it was before a change that was undone; undefined where the caller may not read it. */
  const stored = async (raw: RawCall, permitted: Permitted<Op>): Promise<unknown> => {
    if (readStored === undefined) return readTwin(raw)
    const { args } = parseArguments(operation, raw)
    const call = callOf(dependencies, args, raw, permitted, dependencies.reading)
    return readStored({ ...call, db: dependencies.reading })
  }

  /** A change whose caller names other values than it left is judged once more, by what was stored before it. */
  const change = async (raw: RawCall, permitted: Permitted<Op>): Promise<Answer> => {
    const once = (before?: unknown) =>
      dependencies.notifications.dispatchAfterCommit(() => write({ ...raw, before }, permitted))
    try {
      return await once()
    } catch (error) {
      if (!(error instanceof NotEditable)) throw error
      const before = await stored(raw, permitted)
      if (before === undefined) throw error
      return once(before)
    }
  }

  return {
    operation,
    run: async (raw) => {
      const permitted = await permit(dependencies, operation, raw)
      await renewSession(dependencies, permitted.actor, raw.session)
      return isWriting ? change(raw, permitted) : handle(raw, permitted, own)
    },
  }
}

/**
 * Finds what most handlers ask for while no connection is held, so that many callers share it: within their transactions
 * each would read it for itself.
 */
const lookAhead = ({ identity }: ApiDependencies, raw: RawCall, actor: Actor | null) =>
  Promise.all([identity.schoolOf(raw.host), actor && identity.currentSeat(actor, null)])

/** A browser whose person's rights changed gets another token with this answer (THREATS T56). */
const renewSession = async (dependencies: ApiDependencies, actor: Actor | null, session: SessionControl) => {
  if (actor === null || !actor.mustRotate || !session.isCookie) return
  const renewed = await dependencies.notifications.dispatchAfterCommit(() =>
    dependencies.identity.renew(actor),
  )
  if (renewed) session.start(renewed.token, renewed.expiresAt)
}

/** Undoes a change whose body names another value for a field that cannot be changed: nothing is dropped without a word. */
const refuseChanged = (
  given: readonly GivenField[],
  { data }: { readonly data: unknown },
  before: unknown,
): void => {
  const fields = changedFields(given, data, before)
  if (Object.keys(fields).length > 0) throw new NotEditable('invalid_fields', { fields })
}

class NotEditable extends CallError {}

/** A call with what was stored before it. */
type ChangeCall = RawCall & { readonly before?: unknown }

/** The value through the output schema, which drops whatever it does not name. */
const shape = <Op extends Operation>(operation: Op, result: OperationResult<Op>): { data: unknown } => {
  const outcome = operation.output.safeParse(result)
  if (outcome.success) return outcome.data
  throw new Error(
    `${operation.id} answered something else than its output: ${z.prettifyError(outcome.error)}`,
  )
}

const callOf = <Op extends Operation>(
  dependencies: ApiDependencies,
  args: OperationArguments<Op>,
  raw: RawCall,
  permitted: Permitted<Op>,
  db: ReadDatabase,
): Call<Op> => ({
  ...args,
  actor: permitted.actor,
  staff: permitted.staff,
  school: async () => {
    const school = await dependencies.identity.schoolOf(raw.host)
    if (!school) throw notFound('no school at this host')
    return school
  },
  currentSeat: async () =>
    permitted.actor
      ? dependencies.identity.currentSeat(permitted.actor, readSchoolId(raw.schoolHeader))
      : null,
  seatIn: async (schoolId) =>
    permitted.actor ? dependencies.identity.seatIn(permitted.actor, schoolId) : null,
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `own` and `write` choose by the same fields
  db: db as DatabaseFor<Op>,
  now: dependencies.clock.now(),
  locale: raw.locale,
  requestId: raw.requestId,
  ip: raw.ip,
  userAgent: raw.userAgent,
  host: raw.host,
  isScripted: raw.isScripted,
  session: raw.session,
})

/** Params that cannot be ids are answered like ids that do not exist; query and body name their fields. */
const parseArguments = <Op extends Operation>(
  operation: Op,
  raw: RawCall,
): { args: OperationArguments<Op>; given: readonly GivenField[] } => {
  const params = operation.params?.safeParse(raw.params)
  if (params && !params.success) throw notFound('no such address')
  const query = operation.query?.safeParse(raw.query)
  const sent = partGivenBack(operation, raw.body === undefined ? {} : raw.body)
  const body = operation.body?.safeParse(sent.body)
  refuseFaults(faultsOf(operation.query, query?.error), faultsOf(operation.body, body?.error))
  return { args: parsed<Op>(params?.data, query?.data, body?.data), given: sent.given }
}

const faultsOf = (schema: z.ZodType | undefined, error: z.ZodError | undefined) =>
  schema && error ? fieldFaults(error, schema) : undefined

const refuseFaults = (inQuery: FieldFaults | undefined, inBody: FieldFaults | undefined): void => {
  if (!inQuery && !inBody) return
  throw new CallError('invalid_fields', {
    fields: { ...inQuery?.fields, ...inBody?.fields },
    limits: { ...inQuery?.limits, ...inBody?.limits },
  })
}

/**
 * The one place where the checker is told what the schemas have just proved: each part is the output of the schema
 * that the operation names for it.
 */
const parsed = <Op extends Operation>(params: unknown, query: unknown, body: unknown) =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- proved above, schema by schema
  ({ params, query, body }) as OperationArguments<Op>
