import { expectAccessible, expectFits } from '@lectern/ui/testing/look'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderPart } from '../../../testing/render-part.tsx'
import { NextLessonCard } from './next-lesson-card.tsx'
import { PlaceInLesson } from './place-in-lesson.tsx'

const texts = ['common', 'course', 'quiz'] as const

const drawAfter = (units: ReactNode) =>
  renderPart(
    <main>
      <h1>Bread</h1>
      {units}
      <div id="unit-9">
        <PlaceInLesson />
      </div>
    </main>,
    { texts, width: 390 },
  )

test('a wrong answer leads to the last heading before the practice, past another practice', async () => {
  await drawAfter(
    <>
      <div id="unit-1">
        <h2>Flour</h2>
        <p>It is milled.</p>
        <h3>How to knead</h3>
        <p>Slowly.</p>
      </div>
      <div id="unit-2">
        <section id="quizId-3">
          <h2>First practice</h2>
        </section>
      </div>
    </>,
  )
  await expect
    .element(page.getByText('Look at “How to knead” again: it comes just before the practice.'))
    .toBeVisible()
  await page.getByRole('button', { name: 'Show the place' }).click()
  await expect.element(page.getByRole('heading', { name: 'How to knead' })).toHaveFocus()
  await expectAccessible()
  await expectFits()
})

test('a unit without a heading is shown', async () => {
  await drawAfter(
    <div id="unit-1">
      <p>It is milled.</p>
    </div>,
  )
  await expect.element(page.getByText('Look again at what comes just before the practice.')).toBeVisible()
})

test('nothing is shown where nothing is taught before', async () => {
  await drawAfter(null)
  await expect.element(page.getByRole('button')).not.toBeInTheDocument()
})

test('the next lesson has its title, its length and whether it has a practice', async () => {
  await renderPart(
    <main>
      <h1>Bread</h1>
      <NextLessonCard
        link="/courses/bread/oven"
        next={{ title: 'The oven', has_quiz: true, reading_minutes: 4 }}
      />
    </main>,
    { texts, width: 390 },
  )
  const link = page.getByRole('link', { name: 'Up next The oven 4 min of reading · With practice' })
  await expect.element(link).toHaveAttribute('href', '/courses/bread/oven')
  await expectAccessible()
})

test('after the last lesson there is no next one', async () => {
  await renderPart(<NextLessonCard link="/courses/bread" next={null} />, { texts })
  await expect.element(page.getByRole('link')).not.toBeInTheDocument()
})
