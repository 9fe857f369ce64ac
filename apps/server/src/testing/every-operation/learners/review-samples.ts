import type { SchoolIds } from '../everything.ts'
import type { SampleCall } from '../sample-call.ts'
import { peerSamples } from './peer-samples.ts'

/** A good call of every operation by which the team, and learners of each other, check an attempt; the decision comes last. */
export const reviewSamples = {
  'lessons.claimNextPractice': () => ({ body: {} }),
  'lessons.claimPractice': (ids) => ({ params: { attempt: ids.waitingAttempt }, body: {} }),
  'lessons.releasePractice': (ids) => ({ params: { attempt: ids.waitingAttempt } }),
  'lessons.markPractice': (ids) => ({
    params: { attempt: ids.finishedAttempt },
    body: { question_id: ids.question, points: 0 },
  }),
  'lessons.listPracticeChoices': () => ({}),
  'lessons.countPractices': (ids) => ({ query: { quiz_id: String(ids.quiz) } }),
  'lessons.listPracticeViews': () => ({}),
  'lessons.savePracticeView': () => ({
    params: { key: 'walked-view' },
    body: { name: 'Another view', search: { status: '6' }, is_default: true },
  }),
  'lessons.deletePracticeView': () => ({ params: { key: 'walked-view' } }),
  'lessons.listSameAnswers': (ids) => ({
    params: { attempt: ids.finishedAttempt },
    query: { question_id: ids.question },
  }),
  'lessons.markSameAnswers': (ids) => ({
    params: { attempt: ids.finishedAttempt },
    body: { question_id: ids.question, points: 0, attempts: [ids.finishedAttempt] },
  }),
  'lessons.listRemarks': () => ({}),
  'lessons.saveRemark': () => ({
    params: { key: 'walked-remark' },
    body: { text: 'Another remark', is_shared: true },
  }),
  'lessons.useRemark': (ids) => ({ body: { id: ids.remark } }),
  'lessons.changeLeftRemark': (ids) => ({ params: { remark: ids.leftRemark }, body: { is_deleted: true } }),
  'lessons.deleteRemark': () => ({ params: { key: 'walked-remark' } }),
  'lessons.getWorkload': () => ({ query: { days: '90' } }),
  'lessons.saveAnswerTerm': () => ({ body: { answer_hours: 24 } }),
  'lessons.decidePractice': (ids) => ({ params: { attempt: ids.finishedAttempt }, body: { status_id: 3 } }),
  ...peerSamples,
} satisfies Readonly<Record<string, (ids: SchoolIds) => SampleCall>>
