import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Button } from '../actions/button.tsx'
import { Field } from '../fields/field.tsx'
import { TextInput } from '../fields/text-input.tsx'
import { expectAccessible, expectFits } from '../testing/look.ts'
import { Dialog } from './dialog.tsx'

const Room = () => {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Rename</Button>
      <Button>Behind</Button>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title="Rename the room"
        closeLabel="Close"
        actions={<Button onClick={() => setOpen(false)}>Save</Button>}
      >
        <Field label="Name">
          <TextInput />
        </Field>
      </Dialog>
    </>
  )
}

const dialog = page.getByRole('dialog', { name: 'Rename the room' })
const opener = page.getByRole('button', { name: 'Rename', exact: true })

const open = async () => {
  await render(<Room />)
  await opener.click()
  await expect.element(dialog).toBeVisible()
}

test.each([1440, 360])('a dialog fits and can be perceived at %i pixels', async (width) => {
  await page.viewport(width, 900)
  await open()
  await expect.element(page.getByRole('button', { name: 'Save' })).toBeVisible()
  await expectAccessible()
  await expectFits()
})

test('a dialog focuses its first field, keeps Tab inside, and gives the focus back on Escape', async () => {
  await open()
  await expect.element(page.getByRole('textbox', { name: 'Name' })).toHaveFocus()
  for (let step = 0; step < 4; step += 1) {
    await userEvent.tab()
    expect(document.activeElement).not.toBe(page.getByRole('button', { name: 'Behind' }).query())
  }
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(opener).toHaveFocus()
})

test('a press beside a dialog closes it, a press in it does not', async () => {
  await open()
  await dialog.getByText('Rename the room').click()
  await expect.element(dialog).toBeVisible()
  await userEvent.click(document.documentElement, { position: { x: 5, y: 5 } })
  await expect.element(dialog).not.toBeInTheDocument()
})

/** Higher than its window, so that browsers focus what scrolls instead of the field in it. */
const LongRoom = () => (
  <Dialog open onClose={() => undefined} title="Rules of the room" closeLabel="Close">
    <Field label="Name">
      <TextInput />
    </Field>
    <p style={{ blockSize: '2000px' }}>Rules</p>
  </Dialog>
)

test('a dialog that scrolls focuses its first field, one without any control itself', async () => {
  await page.viewport(1440, 500)
  const { rerender } = await render(<LongRoom />)
  await expect.element(page.getByRole('textbox', { name: 'Name' })).toHaveFocus()
  await rerender(<p>Gone</p>)
  await rerender(
    <Dialog open onClose={() => undefined} title="Only words" closeLabel="Close">
      Nothing to press
    </Dialog>,
  )
  await expect.element(page.getByRole('dialog', { name: 'Only words' })).toHaveFocus()
})

test('a dialog that opens inside a centred text of another size looks as everywhere', async () => {
  await render(
    <div className="reading" style={{ fontSize: 30, textAlign: 'center' }}>
      <style>{'.reading h2 { margin-block-start: 40px; font-size: 40px }'}</style>
      <Room />
    </div>,
  )
  await opener.click()
  const title = page.getByRole('heading', { name: 'Rename the room' })
  await expect.element(title).toHaveStyle({ fontSize: '18px', textAlign: 'start', marginBlockStart: '0px' })
  await expect.element(page.getByText('Name', { exact: true })).toHaveStyle({ fontSize: '14px' })
})
