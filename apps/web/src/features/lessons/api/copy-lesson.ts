import type { copyLesson as operation } from '@lectern/contract/lessons/lessons.api'
import { call } from '../../../lib/api/index.ts'

export const copyLesson = call<typeof operation>('PUT', '/lessons/:lesson/copy/:from')
