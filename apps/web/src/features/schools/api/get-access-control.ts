import type { getAccessControl as operation } from '@lectern/contract/schools/access-control.api'
import { call } from '../../../lib/api/index.ts'

export const getAccessControl = call<typeof operation>('GET', '/cabinet/access-control')
