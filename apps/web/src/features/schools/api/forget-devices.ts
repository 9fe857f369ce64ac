import type { forgetDevices as operation } from '@lectern/contract/schools/access-control.api'
import { call } from '../../../lib/api/index.ts'

export const forgetDevices = call<typeof operation>('DELETE', '/cabinet/access-control/devices/:user')
