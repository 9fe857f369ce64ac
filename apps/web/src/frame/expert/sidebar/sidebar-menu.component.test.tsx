import { HardDrive, Settings, Users } from 'lucide-react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderPart } from '../../../testing/render-part.tsx'
import type { MenuEntry } from './menu-entry.ts'
import { SidebarMenu } from './sidebar-menu.tsx'

const storage: MenuEntry = {
  text: 'expert.menu_storage',
  icon: HardDrive,
  route: '/expert/storage',
  built: true,
}

const team = { label: 'Team', icon: Users, href: '/expert/settings/team' }
const school = { label: 'Settings', icon: Settings, href: '/expert/settings/school' }

const show = (schoolPages: (typeof team)[]) =>
  renderPart(
    <SidebarMenu
      groups={[{ text: 'expert.menu_storage_group', entries: [storage] }]}
      schoolPages={schoolPages}
      pathname="/expert/courses"
      list={undefined}
      collapsed={false}
    />,
    { texts: ['common', 'expert'] },
  )

test('one entry has no caption, in the menu and among the pages of the school', async () => {
  await show([team])
  await expect.element(page.getByRole('link', { name: 'Storage' })).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Team' })).toBeVisible()
  expect(page.getByRole('heading').elements()).toEqual([])
})

test('several pages of the school stand under its caption', async () => {
  await show([school, team])
  await expect.element(page.getByRole('heading', { name: 'School' })).toBeVisible()
})
