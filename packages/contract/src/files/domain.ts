import { defineDomain } from '../kernel/domain.ts'
import * as files from './files.api.ts'
import * as players from './players.api.ts'
import { filesErrors } from './files.errors.ts'
import { fileByteRoutes } from './bytes.ts'

export const filesDomain = defineDomain({
  name: 'files',
  operations: [files, players],
  errors: filesErrors,
  byteRoutes: fileByteRoutes,
})
