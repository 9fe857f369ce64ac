import { SavedState } from '@lectern/ui/feedback/saved-state'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { press, startText, type, writeLines } from '../testing/written-text.tsx'

const form = page.getByRole('form', { name: 'Button' })

/** The top line of the lesson over the text. */
const showBar = () =>
  render(
    <header style={{ position: 'fixed', insetBlockStart: 0, blockSize: 52, paddingBlockStart: 16 }}>
      <SavedState state="stored" text="Stored 12:03:05" />
    </header>,
  )

test.each([
  [620, 1],
  [620, 5],
  [620, 9],
  [760, 7],
])('in a window of %i the panel of a button below %i lines is wholly in sight', async (height, lines) => {
  await startText()
  await page.viewport(1280, height)
  await showBar()
  await writeLines(...Array.from({ length: lines }, (_, at) => `Line ${at + 1}`))
  await press('Enter')
  await type('/button')
  await press('Enter')
  await expect.element(form).toBeVisible()
  const bar = page.getByText('Stored 12:03:05').element().getBoundingClientRect()
  await expect
    .poll(() => {
      const { top, bottom } = form.element().getBoundingClientRect()
      return [top >= bar.bottom, bottom <= height]
    })
    .toEqual([true, true])
})
