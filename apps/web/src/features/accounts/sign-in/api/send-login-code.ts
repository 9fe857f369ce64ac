import type { sendLoginCode as operation } from '@lectern/contract/identity/sign-in.api'
import { call } from '../../../../lib/api/index.ts'

export const sendLoginCode = call<typeof operation>('POST', '/auth/code/send')
