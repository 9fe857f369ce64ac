import type { Actor } from './call.ts'
import type { SchoolId } from '../school-id.ts'

/** Somebody about to enter a school. */
export interface Visit {
  readonly schoolId: SchoolId
  /** Null for visitors, of whom only the address counts. */
  readonly actor: Actor | null
  readonly ip: string
  readonly userAgent: string
}

/** Who may enter a school: asked for every call of its staff and every call that enters it. */
export interface SchoolEntry {
  /** @throws CallError address_refused, session_limit, device_limit (403) */
  enter(visit: Visit): Promise<void>
}
