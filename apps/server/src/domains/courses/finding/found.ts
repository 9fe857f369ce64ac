import type { FoundPlace } from '@lectern/contract/courses/finding/finding.api'
import type { SchoolId } from '../../../platform/school-id.ts'
import type { SearchedParts } from '../../lessons/index.ts'

/** What is looked for, and where its reader may look. */
export interface Searched {
  readonly schoolId: SchoolId
  readonly parts: SearchedParts
  /** Beginnings of words (`wantedWords`). */
  readonly wanted: readonly string[]
}

export interface UnitOfLesson {
  readonly id: number
  readonly lessonId: number
}

/** A place that was found in a unit; its address follows from both. */
export interface FoundIn {
  readonly unit: UnitOfLesson
  readonly place: Omit<FoundPlace, 'link'>
}
