import { seededGroups } from '@lectern/contract/staff/seeded-groups'
import { expandPermissions } from '@lectern/contract/kernel/permissions'
import { expect, test } from 'vitest'
import { expertMenu } from './menu.ts'
import { captionOf, currentRoute, plannedEntry, visibleMenu } from './visible-menu.ts'

const routesFor = (...permissions: string[]) =>
  visibleMenu(expertMenu, expandPermissions(permissions))
    .flatMap((group) => group.entries)
    .map((entry) => entry.route)
    .filter((route) => route !== undefined)

test('an owner sees every page that stands, and nothing else that leads somewhere', () => {
  expect(routesFor('cabinet_root')).toEqual([
    '/expert/courses',
    '/expert/marathons',
    '/expert/closed-groups',
    '/expert/learners',
    '/expert/practices',
    '/expert/comments/all',
    '/expert/comments',
    '/expert/quiz/list',
    '/expert/crm/contacts',
    '/expert/crm/contact-lists',
    '/expert/crm/contacts?view=settings',
    '/expert/crm/orders',
    '/expert/storage',
    '/expert/payments/offers',
    '/expert/payments/systems',
    '/expert/payments/documents',
    '/expert/analytics-transactions',
  ])
})

test('a curator sees the practices only', () => {
  expect(routesFor('practice_curator')).toEqual(['/expert/practices'])
})

test('making a course is offered to whoever may make one, and to nobody else', () => {
  const offered = (...permissions: string[]) =>
    visibleMenu(expertMenu, expandPermissions(permissions))
      .flatMap((group) => group.entries)
      .flatMap(({ create }) => create?.route ?? [])
  expect(offered('cabinet_root')).toEqual([
    '/expert/courses?new=true',
    '/expert/marathons?new=true',
    '/expert/closed-group/detail/new/settings/edit',
    '/expert/quiz/list?new=true',
    '/expert/crm/contacts?new=true',
    '/expert/crm/contact-lists?new=true',
    '/expert/crm/orders?new=true',
    '/expert/payments/offers/create',
  ])
  expect(offered('course_list', 'course_create')).toEqual(['/expert/courses?new=true'])
  expect(offered('course_list', 'course_read', 'course_edit')).toEqual([])
  expect(offered('course_all.team')).toEqual([])
})

test('entries that the document shows disabled are there for everyone', () => {
  const shown = visibleMenu(expertMenu, new Set<string>()).flatMap((group) => group.entries)
  expect(shown.map((entry) => entry.text)).toEqual([
    'expert.menu_consultations',
    'expert.menu_guides',
    'expert.menu_deals',
    'expert.menu_tasks',
    'expert.menu_site_constructor',
    'expert.menu_chat_bot',
    'expert.menu_insight',
  ])
})

test('every entry that leads somewhere says which rights open it', () => {
  const open = expertMenu.flatMap((group) => group.entries).filter((entry) => entry.route !== undefined)
  expect(open.filter((entry) => !entry.permission?.length).map((entry) => entry.text)).toEqual([])
})

test('once every page stands, an accountant sees orders, money and figures alone', () => {
  const whole = expertMenu.map((group) => ({
    ...group,
    entries: group.entries.map((entry) => ({ ...entry, built: true })),
  }))
  const { permissions = [] } = seededGroups.find(({ key }) => key === 'accountant') ?? {}
  const seen = visibleMenu(whole, expandPermissions(permissions))
    .flatMap((group) => group.entries)
    .flatMap(({ route }) => route ?? [])
  expect(seen).toEqual([
    '/expert/crm/orders',
    '/expert/affiliates',
    '/expert/payments/documents',
    '/expert/reports',
    '/expert/analytics-transactions',
  ])
})

test('the routes are those of the document with learners, payment systems, documents of money, comments and their moderation, each once', () => {
  const routes = expertMenu.flatMap((group) => group.entries).flatMap((entry) => entry.route ?? [])
  expect(routes.filter((route) => !/^\/expert\/(comments|learners)/u.test(route))).toHaveLength(28)
  expect(new Set(routes).size).toBe(routes.length)
})

test('an address belongs to the entry with the longest route that covers it', () => {
  expect(currentRoute(expertMenu, '/expert/courses')).toBe('/expert/courses')
  expect(currentRoute(expertMenu, '/expert/course/12/lesson/3/constructor')).toBe('/expert/courses')
  expect(currentRoute(expertMenu, '/expert/quiz/12')).toBe('/expert/quiz/list')
  expect(currentRoute(expertMenu, '/expert/mailing/templates/7')).toBe('/expert/mailing/templates')
  // Contact settings are a view of this page.
  expect(currentRoute(expertMenu, '/expert/crm/contacts/5')).toBe('/expert/crm/contacts')
  expect(currentRoute(expertMenu, '/expert/coursesque')).toBeUndefined()
})

test.each([
  ['/expert/crm/orders', undefined],
  ['/expert/mailing/templates/5', 'expert.menu_templates'],
  ['/expert/crm/contacts', undefined],
  ['/expert/mailing/templates', 'expert.menu_templates'],
  ['/expert/courses', undefined],
  ['/expert/course/999999', undefined],
  ['/expert/nowhere', undefined],
])('%s belongs to the planned page %s', (pathname, text) => {
  expect(plannedEntry(expertMenu, pathname)?.text).toBe(text)
})

test('a group of one entry has no caption', () => {
  const captions = visibleMenu(expertMenu, expandPermissions(['cabinet_root']))
    .map((group) => ({ ...group, entries: group.entries.filter(({ route }) => route !== undefined) }))
    .filter(({ text, entries }) => text !== undefined && entries.length > 0)
    .map((group) => [group.entries.length > 1, captionOf(group) !== undefined])
  expect(captions).toContainEqual([false, false])
  expect(captions.filter(([isMany, isNamed]) => isMany !== isNamed)).toEqual([])
})
