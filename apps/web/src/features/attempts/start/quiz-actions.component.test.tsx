import type { LearnerQuiz } from '@lectern/contract/attempts/attempt'
import { expectAccessible, expectFits } from '@lectern/ui/testing/look'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { NetworkError } from '../../../lib/api/index.ts'
import { renderPart } from '../../../testing/render-part.tsx'
import { finishedView } from '../testing/shown-view.ts'
import { QuizActions } from './quiz-actions.tsx'
import { StartPage } from './practice.tsx'

const noneLeft = { can_start_attempt: false, attempts_left: 0, is_run_out_of_attempts: true } as const

type Setting = Parameters<typeof renderPart>[1]

const drawStart = async (change: Partial<LearnerQuiz>, setting: Setting = {}, error: Error | null = null) => {
  const { quiz, attempt } = finishedView({ quiz: change })
  await renderPart(
    <main>
      <h1>Dough</h1>
      <StartPage quiz={quiz} />
      <QuizActions
        quiz={quiz}
        last={attempt}
        wayOn={{ link: '/courses/bread', next: null }}
        shown={undefined}
        running={undefined}
        starting={{ busy: false, error, isCut: error !== null }}
        needsStart
        onStart={() => {}}
        onShow={() => {}}
      />
    </main>,
    { texts: ['common', 'quiz', 'course'], ...setting },
  )
}

const shown = page.getByRole('main')
const again = shown.getByRole('button', { name: 'Try again' })

test.each([1440, 360])(
  'a practice without attempts shows the words of its author instead of a button, at %i pixels',
  async (width) => {
    const attempt_limit_text = 'All three are used.\nCome to the talk on Friday, room 4.'
    await drawStart({ ...noneLeft, attempt_limit_text }, { width })
    await expect.element(shown.getByText(/Come to the talk on Friday/)).toBeVisible()
    await expect.element(again).not.toBeInTheDocument()
    await expect.element(shown).not.toMatchTextContent(/You have used all/)
    await expectAccessible()
    await expectFits()
  },
)

test('an author without words leaves the sentence of the product', async () => {
  await drawStart({ ...noneLeft, attempt_limit_text: ' ' }, { locale: 'uk' })
  await expect.element(shown.getByText('Ви використали всі спроби.')).toBeVisible()
})

test('work that was sent back is reworked after the last attempt', async () => {
  await drawStart({ ...noneLeft, can_start_attempt: true, finalize: true })
  await expect.element(shown.getByRole('button', { name: 'Go on with it' })).toBeVisible()
  await expect.element(shown).not.toMatchTextContent(/You have used all/)
})

test.each(['en', 'uk', 'ru'] as const)(
  'why a start needs a connection fits a phone, in %s',
  async (locale) => {
    await drawStart({}, { width: 360, locale }, new NetworkError())
    await expect.element(shown.getByRole('alert')).toBeVisible()
    await expectFits()
  },
)

test('an attempt that is left is offered', async () => {
  await drawStart({ attempt_limit_text: '' })
  await expect.element(again).toBeVisible()
  await expect.element(shown.getByText('2 attempts left')).toBeVisible()
})
