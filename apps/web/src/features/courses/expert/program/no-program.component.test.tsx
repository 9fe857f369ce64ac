import { courseType } from '@lectern/contract/kernel/course-rights'
import { expectAccessible, expectFits } from '@lectern/ui/testing/look'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { renderPart } from '../../../../testing/render-part.tsx'
import { NoProgram } from './no-program.tsx'

const show = async (course: Parameters<typeof NoProgram>[0]['course'], width = 1440) => {
  const [mutate, onRelease] = [vi.fn<(title: string) => void>(), vi.fn<() => void>()]
  await renderPart(
    <main>
      <h1>Thirty days of bread</h1>
      <NoProgram course={course} adding={{ mutate, isPending: false }} onRelease={onRelease} />
    </main>,
    { texts: ['common', 'create-course', 'courses'], width },
  )
  return { mutate, onRelease }
}

test('an empty course offers its first module', async () => {
  const { mutate } = await show({ labels: {}, type_id: courseType.course })
  await page.getByRole('button', { name: 'Add module' }).click()
  expect(mutate.mock.calls).toEqual([['Module 1']])
  expect(page.getByRole('button').elements()).toHaveLength(1)
})

test('an empty marathon offers its first week and when its days open', async () => {
  const labels = { module: 'Week', lesson: 'Day' }
  const { mutate, onRelease } = await show({ labels, type_id: courseType.marathon }, 390)
  await page.getByRole('button', { name: 'Add: Week' }).click()
  await page.getByRole('button', { name: 'When days open' }).click()
  expect(mutate.mock.calls).toEqual([['Week 1']])
  expect(onRelease).toHaveBeenCalledOnce()
  await expectAccessible()
  await expectFits()
})
