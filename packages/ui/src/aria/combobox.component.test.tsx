import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Combobox } from './combobox.tsx'

const cities = ['Kyiv', 'Kraków', 'Kaunas', 'Lviv'].map((label) => ({ id: label, label }))

const Cities = () => {
  const [typed, setTyped] = useState('')
  return (
    <div style={{ blockSize: 2400, paddingBlockStart: 300 }}>
      <Combobox
        locale="en"
        label="City"
        options={cities.filter(({ label }) => label.startsWith(typed))}
        typed={typed}
        onTyped={setTyped}
        value={null}
        onChange={() => undefined}
        emptyText="None"
      />
    </div>
  )
}

const nextFrames = () =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve(undefined))))

/** React Aria itself takes no scroll for a reason to close for half a second after the window got its size. */
const pastResizing = () => new Promise((resolve) => setTimeout(resolve, 700))

test('the list stays open and at its field when the page scrolls under who looks for one', async () => {
  await render(<Cities />)
  const field = page.getByRole('combobox', { name: 'City' })
  await field.click()
  await userEvent.keyboard('{ArrowDown}')
  const list = page.getByRole('listbox')
  await expect.element(list).toBeVisible()
  await pastResizing()
  window.scrollTo(0, 200)
  await nextFrames()
  expect(field.element().getAttribute('aria-expanded')).toBe('true')
  await userEvent.keyboard('Ka')
  await expect.element(page.getByRole('option', { name: 'Kaunas' })).toBeVisible()
  await expect.element(field).toHaveValue('Ka')
  const below = () =>
    list.element().getBoundingClientRect().top - field.element().getBoundingClientRect().bottom
  await expect.poll(() => below() >= 0 && below() < 40).toBe(true)
})
