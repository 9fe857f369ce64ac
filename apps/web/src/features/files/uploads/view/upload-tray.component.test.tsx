import { expectAccessible, expectFits } from '@lectern/ui/testing/look'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderPart } from '../../../../testing/render-part.tsx'
import type { Upload } from '../upload.ts'
import { UploadTray } from './upload-panel.tsx'

const upload = (name: string, part: Partial<Upload> = {}): Upload => ({
  id: name,
  name,
  bytes: 1_000,
  model: 'storage',
  folderId: null,
  replaces: null,
  place: null,
  status: 'completed',
  sent: 1_000,
  speed: null,
  secondsLeft: null,
  waitsFor: null,
  fileUuid: null,
  file: null,
  reason: null,
  canRetry: false,
  isStored: true,
  ...part,
})
const sending = upload('film.mp4', { status: 'progress', sent: 400 })
const failed = upload('empty.txt', { status: 'failed', reason: { code: 'file_empty', params: {} } })

const show = async (list: readonly Upload[], width = 1440) => {
  const onClear = vi.fn<() => void>()
  await renderPart(<UploadTray list={list} onClear={onClear} />, { texts: ['common', 'files'], width })
  return onClear
}
const line = () => page.getByRole('button', { name: /^Uploading files/ })

test('the tray is one line that bars of a phone stand above, and its list opens and closes by keys', async () => {
  await show([upload('words.txt'), sending], 390)
  await expect.element(page.getByText('1 of 2 uploaded').first()).toBeVisible()
  await expect.element(page.getByText('film.mp4')).not.toBeVisible()
  const panel = page.getByRole('region', { name: 'Uploading files' }).element()
  const box = () => panel.getBoundingClientRect()
  await expect.poll(() => [box().width, box().bottom - window.innerHeight]).toEqual([390, 0])
  expect(box().height).toBeLessThanOrEqual(48)
  const bar = document.createElement('div')
  bar.style.cssText = 'position: fixed; inset-block-end: var(--dock); block-size: 40px'
  document.body.append(bar)
  await expect.poll(() => bar.getBoundingClientRect().bottom - box().top).toBeLessThanOrEqual(1)
  bar.remove()
  line().element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('film.mp4')).toBeVisible()
  await expectAccessible()
  await expectFits()
  await userEvent.tab()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByText('film.mp4')).not.toBeVisible()
  await expect.element(line()).toHaveFocus()
})

test('the tray leaves some seconds after everything is done', async () => {
  const onClear = await show([upload('words.txt'), upload('stopped.txt', { status: 'aborted' })])
  await expect.poll(() => onClear.mock.calls.length, { timeout: 10_000 }).toBe(1)
})

test('a tray with a failure waits for nothing, and stays until it is dismissed', async () => {
  const timers = vi.spyOn(window, 'setTimeout')
  onTestFinished(() => timers.mockRestore())
  const onClear = await show([upload('words.txt'), failed])
  await line().click()
  await expect.element(page.getByText('This file is empty.')).toBeVisible()
  expect(timers.mock.calls.map(([, wait]) => wait)).not.toContain(5_000)
  await page.getByRole('button', { name: 'Close list' }).click()
  expect(onClear).toHaveBeenCalledOnce()
})
