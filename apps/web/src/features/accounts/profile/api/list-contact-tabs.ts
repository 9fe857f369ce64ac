import type { listContactTabs as operation } from '@lectern/contract/schools/contact-fields.api'
import { call } from '../../../../lib/api/index.ts'

export const listContactTabs = call<typeof operation>('GET', '/contact-tabs-fields/users/fields/all')
