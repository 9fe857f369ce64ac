import type { selectCabinet as operation } from '@lectern/contract/staff/cabinets.api'
import { call } from '../../../lib/api/index.ts'

export const selectCabinet = call<typeof operation>('PUT', '/cabinets/current')
