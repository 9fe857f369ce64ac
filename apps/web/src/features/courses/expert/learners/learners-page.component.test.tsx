import { type Learner, listLearners } from '@lectern/contract/courses/learners/learners.api'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answerCall, refuseCall } from '../../../../testing/network.ts'
import { renderPart } from '../../../../testing/render-part.tsx'
import { Learners } from './learners-page.tsx'

const product = (number: number): Learner['products']['data'][number] => ({
  product_id: number,
  kind: 'course',
  place_id: number + 100,
  title: `Course ${number}`,
  state: 'active',
  frozen_until: null,
  started_at: '2026-10-01T10:00:00.000Z',
  ends_at: null,
  progress: number * 10,
})
const rita: Learner = {
  user: { id: 5, name: 'Rita', email: 'rita+1@example.org', avatar_url: null },
  joined_at: '2026-09-01T10:00:00.000Z',
  last_visit_at: '2026-11-20T10:00:00.000Z',
  products: {
    data: [
      product(1),
      { ...product(2), state: 'waiting' },
      { ...product(3), kind: 'closed_group', progress: null },
    ],
    has_more: false,
  },
}
const sam: Learner = {
  user: { id: 6, name: 'Sam', email: 'sam@example.org', avatar_url: null },
  joined_at: '2026-08-01T10:00:00.000Z',
  last_visit_at: null,
  products: { data: [product(1)], has_more: false },
}
const answer = (data: Learner[]) => ({
  data,
  meta: { current_page: 1, per_page: 15, total: data.length, last_page: 1 },
  links: { next: null },
  products: [{ id: 1, name: 'Course 1' }],
})
const show = (search = {}) =>
  renderPart(<Learners search={search} />, {
    texts: ['common', 'create-course', 'participants', 'school', 'expert'],
  })

test('a row opens the products of a learner, each leading to them there', async () => {
  answerCall(listLearners, () => answer([rita, sam]))
  await show()
  const row = page.getByRole('row').filter({ hasText: 'Rita' })
  await expect.element(row.getByText('and 1 more').first()).toBeInTheDocument()
  await row.click()
  const sheet = page.getByRole('dialog', { name: 'Rita' })
  const words = 'q=rita%2B1%40example.org'
  const ways: [string, string][] = [
    ['Course 1', `/expert/course/101?tab=progress&${words}`],
    ['Course 2', `/expert/course/102?tab=participants&standing=waiting&${words}`],
    ['Course 3', `/expert/closed-group/detail/103/settings/edit?tab=access&${words}`],
  ]
  for (const [name, href] of ways)
    await expect.element(sheet.getByRole('link', { name })).toHaveAttribute('href', href)
  await expect.element(sheet.getByText('Waiting list')).toBeVisible()
})

test('the arrows walk through the list, Enter opens a learner, Escape closes them', async () => {
  answerCall(listLearners, () => answer([rita, sam]))
  await show()
  await expect.element(page.getByRole('row').filter({ hasText: 'Sam' })).toBeVisible()
  page.getByRole('row').filter({ hasText: 'Rita' }).element().focus()
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await expect.element(page.getByRole('dialog', { name: 'Sam' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
})

test('the address asks for a product, a state, a time of the last visit and an order', async () => {
  const asked: unknown[] = []
  answerCall(listLearners, ({ query }) => {
    asked.push(query)
    return answer([])
  })
  await show({ q: 'rita', product: 1, standing: 'expired', activity: 'away', sorted: 'visit' })
  await expect.element(page.getByText('No such learners')).toBeVisible()
  expect(asked[0]).toMatchObject({
    search: 'rita',
    product: '1',
    state: 'expired',
    activity: 'away',
    sort: 'visit',
  })
})

test('a school without learners says where people are invited', async () => {
  answerCall(listLearners, () => answer([]))
  await show()
  await expect.element(page.getByText('No learners yet')).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Open courses' }))
    .toHaveAttribute('href', '/expert/courses')
})

test('a list that did not come can be asked for again', async () => {
  refuseCall(listLearners, 500, 'internal')
  await show()
  await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible()
})
