import type { listServices as operation } from '@lectern/contract/identity/sign-in.api'
import { call } from '../../../../lib/api/index.ts'

export const listServices = call<typeof operation>('GET', '/auth/services')
