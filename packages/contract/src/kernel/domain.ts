import type { ByteRoute } from './byte-route.ts'
import type { ErrorEntry } from './errors.ts'
import type { Fact } from '../facts/fact.ts'

/** What a domain promises to its callers. */
export interface Domain {
  readonly name: string
  /** Modules whose exports hold operations. */
  readonly operations?: readonly object[]
  /** Errors that it may answer, by their codes. */
  readonly errors?: Readonly<Record<string, ErrorEntry>>
  /** Routes that are no calls: most carry bytes. */
  readonly byteRoutes?: readonly ByteRoute[]
  /** What happens in it that a school's record keeps. */
  readonly facts?: readonly Fact[]
}

/** Declares a domain; the catalogue has the list. */
export const defineDomain = <const D extends Domain>(domain: D): D => domain
