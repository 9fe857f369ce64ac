import type { getPublicLessonBySlug as operation } from '@lectern/contract/lessons/reading.api'
import { call } from '../../../lib/api/index.ts'

export const getPublicLesson = call<typeof operation>(
  'GET',
  '/public/courses/:course_slug/lessons/:lesson_slug',
)
