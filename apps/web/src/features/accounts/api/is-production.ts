import type { isProduction as operation } from '@lectern/contract/identity/profile.api'
import { call } from '../../../lib/api/index.ts'

export const isProduction = call<typeof operation>('GET', '/is_prod')
