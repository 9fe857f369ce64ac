import type { ProcessError } from '@lectern/contract/files/kinds'

/** A file that cannot be processed, with the code that its owner is told. Trying again changes nothing. */
export class MediaError extends Error {
  readonly code: ProcessError

  constructor(code: ProcessError, detail = '') {
    super(detail === '' ? code : `${code}: ${detail}`)
    this.name = 'MediaError'
    this.code = code
  }
}
