import type { Operation, OperationResult } from '@lectern/contract/kernel/operation'
import { expect, vi } from 'vitest'
import type { z } from 'zod'

interface Answering {
  readonly operation: Operation
  readonly reply: (request: Request, params: Record<string, string>) => Promise<Response>
}

interface CallInput<Body> {
  readonly params: Readonly<Record<string, string>>
  readonly query: Readonly<Record<string, string>>
  readonly body: Body | undefined
}

const base = '/api/v1'
let answering: Answering[] = []
let faults: string[] = []

/**
 * Answers an operation in place of the server until the test ends; the latest answer counts. Input and output go through the
 * schemas of the contract, so an answer that a server could not give fails.
 */
export const answerCall = <T extends Operation, Body = undefined>(
  operation: T & { readonly body?: z.ZodType<Body> },
  reply: (input: CallInput<Body>) => OperationResult<T>,
): void => {
  answering.unshift({
    operation,
    reply: async (request, params) => {
      const query = Object.fromEntries(new URL(request.url).searchParams)
      const body = operation.body?.parse(await request.json())
      const output = operation.output.parse(reply({ params, query, body }))
      return Response.json(output, { status: operation.status ?? 200 })
    },
  })
}

/** Refuses an operation with this entry of the error catalogue until the test ends, with codes at these fields. */
export const refuseCall = (
  operation: Operation,
  status: number,
  error: string,
  fields: Record<string, string[]> = {},
): void => {
  answering.unshift({
    operation,
    reply: async () => Response.json({ error, message: '', error_codes: fields }, { status }),
  })
}

const paramsIn = (path: string, address: string): Record<string, string> | undefined =>
  new RegExp(`^${path.replaceAll(/:(\w+)/g, '(?<$1>[^/]+)')}$`).exec(address)?.groups ??
  (path === address ? {} : undefined)

/** An answer that the contract refuses reaches the part as a lost connection; the test fails with its reason. */
const noteFault = async (request: Request, address: string, answer: Promise<Response>): Promise<Response> => {
  try {
    return await answer
  } catch (error) {
    faults.push(`${request.method} ${address}: ${String(error)}`)
    throw error
  }
}

const answerTo = async (request: Request): Promise<Response> => {
  const address = new URL(request.url).pathname.slice(base.length)
  for (const { operation, reply } of answering) {
    const params = operation.method === request.method ? paramsIn(operation.path, address) : undefined
    if (params) return noteFault(request, address, reply(request, params))
  }
  faults.push(`${request.method} ${address} has no answer (answerCall)`)
  return Response.json({ error: 'not_found' }, { status: 404 })
}

/** Takes the place of the network for calls of the contract; the tool's own requests pass. */
export const startNetwork = (): void => {
  answering = []
  faults = []
  const real = globalThis.fetch.bind(globalThis)
  vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    const request = new Request(input, init)
    return new URL(request.url).pathname.startsWith(`${base}/`) ? answerTo(request) : real(input, init)
  })
}

/** Fails a test whose part asked for an answer that the test does not give, or gives in a form that no server may. */
export const endNetwork = (): void => {
  vi.mocked(globalThis.fetch).mockRestore()
  expect(faults).toEqual([])
}
