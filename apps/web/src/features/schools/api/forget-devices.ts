import type { forgetDevices as operation } from '@lectern/contract/accounts/access-control.api'
import { call } from '../../../lib/api/index.ts'

export const forgetDevices = call<typeof operation>('DELETE', '/cabinet/access-control/devices/:user')
