import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Button } from '../actions/button.tsx'
import { Tooltip } from './tooltip.tsx'

const draw = () =>
  render(
    <>
      <Tooltip text="Kept for 30 days">{(attributes) => <Button {...attributes}>Delete</Button>}</Tooltip>
      <Button>Elsewhere</Button>
    </>,
  )

const tip = page.getByRole('tooltip')

test('words come to a resting pointer and go with it', async () => {
  await draw()
  await page.getByRole('button', { name: 'Delete' }).hover()
  await expect.element(tip).toHaveTextContent('Kept for 30 days')
  await page.getByRole('button', { name: 'Elsewhere' }).hover()
  await expect.element(tip).not.toBeInTheDocument()
})

test('words come to the focus of the keyboard and go on Escape', async () => {
  await draw()
  await userEvent.tab()
  await expect.element(tip).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(tip).not.toBeInTheDocument()
})
