import type { Page } from '@playwright/test'
import type { Screen } from './screen.ts'
import { isThere } from '../hands/reads.ts'
import { press, pressLabel } from '../hands/hands.ts'

const storage = '/expert/storage'

/** Files of this name are made in the page itself; what they are refused for differs. */
const upload = async (page: Page): Promise<void> => {
  await page.setInputFiles('input[data-upload=files]', [
    { name: 'Reading list.txt', mimeType: 'text/plain', buffer: Buffer.from('read these') },
    { name: 'Empty.txt', mimeType: 'text/plain', buffer: Buffer.alloc(0) },
    { name: 'Not a picture.png', mimeType: 'image/png', buffer: Buffer.from('<html></html>') },
  ])
  const panel = page.locator('[data-upload-panel]')
  await panel.waitFor()
  const fold = panel.locator('button[aria-expanded]')
  if (await isThere(panel.locator('button[aria-expanded=false]'))) await press(fold)
  await panel.locator('[data-status=completed]').waitFor()
  await panel.locator('[data-status=failed]').nth(1).waitFor()
}

const openFirst = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Thirty days.mp4' }).first().click()
  await page.getByRole('dialog').waitFor()
  await page.getByText('Dimensions').waitFor()
}

const askToDelete = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Actions for Thirty days.mp4' }).first().click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await page.getByRole('checkbox', { name: /^Remove it from these places/ }).waitFor()
}

/** Every screen of a school's files. */
export const filesScreens: readonly Screen[] = [
  { name: 'expert-storage', as: 'expert', path: () => storage },
  {
    name: 'expert-storage-list',
    as: 'expert',
    path: () => `${storage}?kind=video`,
    prepare: (page) => pressLabel(page.getByRole('radio', { name: 'List' })),
  },
  { name: 'expert-storage-materials', as: 'expert', path: () => `${storage}?source=materials` },
  { name: 'expert-storage-pictures', as: 'expert', path: () => `${storage}?pictures=yes` },
  { name: 'expert-storage-file', as: 'expert', path: () => storage, prepare: openFirst },
  { name: 'expert-storage-delete', as: 'expert', path: () => storage, prepare: askToDelete },
  { name: 'expert-storage-empty', as: 'rival', path: () => storage },
  { name: 'expert-uploads', as: 'expert', path: () => storage, prepare: upload },
]
