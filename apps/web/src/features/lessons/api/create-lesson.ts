import type { createLesson as operation } from '@lectern/contract/lessons/lessons.api'
import { call } from '../../../lib/api/index.ts'

export const createLesson = call<typeof operation>('POST', '/courses/:course/lessons-new')
