import type { getLesson as operation } from '@lectern/contract/lessons/lessons.api'
import { call } from '../../../lib/api/index.ts'

export const getLesson = call<typeof operation>('GET', '/courses/:course/lessons-new/:lesson')
