import type { AttemptQuestion } from '@lectern/contract/attempts/attempt'
import { decidePractice } from '@lectern/contract/practices/practices.api'
import type { PracticeRow } from '@lectern/contract/practices/practice-row'
import { questionTypes } from '@lectern/contract/quizzes/question-types/registry'
import { Button } from '@lectern/ui/actions/button'
import { expectAccessible, expectFits } from '@lectern/ui/testing/look'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { answerCall, refuseCall } from '../../../testing/network.ts'
import { renderPart } from '../../../testing/render-part.tsx'
import { PracticeDecision } from '../desk/practice-decision.tsx'
import { decisions } from './decisions.ts'
import { MissingPoints } from './missing-points.tsx'
import { useDecision } from './use-decision.ts'

const texts = ['common', 'create-course', 'practices', 'expert'] as const
const { sample, toPublic, arrange } = questionTypes.essay

const attempt: PracticeRow['attempt'] = {
  id: 9,
  root_id: 9,
  quiz_id: 3,
  lesson_id: 2,
  status_id: 6,
  scores: 0,
  max_scores: 8,
  started_at: '2026-03-01T10:00:00Z',
  finished_at: '2026-03-01T10:05:00Z',
  finished: true,
  is_timed_out: false,
  left_time_in_seconds: null,
  passed_time_in_seconds: 300,
}
const row: PracticeRow = {
  attempt,
  learner: { id: 4, name: 'Ann', email: 'ann@example.com' },
  quiz: { id: 3, name: 'Bread' },
  lesson: { id: 2, title: 'Dough' },
  number: 1,
  due_at: null,
  claim: null,
  assistant: null,
  versions: [],
  unread_count: 0,
  decision: null,
}
const questionOf = (id: string, state: AttemptQuestion['result']['state']): AttemptQuestion => {
  const question = { ...sample.question, id }
  return {
    question: toPublic(
      question,
      arrange(question, () => 0),
    ),
    number: 1,
    results: [],
    seq: 0,
    saved_at: null,
    is_final: false,
    viewed_result: false,
    left_time_in_seconds: null,
    result: { state, points: 0, max_points: 4, correct_answers: null, comment: null },
  }
}

interface DeskProps {
  states: readonly AttemptQuestion['result']['state'][]
  onGive: (question: string) => void
  onDecided: () => Promise<void>
}

const Desk = ({ states, onGive, onDecided }: DeskProps) => {
  const questions = states.map((state, at) => questionOf(`question-${at}`, state))
  const deciding = useDecision({ row, questions }, onDecided)
  return (
    <main>
      <h1>Desk</h1>
      {decisions.map(([status]) => (
        <Button key={status} onClick={() => deciding.run(status)}>
          {`Key ${status}`}
        </Button>
      ))}
      <PracticeDecision attempt={attempt} deciding={deciding} />
      <MissingPoints deciding={deciding} onGive={onGive} />
    </main>
  )
}

const open = async (states: DeskProps['states'], setting: { width?: number } = {}) => {
  const asked = vi.fn<(body: unknown) => void>()
  const onGive = vi.fn<(question: string) => void>()
  const onDecided = vi.fn<() => Promise<void>>(async () => undefined)
  answerCall(decidePractice, ({ body }) => {
    asked(body)
    return { data: attempt }
  })
  await renderPart(<Desk {...{ states, onGive, onDecided }} />, { texts, ...setting })
  return { asked, onGive, onDecided }
}
const key = (status: number) => page.getByRole('button', { name: `Key ${status}`, exact: true })
const dialog = page.getByRole('dialog', { name: '2 answers have no points. Pass anyway?' })

test.each([1440, 360])('passing answers without points is asked about at %i pixels', async (width) => {
  const { asked } = await open(['pending', 'correct', 'pending'], { width })
  await key(1).click()
  await expect.element(dialog).toBeVisible()
  await expectAccessible()
  await expectFits()
  expect(asked).not.toHaveBeenCalled()
})

test('the question leads to the first answer without points, and decides nothing', async () => {
  const { asked, onGive } = await open(['correct', 'pending', 'pending'])
  await key(1).click()
  await dialog.getByRole('button', { name: 'Give points' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect([onGive.mock.calls, asked.mock.calls]).toEqual([[['question-1']], []])
})

test('passing without points carries the status that was seen', async () => {
  const { asked, onDecided } = await open(['pending', 'pending'])
  await key(1).click()
  await dialog.getByRole('button', { name: 'Pass without points' }).click()
  await expect.poll(() => onDecided.mock.calls.length).toBe(1)
  expect(asked.mock.calls).toEqual([[{ status_id: 1, seen_status_id: 6, is_held: true }]])
})

test('what has its points, or is sent back, is decided at once', async () => {
  const marked = await open(['correct', 'incorrect'])
  await key(2).click()
  await expect.poll(() => marked.asked.mock.calls.length).toBe(1)
})

test('answers without points are sent back for rework at once', async () => {
  const { asked } = await open(['pending'])
  await key(3).click()
  await expect.poll(() => asked.mock.calls.length).toBe(1)
})

test('a decision after that of a colleague is refused in words, and the page is asked for anew', async () => {
  const { onDecided } = await open(['correct'])
  refuseCall(decidePractice, 409, 'attempt_decided_anew')
  await key(1).click()
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent(
      'Somebody has decided about this attempt meanwhile. The page shows their decision: change it if you see it differently.',
    )
  expect(onDecided).toHaveBeenCalledOnce()
})
