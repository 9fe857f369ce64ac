import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderPart } from '../../testing/render-part.tsx'
import { keepInView } from './keep-in-view.ts'

const pageWith = (before: number) => (
  <main>
    <div data-before style={{ blockSize: before }} />
    <h2>Kneading</h2>
    <div style={{ blockSize: 3_000 }} />
  </main>
)

const heading = page.getByRole('heading', { name: 'Kneading' })
const top = () => Math.round(heading.element().getBoundingClientRect().top)

const grow = (height: number) => {
  const before = document.querySelector<HTMLElement>('[data-before]')
  if (before) before.style.blockSize = `${height}px`
}

/** Two frames are drawn: whatever answers to a change of the page has answered. */
const drawn = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))

const arrive = async () => {
  // The browser's own anchoring, which not all have, would hide what is tested.
  document.documentElement.style.overflowAnchor = 'none'
  await renderPart(pageWith(400), {})
  await expect.element(heading).toBeInTheDocument()
  keepInView(heading.element())
  expect(top()).toBe(0)
}

test('what was come to stays at its place while the page above it grows', async () => {
  await arrive()
  grow(2_000)
  await expect.poll(top).toBe(0)
  grow(900)
  await expect.poll(top).toBe(0)
})

test('whoever scrolls is not called back', async () => {
  await arrive()
  window.scrollBy({ top: 300, behavior: 'instant' })
  await expect.poll(top).toBe(-300)
  await drawn()
  grow(1_400)
  await drawn()
  expect(top()).toBe(700)
})

test('whoever presses a key is not called back', async () => {
  await arrive()
  await userEvent.keyboard('{Shift}')
  grow(1_400)
  await drawn()
  expect(top()).toBe(1_000)
})
