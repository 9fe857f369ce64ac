import type { Parts } from '../../platform/parts.ts'
import type { IsLearnerOf } from './uploads/upload-place.ts'

/** What the files domain needs of the house. */
export interface FileParts extends Pick<
  Parts,
  | 'textsFolder'
  | 'database'
  | 'db'
  | 'env'
  | 'clock'
  | 'storage'
  | 'uploads'
  | 'notifications'
  | 'log'
  | 'fetchLimits'
> {
  readonly isLearnerOf: IsLearnerOf
}
