import type { getAccessControl as operation } from '@lectern/contract/accounts/access-control.api'
import { call } from '../../../lib/api/index.ts'

export const getAccessControl = call<typeof operation>('GET', '/cabinet/access-control')
