import type { ProcessError } from '@lectern/contract/files/kinds'

/** A file that cannot be processed, with the code that its owner is told. Trying again changes nothing. */
export class MediaError extends Error {
  readonly code: ProcessError
  /** Of work that was ended by the clock, the processor time that it had; null where nobody can tell. */
  readonly processorMs: number | null

  constructor(code: ProcessError, detail = '', processorMs: number | null = null) {
    super(detail === '' ? code : `${code}: ${detail}`)
    this.name = 'MediaError'
    this.code = code
    this.processorMs = processorMs
  }
}
