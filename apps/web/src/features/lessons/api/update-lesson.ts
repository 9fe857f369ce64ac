import type { updateLesson as operation } from '@lectern/contract/lessons/lessons.api'
import { call } from '../../../lib/api/index.ts'

export const updateLesson = call<typeof operation>('PUT', '/courses/:course/lessons-new/:lesson')
