import type { getMenu as operation } from '@lectern/contract/staff/cabinets.api'
import { call } from '../../../lib/api/index.ts'

export const getMenu = call<typeof operation>('GET', '/profile/menu')
