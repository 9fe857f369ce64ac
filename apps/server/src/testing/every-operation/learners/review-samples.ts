import type { SchoolIds } from '../everything.ts'
import type { SampleCall } from '../sample-call.ts'
import { peerSamples } from './peer-samples.ts'

/** A good call of every operation by which the team, and learners of each other, check an attempt; the decision comes last. */
export const reviewSamples = {
  'practices.claimNextPractice': () => ({ body: {} }),
  'practices.claimPractice': (ids) => ({ params: { attempt: ids.waitingAttempt }, body: {} }),
  'practices.releasePractice': (ids) => ({ params: { attempt: ids.waitingAttempt } }),
  'practices.markPractice': (ids) => ({
    params: { attempt: ids.finishedAttempt },
    body: { question_id: ids.question, points: 0 },
  }),
  'practices.listPracticeChoices': () => ({}),
  'practices.countPractices': (ids) => ({ query: { quiz_id: String(ids.quiz) } }),
  'practices.listPracticeViews': () => ({}),
  'practices.savePracticeView': () => ({
    params: { key: 'walked-view' },
    body: { name: 'Another view', search: { status: '6' }, is_default: true },
  }),
  'practices.deletePracticeView': () => ({ params: { key: 'walked-view' } }),
  'practices.listSameAnswers': (ids) => ({
    params: { attempt: ids.finishedAttempt },
    query: { question_id: ids.question },
  }),
  'practices.markSameAnswers': (ids) => ({
    params: { attempt: ids.finishedAttempt },
    body: { question_id: ids.question, points: 0, attempts: [ids.finishedAttempt] },
  }),
  'practices.listRemarks': () => ({}),
  'practices.saveRemark': () => ({
    params: { key: 'walked-remark' },
    body: { text: 'Another remark', is_shared: true },
  }),
  'practices.useRemark': (ids) => ({ body: { id: ids.remark } }),
  'practices.changeLeftRemark': (ids) => ({ params: { remark: ids.leftRemark }, body: { is_deleted: true } }),
  'practices.deleteRemark': () => ({ params: { key: 'walked-remark' } }),
  'practices.getWorkload': () => ({ query: { days: '90' } }),
  'practices.getSchoolStatistics': () => ({}),
  'practices.saveAnswerTerm': () => ({ body: { answer_hours: 24 } }),
  'practices.decidePractice': (ids) => ({ params: { attempt: ids.finishedAttempt }, body: { status_id: 3 } }),
  ...peerSamples,
} satisfies Readonly<Record<string, (ids: SchoolIds) => SampleCall>>
