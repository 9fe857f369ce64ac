import { expectAccessible, expectFits } from '@lectern/ui/testing/look'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderPart } from '../../testing/render-part.tsx'
import { HtmlFrame } from './html-frame.tsx'

const open = page.getByRole('link', { name: 'Open in a new tab' })

const show = async (width = 1440) => {
  await renderPart(<HtmlFrame html="<p>Tides</p>" title="By the author" />, {
    width,
    texts: ['common', 'documents'],
  })
  const source = document.querySelector('iframe')?.contentWindow ?? null
  const tell = (data: object) => window.dispatchEvent(new MessageEvent('message', { source, data }))
  return { tell, press: (href: string) => tell({ type: 'author-frame-link', href }) }
}

/** Whether somebody has just pressed something. */
const pressed = (isActive: boolean) =>
  vi.spyOn(navigator.userActivation, 'isActive', 'get').mockReturnValue(isActive)

test.each([1440, 390])('a pressed link says where it leads before it opens, at %i pixels', async (width) => {
  pressed(true)
  const { press } = await show(width)
  press(`https://school.test@tides.test/${'long-way/'.repeat(30)}`)
  await expect.element(page.getByText('tides.test', { exact: true })).toBeVisible()
  await expect.element(open).toHaveFocus()
  await expect.element(open).toHaveAttribute('rel', 'noopener noreferrer nofollow')
  await expectAccessible()
  await expectFits()
})

test('the link goes away for who stays', async () => {
  pressed(true)
  const { press } = await show()
  press('mailto:nadia@tides.test')
  await expect.element(open).toHaveAttribute('href', 'mailto:nadia@tides.test')
  await userEvent.keyboard('{Tab}{Enter}')
  await expect.element(open).not.toBeInTheDocument()
})

test('a script alone shows no link', async () => {
  pressed(false)
  const { press, tell } = await show()
  press('https://tides.test/')
  tell({ type: 'author-frame-height', height: 321 })
  await expect.poll(() => document.querySelector('iframe')?.style.blockSize).toBe('321px')
  await expect.element(open).not.toBeInTheDocument()
})
