/** Why a file of a stranger is not read. */
export const documentRefusals = ['broken', 'unsafe', 'too_large', 'not_known', 'too_many'] as const
export type DocumentRefusal = (typeof documentRefusals)[number]

/** A file that is not read, with the reason for the log. */
export class DocumentError extends Error {
  readonly code: DocumentRefusal

  constructor(code: DocumentRefusal, detail: string) {
    super(detail)
    this.name = 'DocumentError'
    this.code = code
  }
}
