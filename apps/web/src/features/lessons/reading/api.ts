import type * as readingApi from '@lectern/contract/lessons/reading.api'
import type * as unitProgressApi from '@lectern/contract/lessons/unit-progress.api'
import { call } from '../../../lib/api/index.ts'

export const lessonStarted = call<typeof readingApi.lessonStarted>('POST', '/lessons/:lesson/events/started')
export const lessonWatched = call<typeof readingApi.lessonWatched>('POST', '/lessons/:lesson/events/watched')
export const getReading = call<typeof unitProgressApi.getReading>('GET', '/lessons/:lesson/reading')
export const reportReading = call<typeof unitProgressApi.reportReading>('POST', '/lessons/:lesson/reading')
