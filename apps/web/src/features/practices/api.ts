import type * as practicesApi from '@lectern/contract/practices/practices.api'
import type * as practiceCountsApi from '@lectern/contract/practices/practice-counts.api'
import type * as remarksApi from '@lectern/contract/practices/desk/remarks.api'
import type * as reviewApi from '@lectern/contract/practices/review/review.api'
import type * as sameAnswersApi from '@lectern/contract/practices/desk/same-answers.api'
import type * as viewsApi from '@lectern/contract/practices/desk/views.api'
import type * as statisticsApi from '@lectern/contract/practices/statistics/statistics.api'
import type * as workloadApi from '@lectern/contract/practices/workload/workload.api'
import { call } from '../../lib/api/index.ts'

/** Attempts of all learners, as the expert lists them. */
export const listPractices = call<typeof practicesApi.listPractices>('GET', '/practices')
/** How many of them there are, of each status. */
export const countPractices = call<typeof practiceCountsApi.countPractices>('GET', '/practice-counts')
export const listPracticeChoices = call<typeof viewsApi.listPracticeChoices>('GET', '/practice-choices')
export const listPracticeViews = call<typeof viewsApi.listPracticeViews>('GET', '/practice-views')
export const savePracticeView = call<typeof viewsApi.savePracticeView>('PUT', '/practice-views/:key')
export const deletePracticeView = call<typeof viewsApi.deletePracticeView>('DELETE', '/practice-views/:key')

export const decidePractice = call<typeof practicesApi.decidePractice>('PATCH', '/practices/:attempt')
export const claimPractice = call<typeof reviewApi.claimPractice>('PUT', '/practices/:attempt/claim')
export const releasePractice = call<typeof reviewApi.releasePractice>('DELETE', '/practices/:attempt/claim')
export const claimNextPractice = call<typeof reviewApi.claimNextPractice>('POST', '/practices/next')
export const markPractice = call<typeof practicesApi.markPractice>('PATCH', '/practices/:attempt/points')
export const getPractice = call<typeof practicesApi.getPractice>('GET', '/practices/:attempt')
export const listPracticeAnswers = call<typeof practicesApi.listPracticeAnswers>(
  'GET',
  '/practices/:attempt/answer-log',
)

const oneRemark = '/review-remarks/:key'
export const listRemarks = call<typeof remarksApi.listRemarks>('GET', '/review-remarks')
export const saveRemark = call<typeof remarksApi.saveRemark>('PUT', oneRemark)
export const noteRemarkUse = call<typeof remarksApi.useRemark>('POST', '/review-remarks/uses')
export const changeLeftRemark = call<typeof remarksApi.changeLeftRemark>(
  'PUT',
  '/review-remarks/left/:remark',
)
export const deleteRemark = call<typeof remarksApi.deleteRemark>('DELETE', oneRemark)

const sameAnswers = '/practices/:attempt/same-answers'
export const listSameAnswers = call<typeof sameAnswersApi.listSameAnswers>('GET', sameAnswers)
export const markSameAnswers = call<typeof sameAnswersApi.markSameAnswers>('POST', sameAnswers)
export const getWorkload = call<typeof workloadApi.getWorkload>('GET', '/practice-workload')
export const getSchoolStatistics = call<typeof statisticsApi.getSchoolStatistics>(
  'GET',
  '/practice-statistics',
)
export const saveAnswerTerm = call<typeof workloadApi.saveAnswerTerm>('PUT', '/practice-answer-term')
