import type { restore as operation } from '@lectern/contract/identity/sign-in.api'
import { call } from '../../../../lib/api/index.ts'

export const restore = call<typeof operation>('POST', '/auth/restore')
