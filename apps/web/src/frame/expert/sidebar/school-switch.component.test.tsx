import { expectAccessible, expectFits } from '@lectern/ui/testing/look'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderPart } from '../../../testing/render-part.tsx'
import { SchoolSwitch } from './school-switch.tsx'
import { Sidebar } from './sidebar.tsx'

const square = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 3"><rect width="9" height="3"/></svg>')}`

const show = (logo_url: string | null, collapsed = false) =>
  renderPart(
    <main>
      <h1>Courses</h1>
      <SchoolSwitch
        schools={[
          { id: 1, name: 'Bakers', logo_url, is_current: true, user_cabinet: false },
          { id: 0, name: 'Anna', logo_url: null, is_current: false, user_cabinet: true },
        ]}
        schoolPages={[]}
        onSchool={() => undefined}
        onCreateSchool={() => undefined}
        collapsed={collapsed}
      />
    </main>,
    { texts: ['common', 'expert'] },
  )

const trigger = page.getByRole('button', { name: /Bakers/ })
const logo = () => trigger.element().querySelector('img')

test.each([false, true])(
  'the logo of the school stands beside its name, whole, collapsed: %s',
  async (collapsed) => {
    await show(square, collapsed)
    await expect.element(trigger).toBeVisible()
    await expect.poll(() => logo()?.naturalWidth).toBeGreaterThan(0)
    const shown = logo()
    expect(shown && getComputedStyle(shown).objectFit).toBe('contain')
    await expectAccessible()
    await expectFits()
  },
)

test('a school without a logo shows its initials', async () => {
  await show(null)
  await expect.element(trigger).toHaveTextContent('Switch schoolBBakers')
  expect(logo()).toBeNull()
})

test.each([
  ['Demo school', 232],
  ['Маркетинг і продажі', 232],
  ['Wool & Wood', 312],
])('the name %s is whole in a menu of %i', async (name, width) => {
  const nothing = () => undefined
  await renderPart(
    <div style={{ inlineSize: width, blockSize: 600, padding: 8 }}>
      <Sidebar
        groups={[]}
        schoolPages={[]}
        pathname="/expert/courses"
        list={undefined}
        collapsed={false}
        toggleCollapsed={nothing}
        openCommands={nothing}
        name="Anna"
        email="anna@lectern.test"
        schools={[{ id: 1, name, logo_url: null, is_current: true, user_cabinet: false }]}
        onSchool={nothing}
        onCreateSchool={nothing}
        onSignOut={nothing}
        bell={<div style={{ inlineSize: 36, flex: 'none' }} />}
        locale="en"
        onLocale={nothing}
        theme="light"
        onTheme={nothing}
      />
    </div>,
    { texts: ['common', 'expert'] },
  )
  const words = page.getByTitle(name)
  await expect.element(words).toBeVisible()
  const { scrollWidth, clientWidth, scrollHeight, clientHeight } = words.element()
  expect([scrollWidth > clientWidth, scrollHeight > clientHeight]).toEqual([false, false])
})
