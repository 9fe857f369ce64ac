import type { Page } from '@playwright/test'
import type { people } from '../journey.ts'

/** One screen of the product, and who looks at it. */
export interface Screen {
  readonly name: string
  readonly as?: keyof typeof people
  readonly path: (found: Found) => string
  /** Brings the screen into the state that is shown. */
  readonly prepare?: (page: Page) => Promise<void>
}

/** Ids of the demo school's staff, which differ from start to start. */
export interface FoundStaff {
  readonly managerId: number
  readonly deputyId: number
  readonly systemGroupId: number
  readonly ownGroupId: number
  /** Where the letter with the offer of the school leads. */
  readonly ownershipPath: string
}

/** Ids of the demo school, which differ from start to start. */
export interface Found {
  readonly courseId: number
  readonly lessonIds: readonly number[]
  readonly attemptId: number
  readonly staff: FoundStaff
}
