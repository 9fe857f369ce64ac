import type { createCabinet as operation } from '@lectern/contract/staff/cabinets.api'
import { call } from '../../../lib/api/index.ts'

export const createCabinet = call<typeof operation>('POST', '/cabinets')
