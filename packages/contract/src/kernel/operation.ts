import type { z } from 'zod'
import type { PermissionString } from './permissions.ts'

export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/**
 * Who may call an operation. Every operation states one; there is no default.
 *
 * - `public`: anybody; a session is read when there is one. `why` says what makes that safe.
 * - `session`: anybody signed in; the handler touches only what belongs to that person.
 * - `staff`: a member of the current school who holds at least one of the named permissions.
 * - `policy`: decided on the loaded thing by the domain's policy; `rule` states it in one sentence, and `allows` names
 *   whom it lets through when the thing is of the school and, where things belong to people, the student's own. Others
 *   are answered `otherwise`, 404 unless said differently (`npm run docs:permissions` prints them).
 */
export type PermissionStatement =
  | { readonly kind: 'public'; readonly why: string }
  | { readonly kind: 'session' }
  | {
      readonly kind: 'staff'
      readonly anyOf: readonly [PermissionString, ...PermissionString[]]
      /** For calls that touch two things: one of these is needed as well. */
      readonly alsoAnyOf?: readonly [PermissionString, ...PermissionString[]]
    }
  | {
      readonly kind: 'policy'
      readonly session: 'required' | 'optional'
      readonly rule: string
      readonly allows?: readonly PolicyRole[]
      readonly otherwise?: 403 | 404 | 409 | 422
      /** Roles that reach the place and are told 403: they may not do this there. */
      readonly forbids?: readonly PolicyRole[]
    }

/** Whom a policy tells apart. `named`: only the one person whom the thing itself names (an invitation). */
export type PolicyRole =
  | 'visitor'
  | 'learner'
  | 'foreign_learner'
  | 'staff'
  | 'owner'
  | 'foreign_owner'
  | 'named'

/**
 * How a repeated `Idempotency-Key` is answered.
 *
 * - `stored`: the first answer is kept and given again (every state-changing call, unless said otherwise).
 * - `natural`: repeating the call changes nothing by its own design (numbered answers, a sign-out).
 * - `secret`: the answer holds a credential and is never stored (sign-in, registration).
 */
export type RepeatStatement = 'stored' | 'natural' | 'secret'

/** The part of a handler's answer that becomes the JSON body: `data`, and what a document names beside it. */
export type EnvelopeSchema = z.ZodType<{ data: unknown }>

/** One call between web and server, as data: everything that both sides and the API description need. */
export interface Operation {
  /** Unique, `domain.verbThing`. */
  readonly id: string
  readonly method: HttpMethod
  /** Under `/api/v1`; parameters as `:name`. */
  readonly path: `/${string}`
  readonly summary: string
  readonly params?: z.ZodType
  readonly query?: z.ZodType
  readonly body?: z.ZodType
  /** The whole success body. What it does not name never leaves the server. */
  readonly output: EnvelopeSchema
  /** Codes of the error catalogue that this call may answer, beside those every call shares. */
  readonly errors: readonly string[]
  readonly permission: PermissionStatement
  /** Whether the call enters the school of its host, so that the school's access control (addresses, limits) applies. */
  readonly entersSchool?: boolean
  readonly repeat?: RepeatStatement
  /** Success status; 200 unless said otherwise. */
  readonly status?: 200 | 201
  /** Largest body in bytes; 1 MiB unless said otherwise. */
  readonly bodyLimit?: number
  /** Whether the body may also come as a form (document 001 §7), urlencoded or multipart, in fields of text. */
  readonly takesForm?: boolean
  /** Calls per minute from one address or network, counted for all processes together where something is changed. */
  readonly perMinute?: number
}

/** Declares an operation and keeps its literal types, so that client and server are checked against it. */
export const defineOperation = <const T extends Operation>(operation: T): T => operation

type SchemaInput<T> = T extends z.ZodType ? z.input<T> : undefined
type SchemaOutput<T> = T extends z.ZodType ? z.output<T> : undefined

/** What a caller passes. */
export type OperationInput<T extends Operation> = {
  [K in 'params' | 'query' | 'body' as T[K] extends z.ZodType ? K : never]: SchemaInput<T[K]>
}

/** What a handler receives, parsed. */
export type OperationArguments<T extends Operation> = {
  params: SchemaOutput<T['params']>
  query: SchemaOutput<T['query']>
  body: SchemaOutput<T['body']>
}

/** What a handler returns, before the output schema drops what it does not name. */
export type OperationResult<T extends Operation> = z.input<T['output']>

/** What a caller receives. */
export type OperationReply<T extends Operation> = z.output<T['output']>
