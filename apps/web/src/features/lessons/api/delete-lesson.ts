import type { deleteLesson as operation } from '@lectern/contract/lessons/lessons.api'
import { call } from '../../../lib/api/index.ts'

export const deleteLesson = call<typeof operation>('DELETE', '/courses/:course/lessons-new/:lesson')
