import type { searchContent as operation } from '@lectern/contract/courses/courses.api'
import { call } from '../../lib/api/index.ts'

export const searchContent = call<typeof operation>('GET', '/courses/search')
