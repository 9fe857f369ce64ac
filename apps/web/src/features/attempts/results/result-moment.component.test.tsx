import type { ShownAttemptQuestion } from '@lectern/contract/attempts/shown-question'
import { expectAccessible, expectFits } from '@lectern/ui/testing/look'
import { createRef } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderPart } from '../../../testing/render-part.tsx'
import { answeredQuestion, finishedView } from '../testing/shown-view.ts'
import { groupResults } from './result-groups.ts'
import { ResultMoment } from './result-moment.tsx'
import { ResultQuestions } from './result-questions.tsx'

const draw = ({ question }: ShownAttemptQuestion) => <p key={question.id}>{`Answer to ${question.id}`}</p>

const showResult = async (
  change: Parameters<typeof finishedView>[0],
  setting: Parameters<typeof renderPart>[1] = {},
) => {
  const questions = [
    answeredQuestion(1, {}),
    answeredQuestion(2, { state: 'incorrect', points: 0, comment: 'Read the list again.' }),
    answeredQuestion(3, { state: 'skipped', points: 0 }),
    answeredQuestion(4, {}),
  ]
  const view = finishedView({ questions, ...change })
  await renderPart(
    <main>
      <h1>Lesson</h1>
      <h2>Dough</h2>
      <ResultMoment view={view} look={groupResults(questions).look.length} head={createRef()}>
        {null}
      </ResultMoment>
      <ResultQuestions questions={questions} isOpen={false} first={createRef()} draw={draw} />
    </main>,
    { texts: ['common', 'quiz'], ...setting },
  )
}

const shown = page.getByRole('main')

test.each([1440, 360])(
  'an attempt below the pass mark says what is missing and what to look at, at %i pixels',
  async (width) => {
    await showResult({}, { width })
    await expect.element(shown.getByText('2 points to go')).toBeVisible()
    await expect.element(shown.getByText('Pass mark: 60%')).toBeVisible()
    await expect.element(shown.getByRole('heading', { name: '2 to look at again' })).toBeVisible()
    await expect.element(shown.getByText('Read the list again.')).toBeVisible()
    await expect.element(shown.getByText('Questions 1 and 4')).toBeVisible()
    await expect.element(shown.getByText('Answer to q2')).not.toBeVisible()
    await expectAccessible()
    await expectFits()
    await shown.getByText('2. Question 2?').click()
    await expect.element(shown.getByText('Answer to q2')).toBeVisible()
    await expect.element(shown.getByText('Answer to q1')).not.toBeVisible()
  },
)

test('an attempt without a pass mark is finished, not praised, however few points it has', async () => {
  await showResult({ attempt: { status_id: 1, scores: 1, max_scores: 6 }, quiz: { pass_percent: null } })
  await expect.element(shown.getByText('You finished “Dough”')).toBeVisible()
  await expect.element(shown).not.toMatchTextContent(/Well done|You passed/)
})

test.each([
  [0, 'failed'],
  [1, 'passed'],
])('without a pass mark %i points have the look of %s', async (scores, look) => {
  await showResult({ attempt: { status_id: 1, scores, max_scores: 6 }, quiz: { pass_percent: null } })
  const title = shown.getByRole('heading', { name: 'You finished “Dough”' })
  expect(title.element().closest('[data-look]')).toHaveAttribute('data-look', look)
})

test('without a pass mark the badge says finished, not passed', async () => {
  await showResult({
    attempt: { status_id: 1, is_unmeasured: true, scores: 0, max_scores: 6 },
    quiz: { pass_percent: null },
  })
  await expect.element(shown.getByText('Finished', { exact: true })).toBeVisible()
  await expect.element(shown.getByText('Passed', { exact: true })).not.toBeInTheDocument()
})

test('an attempt without points shows no number of them', async () => {
  await showResult({ attempt: { status_id: 1, scores: 0, max_scores: 0 } })
  await expect.element(shown.getByText('your time')).toBeVisible()
  await expect.element(shown).not.toMatchTextContent(/of 0/)
})

test('the result of a practice on a page of its own leaves no heading out', async () => {
  const questions = [answeredQuestion(2, { state: 'incorrect', points: 0 })]
  await renderPart(
    <main>
      <h1>Dough</h1>
      <ResultMoment view={finishedView({ questions })} look={1} head={createRef()} level={2}>
        {null}
      </ResultMoment>
      <ResultQuestions questions={questions} isOpen={false} first={createRef()} draw={draw} />
    </main>,
    { texts: ['common', 'quiz'] },
  )
  await expect.element(shown.getByRole('heading', { name: '2 points to go', level: 2 })).toBeVisible()
  await expectAccessible()
})

test('the last attempt invites to no other', async () => {
  await showResult({ quiz: { can_start_attempt: false, attempts_left: 0, is_run_out_of_attempts: true } })
  await expect.element(shown.getByText('2 points to go')).toBeVisible()
  await expect.element(shown).not.toMatchTextContent(/try again/)
})

test('an attempt that waits says when an answer usually comes', async () => {
  await showResult({ attempt: { status_id: 6 }, usual_review_seconds: 7200 }, { locale: 'uk' })
  await expect.element(shown.getByText(/протягом 2 годин/)).toBeVisible()
})
