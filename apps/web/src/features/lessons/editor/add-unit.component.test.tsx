import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderPart } from '../../../testing/render-part.tsx'
import { AddUnit } from './add-unit.tsx'

test('the names of the first units stand on one line, however long the help beside them is', async () => {
  await renderPart(
    <div style={{ inlineSize: 720 }}>
      <AddUnit variant="first" onAdd={() => undefined} />
    </div>,
    { texts: ['common', 'lesson-editor'] },
  )
  const text = page.getByText('Text', { exact: true })
  await expect.element(text).toBeVisible()
  const [left, right] = [text, page.getByText('Video', { exact: true })]
  expect(left.element().getBoundingClientRect().top).toBe(right.element().getBoundingClientRect().top)
})
