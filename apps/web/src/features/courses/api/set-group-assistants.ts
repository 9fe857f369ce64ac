import type { setGroupAssistants as operation } from '@lectern/contract/courses/team.api'
import { call } from '../../../lib/api/index.ts'

export const setGroupAssistants = call<typeof operation>('PUT', '/products/:product/groups/:group/assistants')
