import type { saveLogo as operation } from '@lectern/contract/schools/schools.api'
import { call } from '../../../lib/api/index.ts'

export const saveLogo = call<typeof operation>('POST', '/cabinet/logo')
