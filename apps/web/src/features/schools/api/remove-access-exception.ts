import type { removeAccessException as operation } from '@lectern/contract/schools/access-control.api'
import { call } from '../../../lib/api/index.ts'

export const removeAccessException = call<typeof operation>(
  'DELETE',
  '/cabinet/access-control/exceptions/:user',
)
