import { expectAccessible } from '@lectern/ui/testing/look'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { wordsOf, press, startText, type, written } from '../testing/written-text.tsx'

const preview = page.getByRole('button', { name: 'Show as learners read it' })

test('a variable is offered after two braces, and one that does not exist is found and put right', async () => {
  await startText()
  await type('Hello {{fir')
  await expect
    .element(page.getByRole('option', { name: /Learner’s first name/ }))
    .toHaveAttribute('aria-selected', 'true')
  await press('Enter')
  await type(', this is {{course_nam}}.')
  await expect.poll(() => wordsOf('p')).toEqual(['Hello {{student_first_name}}, this is {{course_nam}}.'])
  await expect.poll(() => wordsOf('.variable')).toEqual(['{{student_first_name}}', '{{course_nam}}'])
  await page.getByRole('button', { name: '1 variable that does not exist' }).click()
  await expect.element(written).toHaveFocus()
  await expect.element(page.getByRole('option')).toMatchTextContent('Course or marathon title')
  await press('Enter')
  await expect.poll(() => wordsOf('p')).toEqual(['Hello {{student_first_name}}, this is {{course_name}}.'])
  await expect.element(page.getByRole('button', { name: /does not exist/ })).not.toBeInTheDocument()
})

test('the preview shows what learners read in place of the names, and goes back', async () => {
  await startText()
  await type('Hello {{student_first_name}}')
  const name = written.getByText('{{student_first_name}}')
  await preview.click()
  await expect.poll(() => wordsOf('[data-says="Alex"]').length).toBe(1)
  await expect.element(name).not.toBeVisible()
  await expectAccessible()
  await preview.click()
  await expect.element(name).toBeVisible()
})

test('the slash finds a variable by its name in the author’s language', async () => {
  await startText()
  await type('/school')
  await expect.element(page.getByRole('option', { name: /School name/ })).toBeVisible()
  await press('Enter')
  await expect.poll(() => wordsOf('p')).toEqual(['{{school_name}}'])
})
