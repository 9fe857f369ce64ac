import type { Operation, OperationReply } from '@lectern/contract/kernel/operation'
import { type Client, openClient } from './closed-loop.ts'

interface CallInput {
  readonly params?: Readonly<Record<string, number | string>>
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
}

/** Calls one operation of the measured server and reads its reply by the contract. */
export type CallApi = <const Op extends Operation>(
  operation: Op,
  token: string,
  input?: CallInput,
) => Promise<OperationReply<Op>>

/** The address of an operation with its parameters filled in. */
export const addressOf = (
  operation: Operation,
  params: Readonly<Record<string, number | string>> = {},
): string => `/api/v1${operation.path.replace(/:(\w+)/g, (_, name: string) => String(params[name] ?? ''))}`

/** A caller on one connection, and how to close it. */
export const openApi = (origin: string): { call: CallApi; client: Client } => {
  const client = openClient(origin)
  const call: CallApi = async (operation, token, { params, body, headers } = {}) => {
    const address = addressOf(operation, params)
    const reply = await client.send(operation.method, address, token, body, headers)
    if (reply.status >= 300) throw new Error(`${operation.id} answered ${reply.status}: ${reply.body}`)
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the operation's own schema has just read it
    return operation.output.parse(JSON.parse(reply.body)) as OperationReply<typeof operation>
  }
  return { call, client }
}
