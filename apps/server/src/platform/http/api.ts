import type { FastifyInstance } from 'fastify'
import type { Operation } from '@lectern/contract/kernel/operation'
import { type ApiDependencies, apiBase } from './api-dependencies.ts'
import { CallError } from './call-error.ts'
import { type Handler, PreparedBody, type RawCall } from './call.ts'
import { type BoundOperation, bindHandler, type ReadStored } from './operations/bound-operation.ts'
import { type DirectCaller, directCaller } from './operations/direct-api.ts'
import { openApiOf } from './openapi/openapi.ts'
import { countChange, mountOperation } from './operations/mount-operation.ts'

/**
 * Binds handlers to operations; each operation once.
 *
 * @param readStored what the operation changes, as its answer tells it; only for a change that has fields which follow from
 *   others, and no GET at its address
 */
export type Bind = <const Op extends Operation>(
  operation: Op,
  handler: Handler<Op>,
  readStored?: ReadStored<Op>,
) => void

export interface Api {
  readonly bind: Bind
  /** Every operation that has a handler. */
  readonly bound: () => readonly Operation[]
  /** Adds the routes of everything bound so far, and the description of the API. */
  readonly mount: (app: FastifyInstance) => void
  /** Calls operations from inside the process, with the rights of the given request. */
  readonly direct: DirectCaller
  /** The same for a form that came without scripts: changes too, within the limits of their operations. */
  readonly directForForms: DirectCaller
}

/**
 * The operation binder. An operation is data in the contract; from that data it gets its parsing, session, school,
 * permission, Idempotency-Key, serialisation through the output schema, error mapping and description.
 */
export const createApi = (dependencies: ApiDependencies): Api => {
  const bound = new Map<string, BoundOperation>()
  const bind: Bind = (operation, handler, readStored) => {
    if (bound.has(operation.id)) throw new Error(`${operation.id} is bound twice`)
    const readTwin = (raw: RawCall) => readAt(bound.values(), operation.path, raw)
    bound.set(operation.id, bindHandler(dependencies, operation, handler, { readStored, readTwin }))
  }
  const operations = () => [...bound.values()].map((each) => each.operation)
  return {
    bind,
    bound: operations,
    mount: (app) => {
      for (const each of bound.values()) mountOperation(app, dependencies, each)
      // Made when it is first asked for: describing every schema takes a tenth of a start.
      let description: string | undefined
      app.get(`${apiBase}/openapi.json`, (_request, reply) => {
        description ??= JSON.stringify(openApiOf(operations()))
        return reply.type('application/json').send(description)
      })
    },
    direct: directCaller(() => [...bound.values()]),
    directForForms: directCaller(() => [...bound.values()], {
      beforeChange: (operation, request) => countChange(dependencies, operation, request),
    }),
  }
}

/** What the GET at an address answers; undefined when there is none, or the caller may not make it. */
const readAt = async (bound: Iterable<BoundOperation>, path: string, raw: RawCall): Promise<unknown> => {
  const twin = [...bound].find(({ operation }) => operation.method === 'GET' && operation.path === path)
  if (twin === undefined) return undefined
  try {
    const { body } = await twin.run({ ...raw, query: {}, body: undefined, idempotencyKey: null })
    const answer: unknown = body instanceof PreparedBody ? body.value : body
    return typeof answer === 'object' && answer !== null && 'data' in answer ? answer.data : undefined
  } catch (error) {
    if (error instanceof CallError) return undefined
    throw error
  }
}
