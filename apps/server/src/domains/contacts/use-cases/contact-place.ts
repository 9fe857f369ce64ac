import type { SchoolId } from '../../../platform/school-id.ts'

/** One contact, and who changes it. */
export interface ContactPlace {
  readonly schoolId: SchoolId
  readonly contactId: number
  /** Who of the staff; absent where nobody of them does it. */
  readonly by?: number | undefined
  readonly now: Date
}
