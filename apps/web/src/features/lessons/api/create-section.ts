import type { createSection as operation } from '@lectern/contract/lessons/lessons.api'
import { call } from '../../../lib/api/index.ts'

export const createSection = call<typeof operation>('POST', '/lessons/:lesson/info-section')
