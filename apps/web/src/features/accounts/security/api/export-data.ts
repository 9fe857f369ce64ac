import type { exportData as operation } from '@lectern/contract/identity/security.api'
import { call } from '../../../../lib/api/index.ts'

export const exportData = call<typeof operation>('GET', '/user/data-export')
