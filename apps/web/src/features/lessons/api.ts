import type * as lessonsApi from '@lectern/contract/lessons/lessons.api'
import type * as practicesApi from '@lectern/contract/lessons/practices.api'
import type * as readingApi from '@lectern/contract/lessons/reading.api'
import { call } from '../../lib/api/index.ts'

export const copyLesson = call<typeof lessonsApi.copyLesson>('PUT', '/lessons/:lesson/copy/:from')
export const createLesson = call<typeof lessonsApi.createLesson>('POST', '/courses/:course/lessons-new')
export const createSection = call<typeof lessonsApi.createSection>('POST', '/lessons/:lesson/info-section')
export const decidePractice = call<typeof practicesApi.decidePractice>('PATCH', '/practices/:attempt')
export const deleteLesson = call<typeof lessonsApi.deleteLesson>(
  'DELETE',
  '/courses/:course/lessons-new/:lesson',
)
export const deleteSection = call<typeof lessonsApi.deleteSection>('DELETE', '/info-section/:section')
export const getLesson = call<typeof lessonsApi.getLesson>('GET', '/courses/:course/lessons-new/:lesson')
export const getPractice = call<typeof practicesApi.getPractice>('GET', '/practices/:attempt')
export const listPracticeAnswers = call<typeof practicesApi.listPracticeAnswers>(
  'GET',
  '/practices/:attempt/answer-log',
)
export const restoreLesson = call<typeof lessonsApi.restoreLesson>(
  'POST',
  '/courses/:course/lessons-new/:lesson/restore',
)
export const updateLesson = call<typeof lessonsApi.updateLesson>(
  'PUT',
  '/courses/:course/lessons-new/:lesson',
)
export const updateSection = call<typeof lessonsApi.updateSection>('PUT', '/info-section/:section')

export const getPublicLesson = call<typeof readingApi.getPublicLessonBySlug>(
  'GET',
  '/public/courses/:course_slug/lessons/:lesson_slug',
)

export const lessonStarted = call<typeof readingApi.lessonStarted>('POST', '/lessons/:lesson/events/started')
export const lessonWatched = call<typeof readingApi.lessonWatched>('POST', '/lessons/:lesson/events/watched')
