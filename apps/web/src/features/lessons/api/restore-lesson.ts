import type { restoreLesson as operation } from '@lectern/contract/lessons/lessons.api'
import { call } from '../../../lib/api/index.ts'

export const restoreLesson = call<typeof operation>('POST', '/courses/:course/lessons-new/:lesson/restore')
