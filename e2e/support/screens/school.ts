import type { APIRequestContext, Page } from '@playwright/test'
import { password, people } from '../journey.ts'
import { linkTo } from '../mailbox.ts'
import type { FoundStaff, Screen } from './screen.ts'

interface Row {
  readonly id: number
  readonly email: string
  readonly key: string | null
}

/** Finds people and groups of the demo school, and offers the school to the deputy so that there is a letter. */
export const findStaff = async (request: APIRequestContext, token: string): Promise<FoundStaff> => {
  const call = async (method: string, path: string, data?: unknown) => {
    const headers = { authorization: `Bearer ${token}`, 'X-Requested-With': 'XMLHttpRequest' }
    const reply = await request.fetch(`/api/v1${path}`, {
      method,
      headers,
      ...(data === undefined ? {} : { data }),
    })
    if (!reply.ok()) throw new Error(`${method} ${path}: ${await reply.text()}`)
    return (await reply.json()).data
  }
  const staff: Row[] = await call('GET', '/cabinet/users')
  const groups: Row[] = await call('GET', '/cabinet/access-groups')
  const idOf = (email: string) => staff.find((row) => row.email === email)?.id ?? 0
  const groupOf = (key: string) => groups.find((row) => row.key === key)?.id ?? 0
  const { proof_token } = await call('POST', '/user/password/validate', { password })
  const user_id = idOf(people.deputy)
  await call('POST', '/cabinet/ownership-transfer', { user_id, proof_token })
  return {
    managerId: idOf(people.manager),
    deputyId: user_id,
    systemGroupId: groupOf('full_access'),
    ownGroupId: groupOf('sales_manager'),
    ownershipPath: await linkTo({ request }, people.deputy, '/expert/ownership/'),
  }
}

const press = (name: string | RegExp) => async (page: Page) => {
  await page.getByRole('button', { name }).first().click()
  await page.getByRole('dialog').first().waitFor()
}

const settings = '/expert/settings'

/** Every screen of a school's staff, its dialogs among them. */
export const schoolScreens: readonly Screen[] = [
  { name: 'expert-team', as: 'expert', path: () => `${settings}/team` },
  {
    name: 'expert-team-invite',
    as: 'expert',
    path: () => `${settings}/team`,
    prepare: press('Invite'),
  },
  { name: 'expert-team-groups', as: 'expert', path: () => `${settings}/team?tab=groups` },
  {
    name: 'expert-team-group-new',
    as: 'expert',
    path: () => `${settings}/team?tab=groups`,
    prepare: press('Create group'),
  },
  { name: 'expert-team-log', as: 'expert', path: () => `${settings}/team?tab=log` },
  {
    name: 'expert-group-system',
    as: 'expert',
    path: ({ staff }) => `${settings}/team/groups/${staff.systemGroupId}`,
  },
  {
    name: 'expert-group',
    as: 'expert',
    path: ({ staff }) => `${settings}/team/groups/${staff.ownGroupId}`,
  },
  { name: 'expert-member', as: 'expert', path: ({ staff }) => `${settings}/team/${staff.managerId}` },
  {
    name: 'expert-member-remove',
    as: 'expert',
    path: ({ staff }) => `${settings}/team/${staff.managerId}`,
    prepare: press('Remove from the team'),
  },
  { name: 'expert-school', as: 'expert', path: () => `${settings}/school` },
  { name: 'expert-school-look', as: 'expert', path: () => `${settings}/school?tab=look` },
  { name: 'expert-school-links', as: 'expert', path: () => `${settings}/school?tab=links` },
  { name: 'expert-school-owner', as: 'expert', path: () => `${settings}/school?tab=owner` },
  {
    name: 'expert-school-new',
    as: 'visitor',
    path: () => '/expert/courses',
    prepare: press('Create a school'),
  },
  { name: 'expert-no-school', as: 'visitor', path: () => '/expert/courses' },
  { name: 'expert-notices', as: 'student', path: () => '/expert' },
  { name: 'expert-access-control', as: 'expert', path: () => `${settings}/access-control` },
  { name: 'expert-ownership', as: 'deputy', path: ({ staff }) => staff.ownershipPath },
  { name: 'expert-ownership-other', as: 'manager', path: ({ staff }) => staff.ownershipPath },
  { name: 'expert-course-team', as: 'expert', path: (found) => `/expert/course/${found.courseId}?tab=team` },
  {
    name: 'expert-course-team-add',
    as: 'expert',
    path: (found) => `/expert/course/${found.courseId}?tab=team`,
    prepare: press('Add to the team'),
  },
  {
    name: 'expert-course-group-add',
    as: 'expert',
    path: (found) => `/expert/course/${found.courseId}?tab=team`,
    prepare: press('Add a group'),
  },
  { name: 'expert-right-lacked', as: 'curator', path: () => `${settings}/team` },
  {
    name: 'expert-keys',
    as: 'expert',
    path: () => '/expert/courses',
    prepare: async (page) => {
      await page.keyboard.press('?')
      await page.getByRole('dialog').first().waitFor()
    },
  },
  {
    name: 'expert-commands',
    as: 'expert',
    path: () => '/expert/courses',
    prepare: async (page) => {
      await page.keyboard.press('Control+k')
      await page.getByRole('searchbox').or(page.getByPlaceholder('Search or go to…')).first().waitFor()
    },
  },
]
