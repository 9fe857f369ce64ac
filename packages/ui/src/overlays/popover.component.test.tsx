import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Button } from '../actions/button.tsx'
import { SavedState } from '../feedback/saved-state.tsx'
import { Popover } from './popover.tsx'

const panel = page.getByRole('dialog', { name: 'Looks' })

test.each([60, 200, 420])('controls higher than the window stay within it, opened at %i', async (top) => {
  await page.viewport(700, 480)
  await render(
    <>
      <header style={{ position: 'fixed', insetBlockStart: 0, blockSize: 52, paddingBlockStart: 16 }}>
        <SavedState state="stored" text="Stored 12:03:05" />
      </header>
      <div style={{ position: 'fixed', insetBlockStart: top, insetInlineStart: 300 }}>
        <Popover label="Looks" renderTrigger={(attributes) => <Button {...attributes}>Open</Button>}>
          {() => <div style={{ blockSize: 900 }}>Controls</div>}
        </Popover>
      </div>
    </>,
  )
  await page.getByRole('button', { name: 'Open' }).click()
  await expect.element(panel).toBeVisible()
  const saved = page.getByText('Stored 12:03:05').element().getBoundingClientRect()
  await expect
    .poll(() => {
      const box = panel.element().getBoundingClientRect()
      return [box.top >= saved.bottom, box.bottom <= 480, box.height > 100]
    })
    .toEqual([true, true, true])
})
