import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderPart } from '../../../../testing/render-part.tsx'
import { QuizPicker } from './quiz-picker.tsx'

test('the name and the type of a new practice stand on one line, labels and fields alike', async () => {
  await renderPart(<QuizPicker suggestedName="Check yourself" startHere={false} onPick={() => undefined} />, {
    texts: ['common', 'quizzes'],
  })
  const topOf = (label: string) => {
    const field = page.getByLabelText(label).element()
    return field.getBoundingClientRect().top
  }
  await expect.element(page.getByLabelText('Name of the new practice')).toBeVisible()
  expect(topOf('Name of the new practice')).toBe(topOf('Type'))
})
