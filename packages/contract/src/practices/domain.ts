import { defineDomain } from '../kernel/domain.ts'
import * as practices from './practices.api.ts'
import * as review from './review/review.api.ts'
import * as remarks from './desk/remarks.api.ts'
import * as sameAnswers from './desk/same-answers.api.ts'
import * as practiceCounts from './practice-counts.api.ts'
import * as practiceViews from './desk/views.api.ts'
import * as workload from './workload/workload.api.ts'
import * as statistics from './statistics/statistics.api.ts'
import * as answerDetails from './answer-details.api.ts'
import * as ranking from './ranking.api.ts'
import * as exceptions from './exceptions.api.ts'
import * as recalculation from './recalculation.api.ts'
import * as quizResults from './quiz-results.api.ts'
import { practicesErrors } from './practices.errors.ts'

export const practicesDomain = defineDomain({
  name: 'practices',
  operations: [
    practices,
    review,
    remarks,
    sameAnswers,
    practiceCounts,
    practiceViews,
    workload,
    statistics,
    answerDetails,
    ranking,
    exceptions,
    recalculation,
    quizResults,
  ],
  errors: practicesErrors,
})
