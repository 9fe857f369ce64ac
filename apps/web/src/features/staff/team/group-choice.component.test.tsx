import type { AccessGroup } from '@lectern/contract/staff/staff'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { renderPart } from '../../../testing/render-part.tsx'
import { GroupChoice } from './group-choice.tsx'

const group = (id: number, key: string | null, name: string): AccessGroup => ({
  ...{ id, key, name },
  is_system: false,
  permissions: ['course_list'],
  member_count: 0,
  can_grant: true,
})
const groups = [
  group(1, 'assistant', 'Assistant'),
  group(2, 'marketer', 'Marketer'),
  group(3, null, 'Night shift'),
]

const show = (chosen: readonly number[]) =>
  renderPart(<GroupChoice groups={groups} chosen={chosen} onChange={vi.fn<() => void>()} />, {
    texts: ['common', 'school'],
  })
const box = (name: RegExp) => page.getByRole('checkbox', { name })

test('groups of what does not exist yet are not offered', async () => {
  await show([])
  await expect.element(box(/^Assistant/)).toBeVisible()
  await expect.element(box(/^Night shift/)).toBeVisible()
  await expect.element(box(/^Marketer/)).not.toBeInTheDocument()
})

test('a group that somebody has already can be taken away', async () => {
  await show([2])
  await expect.element(box(/^Marketer/)).toBeChecked()
})
