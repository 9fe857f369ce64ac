import { questionTypes } from '@lectern/contract/quizzes/question-types/registry'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderPart } from '../../../testing/render-part.tsx'
import { QuestionCard } from './question-card.tsx'

const nothing = () => undefined
const name = 'Which flour makes a loaf rise?'
const question = { ...questionTypes.single_answer.sample.question, id: 'question-one', name }

const show = async (width: number) => {
  await renderPart(
    <ol style={{ margin: 0, padding: 0, listStyle: 'none' }}>
      <QuestionCard
        {...{ question, number: 1, total: 1, isOpen: false, isFresh: false, item: {}, handle: {} }}
        issues={[{ question_id: question.id, code: 'no_name' }]}
        choice={{ isChosen: false, toggle: nothing }}
        bank={{ entry: undefined, isOlder: false, keep: nothing, takeOver: nothing, keepOwn: nothing }}
        {...{ onOpen: nothing, onQuestion: nothing, onCopy: nothing, onConvert: nothing }}
        {...{ onMove: nothing, onRemove: nothing }}
      />
    </ol>,
    { texts: ['common', 'create-course', 'quizzes', 'questions'], width },
  )
  const words = page.getByText(name).element()
  const badge = page.getByText('Not shown yet').element()
  return { words, tops: [words, badge].map((each) => each.getBoundingClientRect().top) }
}

test('on a phone the words of a question have the line, and what it lacks goes below', async () => {
  const { words, tops } = await show(360)
  expect(words.clientWidth).toBeGreaterThan(120)
  expect(tops[1]).toBeGreaterThan((tops[0] ?? 0) + 20)
})

test('on a wide screen a question that lacks something stays one line', async () => {
  const { tops } = await show(1000)
  expect(Math.abs((tops[1] ?? 0) - (tops[0] ?? 0))).toBeLessThan(8)
})
