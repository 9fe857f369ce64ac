import type { z } from 'zod'
import type { HttpMethod } from './operation.ts'

export type ByteMethod = HttpMethod | 'HEAD' | 'OPTIONS'

/** A header of a call or of an answer, and what it says. */
export type Headers = Readonly<Record<string, string>>

/** One answer of a byte route. */
export interface ByteAnswer {
  readonly description: string
  readonly headers?: Headers
  /** The JSON of the answer, or the media type of its bytes; neither for an empty one. */
  readonly body?: z.ZodType | `${string}/${string}`
}

/** What one method of a byte route takes and answers. */
export interface ByteCallShape {
  readonly query?: z.ZodType
  readonly headers?: Headers
  readonly body?: { readonly type: `${string}/${string}`; readonly schema?: z.ZodType }
  /** Status → answer; refusals are those of the catalogue. */
  readonly answers: Readonly<Record<number, ByteAnswer>>
}

/** A route that carries bytes instead of JSON, or whose caller is another service; described like an operation so that tests and documents list it. */
export interface ByteRoute {
  readonly id: string
  readonly methods: readonly ByteMethod[]
  /** From the host's root. */
  readonly path: `/${string}`
  readonly summary: string
  /** Who may, in one sentence. */
  readonly rule: string
  /** Codes of the error catalogue, beside those every call shares. */
  readonly errors: readonly string[]
  /** By method, each of `methods`. */
  readonly calls: Readonly<Partial<Record<ByteMethod, ByteCallShape>>>
}
