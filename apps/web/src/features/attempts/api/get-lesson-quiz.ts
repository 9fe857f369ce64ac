import type { getLessonQuiz as operation } from '@lectern/contract/lessons/practices.api'
import { call } from '../../../lib/api/index.ts'

export const getLessonQuiz = call<typeof operation>('GET', '/lessons/:lesson/quizzes/:quiz')
