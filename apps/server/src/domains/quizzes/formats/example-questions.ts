import { makeGaps } from '@lectern/formats/questions/made-question'
import { isHeldBySheet } from '@lectern/formats/questions/sheet/sheet-losses'
import { questionTypes, type Question } from '@lectern/contract/quizzes/question-types/registry'

let made = 0
const key = () => `example-key-${(made += 1)}`

const gaps = makeGaps(key, { name: 'Fill in the gaps' }, [
  'A root ',
  { isTyped: true, answers: ['drinks', 'takes in'].map((text) => ({ text, isRight: true })) },
  ' water, and a leaf gives off ',
  {
    isTyped: false,
    answers: [
      { text: 'oxygen', isRight: true },
      { text: 'iron', isRight: false },
    ],
  },
  '.',
])

/** One question of each type that a table can hold, to show how its columns are filled in. */
export const exampleQuestions: readonly Question[] = Object.values(questionTypes)
  .map(({ sample }): Question => (sample.question.type === 'fill_gaps' && gaps ? gaps : sample.question))
  .filter(isHeldBySheet)
