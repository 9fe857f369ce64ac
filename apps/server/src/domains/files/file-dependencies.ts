import type { Dependencies } from '../../platform/dependencies.ts'
import type { FindLearnerSchool } from './uploads/upload-place.ts'

/** What the files domain needs of the house. */
export interface FileDependencies extends Pick<
  Dependencies,
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
  readonly findLearnerSchool: FindLearnerSchool
}
