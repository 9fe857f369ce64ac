import { expectAccessible, expectFits } from '@lectern/ui/testing/look'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderPart } from '../../../testing/render-part.tsx'
import { TeacherFields } from './teacher-fields.tsx'

const people = [
  { id: 1, name: 'Anna', avatar_url: null },
  { id: 2, name: 'Boris', avatar_url: null },
  { id: 3, name: 'Vira', avatar_url: '/pictures/vira' },
]

const show = (teacher: number | null) =>
  renderPart(
    <main style={{ padding: 16 }}>
      <h1>Bakers</h1>
      <TeacherFields
        people={people}
        teacher={teacher}
        writer={1}
        onTeacher={() => undefined}
        words=""
        onWords={() => undefined}
        most={100}
      />
    </main>,
    { texts: ['common', 'front-page'], width: 390 },
  )

const add = page.getByRole('link', { name: 'Add a photo' })

test('a teacher without a photo who writes the page is led to where it is added', async () => {
  await show(1)
  await expect.element(add).toHaveAttribute('href', '/account/profile')
  await expectAccessible()
  await expectFits()
})

test('of another teacher without a photo the writer is told who can add it', async () => {
  await show(2)
  await expect.element(page.getByText(/^Boris has no portrait yet/)).toBeVisible()
  expect(add.elements()).toEqual([])
})

test.each([3, null])('teacher %s leaves nothing to be missed', async (teacher) => {
  await show(teacher)
  await expect.element(page.getByRole('combobox', { name: 'Teacher' })).toBeVisible()
  expect(page.getByText(/no portrait/).elements()).toEqual([])
})
