import type { setAutoTimeZone as operation } from '@lectern/contract/identity/profile.api'
import { call } from '../../../../lib/api/index.ts'

export const setAutoTimeZone = call<typeof operation>('PUT', '/students/timezone/auto')
