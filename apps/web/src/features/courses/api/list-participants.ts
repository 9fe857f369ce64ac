import type { listParticipants as operation } from '@lectern/contract/courses/courses.api'
import { call } from '../../../lib/api/index.ts'

export const listParticipants = call<typeof operation>('GET', '/products/:product/participants')
