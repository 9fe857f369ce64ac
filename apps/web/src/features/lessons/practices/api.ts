import type * as practicesApi from '@lectern/contract/lessons/practices.api'
import type * as viewsApi from '@lectern/contract/lessons/review/views.api'
import type * as workloadApi from '@lectern/contract/lessons/review/workload.api'
import { call } from '../../../lib/api/index.ts'

// Apart from the other calls of lessons, which learners load.

/** Attempts of all learners, as the expert lists them. */
export const listPractices = call<typeof practicesApi.listPractices>('GET', '/practices')
export const listPracticeChoices = call<typeof viewsApi.listPracticeChoices>('GET', '/practice-choices')
export const listPracticeViews = call<typeof viewsApi.listPracticeViews>('GET', '/practice-views')
export const savePracticeView = call<typeof viewsApi.savePracticeView>('PUT', '/practice-views/:key')
export const deletePracticeView = call<typeof viewsApi.deletePracticeView>('DELETE', '/practice-views/:key')
export const getWorkload = call<typeof workloadApi.getWorkload>('GET', '/practice-workload')
export const saveAnswerTerm = call<typeof workloadApi.saveAnswerTerm>('PUT', '/practice-answer-term')
