import type {
  lessonStarted as started,
  lessonWatched as watched,
} from '@lectern/contract/lessons/reading.api'
import { call } from '../../../lib/api/index.ts'

export const lessonStarted = call<typeof started>('POST', '/lessons/:lesson/events/started')
export const lessonWatched = call<typeof watched>('POST', '/lessons/:lesson/events/watched')
