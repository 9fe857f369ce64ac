import { testQuestions } from '../school.ts'
import type { SchoolIds } from './everything.ts'
import type { SampleCall } from './sample-call.ts'

const [sample] = testQuestions

/** Good calls of the question bank. */
export const bankSamples: Readonly<Record<string, (ids: SchoolIds) => SampleCall>> = {
  'quizzes.listBankQuestions': () => ({ query: { query: 'prime', type: 'single_answer', is_used: '1' } }),
  'quizzes.keepQuestions': () => ({ body: { questions: [sample] } }),
  'quizzes.listChosenQuestions': (ids) => ({ query: { ids: String(ids.bankQuestion) } }),
  'quizzes.listBankTags': () => ({}),
  'quizzes.organiseBankQuestions': (ids) => ({ body: { ids: [ids.bankQuestion], add_tags: ['sample'] } }),
  'quizzes.getBankQuestion': (ids) => ({ params: { question: ids.bankQuestion } }),
  'quizzes.updateBankQuestion': (ids) => ({
    params: { question: ids.bankQuestion },
    body: { question: { ...sample, name: 'Which of these is prime?' } },
  }),
  'quizzes.listBankPlaces': (ids) => ({ params: { question: ids.bankQuestion } }),
  'quizzes.takeOverQuestion': (ids) => ({
    params: { question: ids.bankQuestion },
    body: { quiz_ids: [ids.bankQuiz] },
  }),
}

/** What removes comes last. */
export const lastBankSamples: typeof bankSamples = {
  'quizzes.deleteBankQuestion': (ids) => ({ params: { question: ids.spareBankQuestion } }),
}
