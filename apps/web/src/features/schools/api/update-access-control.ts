import type { updateAccessControl as operation } from '@lectern/contract/schools/access-control.api'
import { call } from '../../../lib/api/index.ts'

export const updateAccessControl = call<typeof operation>('PUT', '/cabinet/access-control')
