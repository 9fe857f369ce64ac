import type { QuestionType } from '@lectern/contract/quizzes/question-types/define-question-type'
import { question as anyQuestion, questionTypes } from '@lectern/contract/quizzes/question-types/registry'
import { expectAccessible, expectFits } from '@lectern/ui/testing/look'
import { describe, expect, test } from 'vitest'
import { ways, widthOf } from './testing/hands.ts'
import { buttonOf, cardOf, startWork } from './testing/question-work.tsx'
import { answerRight, rightAnswer } from './testing/sample-answer.ts'

const samples = Object.values<QuestionType>(questionTypes).map(({ sample }, turn) => ({
  question: anyQuestion.parse(sample.question),
  slug: anyQuestion.parse(sample.question).type,
  turn,
}))

const sorted = (rows: readonly object[]) => rows.map((row) => JSON.stringify(row)).toSorted()

describe.each(samples)('a question of the type $slug', ({ question, turn }) => {
  test.each(ways)('is answered right by %s: the rows of its key', async (way) => {
    const work = await startWork([question], { width: widthOf(way, turn) })
    await expect.element(cardOf(question).getByText(question.name).first()).toBeVisible()
    await answerRight(question, way)
    await buttonOf('Finish').click()
    await expect.poll(() => sorted(work.answerTo(question))).toEqual(sorted(rightAnswer(question)))
    await expect.element(buttonOf('Finish')).not.toBeInTheDocument()
  })

  test.each([1440, 360])('fits and can be perceived, answered and finished, at %i pixels', async (width) => {
    await startWork([question], { width })
    await answerRight(question, 'reader')
    await expectAccessible()
    await expectFits()
    await buttonOf('Finish').click()
    await expect.element(buttonOf('Finish')).not.toBeInTheDocument()
    await expectAccessible()
    await expectFits()
  })
})
