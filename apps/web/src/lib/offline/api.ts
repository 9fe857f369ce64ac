import type * as offlineApi from '@lectern/contract/courses/offline/offline.api'
import { call } from '../api/index.ts'

export const getOfflineCourse = call<typeof offlineApi.getOfflineCourse>(
  'GET',
  '/public/courses/:course_slug/offline',
)
