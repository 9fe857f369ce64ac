import { type ErrorCode, errorCatalogue } from '@lectern/contract/catalogue'
import type { FieldErrors } from '@lectern/contract/kernel/errors'

/** What a field needs: the sentence that says it, with its numbers. */
export interface FieldLimit {
  readonly words:
    | `${'letters' | 'entries'}_${'least' | 'most' | 'exact'}`
    | `number_${'between' | 'least' | 'most' | 'over' | 'under' | 'step'}`
    | 'number'
    | 'whole_number'
  readonly values: Readonly<Record<string, number>>
}

/** Field → code → what that field needs, where the code alone does not say it. */
export type FieldLimits = Readonly<Record<string, Readonly<Record<string, FieldLimit>>>>

interface Extras {
  /** Field → codes of what is wrong with it. */
  readonly fields?: FieldErrors
  readonly limits?: FieldLimits
  /** Values for the reader's sentence; nothing that the caller may not know. */
  readonly params?: Record<string, string | number>
  /** For the log only. */
  readonly detail?: string
  /** Seconds until another try makes sense. */
  readonly retryAfter?: number
}

/**
 * A refusal from the error catalogue. Thrown, not returned, so that the transaction of the call is rolled back with it
 * (docs/decisions/0003-refusals-are-thrown.md).
 */
export class CallError extends Error {
  readonly code: ErrorCode
  readonly extras: Extras

  constructor(code: ErrorCode, extras: Extras = {}) {
    super(extras.detail === undefined ? code : `${code}: ${extras.detail}`)
    this.name = 'CallError'
    this.code = code
    this.extras = extras
  }

  get status(): number {
    return errorCatalogue[this.code].status
  }
}

/** The refusal for what does not exist or is not the caller's: the two must look the same. */
export const notFound = (detail?: string): CallError =>
  new CallError('not_found', detail === undefined ? {} : { detail })

/** `value`, or the refusal for what does not exist. */
export const found = <T>(value: T | null | undefined, detail?: string): T => {
  if (value === null || value === undefined) throw notFound(detail)
  return value
}
