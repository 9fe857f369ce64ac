import { ZodError } from 'zod'
import type { ImportError } from '@lectern/contract/course-files/course-import'
import { DocumentError } from '../../../platform/documents/document-error.ts'
import { CallError } from '../../../platform/http/call-error.ts'

/** Nothing is made of a file, and another try would go the same way. */
export class ImportFailure extends Error {
  readonly code: ImportError

  constructor(code: ImportError, detail = '') {
    super(detail)
    this.name = 'ImportFailure'
    this.code = code
  }
}

const ofRefusal: Readonly<Record<string, ImportError>> = {
  quota_exceeded: 'no_room',
  too_many_courses: 'too_many_courses',
  too_many_lessons: 'too_many',
  too_many_modules: 'too_many',
  lesson_too_many_units: 'too_many',
  lesson_too_long: 'too_large',
  lesson_too_large: 'too_large',
}

/** What of an error says that a file cannot become a course; null for what may pass. */
export const failureOf = (error: unknown): ImportError | null => {
  if (error instanceof ImportFailure) return error.code
  if (error instanceof DocumentError) return error.code
  if (error instanceof ZodError || error instanceof SyntaxError) return 'broken'
  // Refusals of what authors save: the file holds what no author could have made.
  if (error instanceof CallError) return ofRefusal[error.code] ?? 'broken'
  return null
}
