import type { deleteLogo as operation } from '@lectern/contract/schools/schools.api'
import { call } from '../../../lib/api/index.ts'

export const deleteLogo = call<typeof operation>('DELETE', '/cabinet/logo')
