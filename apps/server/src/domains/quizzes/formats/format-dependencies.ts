import type { Log } from '../../../platform/log.ts'
import type { ByteCaller } from '../../../platform/http/sending/byte-call.ts'
import type { FileDependencies } from '../../files/index.ts'

/** What reading and writing files of questions needs of the house. */
export interface FormatDependencies {
  readonly caller: ByteCaller
  readonly files: FileDependencies
  readonly log: Log
}
