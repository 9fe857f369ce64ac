import { readAddressColumns } from '@lectern/contract/courses/addresses/read-addresses'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { renderPart } from '../../../../../testing/render-part.tsx'
import { AddressColumns } from './address-columns.tsx'

test('the column that is meant is chosen by its name and what it holds, before anything is taken', async () => {
  const columns = readAddressColumns([
    ['Learner', 'Parent'],
    ['anna@x.com', 'petro@x.com'],
    ['olga@x.com', ''],
  ])
  const onColumn = vi.fn<() => void>()
  await renderPart(
    <AddressColumns name="class.csv" columns={columns} onColumn={onColumn} onCancel={() => {}} />,
    { texts: ['common', 'create-course', 'participants'], width: 390 },
  )
  await expect
    .element(page.getByRole('group', { name: 'Which column of “class.csv” holds the addresses?' }))
    .toBeVisible()
  await expect.element(page.getByText('2 addresses: anna@x.com, olga@x.com')).toBeVisible()
  await page.getByRole('radio', { name: /Parent/ }).click()
  expect(onColumn).not.toHaveBeenCalled()
  await page.getByRole('button', { name: 'Use this column' }).click()
  expect(onColumn).toHaveBeenCalledWith(columns[1])
})
