import { expectAccessible, expectFits } from '@lectern/ui/testing/look'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { renderPart } from '../../../testing/render-part.tsx'
import { KeyLine } from './key-line.tsx'

const hints = [
  { keys: ['1', '2', '3'], label: 'decide' },
  { keys: ['j', 'k'], label: 'question' },
]
const line = page.getByRole('region', { name: 'On this page' })

const open = async (width: number) => {
  const openKeys = vi.fn<() => void>()
  await renderPart(
    <main>
      <h1>Desk</h1>
      <KeyLine hints={hints} openKeys={openKeys} />
    </main>,
    { width, texts: ['common', 'expert'] },
  )
  return openKeys
}

test('the line shows the keys of a page, and leads to all of them', async () => {
  const openKeys = await open(1440)
  await expect.element(line.getByRole('listitem').nth(1)).toHaveTextContent('jkquestion')
  await expectAccessible()
  await expectFits()
  await line.getByRole('button', { name: /all keys$/ }).click()
  expect(openKeys).toHaveBeenCalledOnce()
})

test('a phone shows no keys', async () => {
  await open(390)
  await expect.element(line).not.toBeInTheDocument()
})
