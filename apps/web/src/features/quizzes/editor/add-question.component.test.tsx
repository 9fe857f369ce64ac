import { expectAccessible, expectFits } from '@lectern/ui/testing/look'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { renderPart } from '../../../testing/render-part.tsx'
import { AddQuestion } from './add-question.tsx'

const show = async ({ room, isFirst, isListed }: { room: number; isFirst: boolean; isListed: boolean }) => {
  const onPaste = vi.fn<() => void>()
  const toTypes = vi.fn<() => boolean>(() => room >= 760)
  await renderPart(
    <main style={{ inlineSize: room, containerType: 'inline-size' }}>
      <h1>Quiz</h1>
      <AddQuestion
        isFirst={isFirst}
        isFull={false}
        openAtOnce={false}
        onAdd={() => undefined}
        onBank={() => undefined}
        onPaste={onPaste}
        toTypes={isListed ? toTypes : undefined}
      />
    </main>,
    { texts: ['common', 'create-course', 'quizzes', 'questions'] },
  )
  return { onPaste, toTypes }
}

const card = page.getByRole('button').filter({ hasText: 'Single answer' })
const paste = page.getByRole('button', { name: 'Paste questions' })

test('where the types are listed beside an empty quiz they are not shown again', async () => {
  await show({ room: 1000, isFirst: true, isListed: true })
  await expect.element(paste).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'From the bank' })).toBeVisible()
  expect(card.elements()).toEqual([])
  await expectAccessible()
  await expectFits()
})

test.each([
  [700, true],
  [1000, false],
])('in a room of %i, listed elsewhere: %s, an empty quiz shows the cards', async (room, isListed) => {
  await show({ room, isFirst: true, isListed })
  await expect.element(card).toBeVisible()
  await expect.element(paste).toBeVisible()
})

test('beside Add stands Paste, and Add leads to the types that are listed', async () => {
  const { onPaste, toTypes } = await show({ room: 1000, isFirst: false, isListed: true })
  await paste.click()
  expect(onPaste).toHaveBeenCalledOnce()
  await page.getByRole('button', { name: 'Add question' }).click()
  expect(toTypes).toHaveBeenCalledOnce()
  expect(card.elements()).toEqual([])
})

test('where there is no room for the list, Add shows the cards', async () => {
  await show({ room: 700, isFirst: false, isListed: true })
  await page.getByRole('button', { name: 'Add question' }).click()
  await expect.element(card).toBeVisible()
})
