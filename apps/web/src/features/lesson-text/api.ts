import type * as profileApi from '@lectern/contract/identity/profile.api'
import type * as lessonsApi from '@lectern/contract/lessons/lessons.api'
import { call } from '../../lib/api/index.ts'

export const getUser = call<typeof profileApi.getUser>('GET', '/user')
export const saveSettings = call<typeof profileApi.savePersonalSettings>('POST', '/user-personal-settings')
export const getLesson = call<typeof lessonsApi.getLesson>('GET', '/courses/:course/lessons-new/:lesson')
