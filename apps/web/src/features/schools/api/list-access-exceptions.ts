import type { listAccessExceptions as operation } from '@lectern/contract/schools/access-control.api'
import { call } from '../../../lib/api/index.ts'

export const listAccessExceptions = call<typeof operation>('GET', '/cabinet/access-control/exceptions')
