import type { saveLogo as operation } from '@lectern/contract/accounts/schools.api'
import { call } from '../../../lib/api/index.ts'

export const saveLogo = call<typeof operation>('POST', '/cabinet/logo')
