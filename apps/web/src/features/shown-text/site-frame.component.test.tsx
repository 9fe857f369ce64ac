import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderPart } from '../../testing/render-part.tsx'
import { SiteFrame } from './site-frame.tsx'

test('another site is loaded after a press that names it, and tabs that it opens stay sandboxed', async () => {
  await renderPart(<SiteFrame src="https://tides.test/" title="" allowsFullScreen hasBorder={false} />, {
    texts: ['common', 'documents'],
  })
  await expect.element(page.getByText('tides.test', { exact: true })).toBeVisible()
  expect(document.querySelector('iframe')).toBeNull()
  await userEvent.click(page.getByRole('button', { name: 'Show it here' }))
  const frame = page.getByTitle('tides.test')
  await expect.element(frame).toHaveAttribute('sandbox', expect.stringContaining('allow-popups'))
  await expect.element(frame).toHaveAttribute('sandbox', expect.not.stringContaining('escape-sandbox'))
})
