import type { removeParticipant as operation } from '@lectern/contract/courses/courses.api'
import { call } from '../../../lib/api/index.ts'

export const removeParticipant = call<typeof operation>('DELETE', '/products/:product/participants/:user')
