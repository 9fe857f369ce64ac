import type { updateAccessControl as operation } from '@lectern/contract/accounts/access-control.api'
import { call } from '../../../lib/api/index.ts'

export const updateAccessControl = call<typeof operation>('PUT', '/cabinet/access-control')
