import type { ByteCaller } from '../../../platform/http/sending/byte-call.ts'
import type { FileDependencies } from '../../files/index.ts'
import type { AuthorScope } from '../lessons.policy.ts'

/** What reading and writing files of lessons needs of the house. */
export interface LessonFileDependencies {
  readonly caller: ByteCaller
  readonly files: FileDependencies
  readonly mayAuthor: AuthorScope
}
