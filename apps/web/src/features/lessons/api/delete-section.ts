import type { deleteSection as operation } from '@lectern/contract/lessons/lessons.api'
import { call } from '../../../lib/api/index.ts'

export const deleteSection = call<typeof operation>('DELETE', '/info-section/:section')
