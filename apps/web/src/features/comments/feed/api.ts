import type { listSchoolComments as operation } from '@lectern/contract/comments/feed.api'
import { call } from '../../../lib/api/index.ts'

export const listSchoolComments = call<typeof operation>('GET', '/cabinet/comments')
