import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderPart } from '../../../../testing/render-part.tsx'
import { AddLine } from './add-line.tsx'

/** Lines that arrive when the test says so. */
const openLine = async () => {
  const sent: string[] = []
  let arrive = () => {}
  const Program = () => {
    const [busy, setBusy] = useState(false)
    const add = (title: string, done: () => void) => {
      sent.push(title)
      setBusy(true)
      arrive = () => {
        done()
        setBusy(false)
      }
    }
    return <AddLine label="New lesson" busy={busy} onAdd={add} />
  }
  await renderPart(<Program />, { texts: ['common', 'create-course', 'courses'] })
  return { sent, arrive: () => arrive() }
}
const field = page.getByRole('textbox', { name: 'New lesson' })

test('a title that is written while the one before is on its way is kept, and sent by its Enter', async () => {
  const { sent, arrive } = await openLine()
  await field.fill('Welcome')
  await userEvent.keyboard('{Enter}')
  await field.fill('Commas')
  await userEvent.keyboard('{Enter}')
  expect(sent).toEqual(['Welcome'])
  arrive()
  await expect.poll(() => sent).toEqual(['Welcome', 'Commas'])
  arrive()
  await expect.element(field).toHaveValue('')
})

test('a title that is only written meanwhile stays in the field', async () => {
  const { sent, arrive } = await openLine()
  await field.fill('Welcome')
  await userEvent.keyboard('{Enter}')
  await field.fill('Com')
  const add = page.getByRole('button')
  await expect.element(add).toHaveAttribute('aria-busy', 'true')
  arrive()
  await expect.element(add).not.toHaveAttribute('aria-busy')
  await expect.element(field).toHaveValue('Com')
  expect(sent).toEqual(['Welcome'])
})
