import { createQuiz } from '@lectern/contract/quizzes/quizzes.api'
import { defaultQuizSettings } from '@lectern/contract/quizzes/quiz-settings'
import { expectAccessible, expectFits } from '@lectern/ui/testing/look'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answerCall, refuseCall } from '../../../testing/network.ts'
import { renderPart } from '../../../testing/render-part.tsx'
import { CreateQuiz } from './create-quiz.tsx'

const texts = ['common', 'create-course', 'quizzes', 'expert'] as const
const name = page.getByRole('textbox', { name: 'Quiz name' })
const submit = page.getByRole('button', { name: 'Create quiz' })

const quizOf = (id: number, name: string) => ({
  id,
  name,
  type: 'default' as const,
  settings: defaultQuizSettings,
  content: { version: 1 as const, questions: [] },
  pools: [],
  revision: 1,
  issues: [],
  held: null,
  updated_at: '2026-03-01T10:00:00Z',
})

const open = async (width = 1440) => {
  const onClose = vi.fn<() => void>()
  const { address } = await renderPart(<CreateQuiz onClose={onClose} />, { width, texts })
  await expect.element(name).toHaveFocus()
  return { onClose, address }
}

test.each([1440, 360])('the form of a new quiz fits and can be perceived at %i pixels', async (width) => {
  await open(width)
  await expect.element(submit).toBeVisible()
  await expectAccessible()
  await expectFits()
})

test('a quiz without a name is not created, by Enter neither', async () => {
  await open()
  await userEvent.keyboard('   {Enter}')
  await expect.element(submit).toBeDisabled()
})

test('Enter creates the quiz under its trimmed name and leads to its page', async () => {
  const asked = vi.fn<(body: unknown) => void>()
  answerCall(createQuiz, ({ body }) => {
    asked(body)
    return { data: quizOf(7, body?.name ?? '') }
  })
  const { address } = await open()
  await userEvent.keyboard(' Birds {Enter}')
  await expect.poll(address).toBe('/expert/quiz/7')
  expect(asked.mock.calls).toEqual([[{ name: 'Birds', type: 'default' }]])
})

test('a refusal is said at the name, which stays', async () => {
  refuseCall(createQuiz, 403, 'forbidden')
  await open()
  await userEvent.keyboard('Birds{Enter}')
  await expect.element(name).toHaveAccessibleDescription(/permission/)
  await expect.element(name).toHaveValue('Birds')
})

test('Escape closes the form', async () => {
  const { onClose } = await open()
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => onClose.mock.calls.length).toBe(1)
})
