import type { listLessonQuizzes as operation } from '@lectern/contract/lessons/practices.api'
import { call } from '../../../lib/api/index.ts'

export const listLessonQuizzes = call<typeof operation>('GET', '/lessons/:lesson/quizzes')
