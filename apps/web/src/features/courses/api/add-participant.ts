import type { addParticipant as operation } from '@lectern/contract/courses/courses.api'
import { call } from '../../../lib/api/index.ts'

export const addParticipant = call<typeof operation>('POST', '/products/:product/participants')
