import type { saveAccessException as operation } from '@lectern/contract/schools/access-control.api'
import { call } from '../../../lib/api/index.ts'

export const saveAccessException = call<typeof operation>('PUT', '/cabinet/access-control/exceptions/:user')
