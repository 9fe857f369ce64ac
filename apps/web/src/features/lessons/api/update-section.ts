import type { updateSection as operation } from '@lectern/contract/lessons/lessons.api'
import { call } from '../../../lib/api/index.ts'

export const updateSection = call<typeof operation>('PUT', '/info-section/:section')
