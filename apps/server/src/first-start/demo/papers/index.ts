import type { DemoCourse } from '../content.ts'
import { englishTest } from './english-test.ts'
import { mathematicsTest } from './mathematics-test.ts'
import { survey } from './survey.ts'
import { ukrainianMathematics } from './ukrainian-mathematics.ts'
import { ukrainianSurvey } from './ukrainian-survey.ts'
import { ukrainianTest } from './ukrainian-test.ts'

/** Three papers as an expert types them in: a language test, a mathematics test, a survey. */
export const papersCourse: DemoCourse = {
  key: 'papers',
  title: 'Practice papers',
  description:
    'A placement test in English, a mathematics test with formulas and drawings, and a survey. Try them as a learner would.',
  lessons: [englishTest, mathematicsTest, survey],
}

/** The same kinds of papers in Ukrainian. */
export const ukrainianPapersCourse: DemoCourse = {
  key: 'ukrainian-papers',
  title: 'Контрольні роботи',
  description:
    'Тест з української мови, контрольна з математики з формулами й рисунками та опитування. Спробуйте їх так, як це робить учень.',
  lessons: [ukrainianTest, ukrainianMathematics, ukrainianSurvey],
}
