import type { listViolations as operation } from '@lectern/contract/schools/access-control.api'
import { call } from '../../../lib/api/index.ts'

export const listViolations = call<typeof operation>('GET', '/cabinet/access-control/violations')
