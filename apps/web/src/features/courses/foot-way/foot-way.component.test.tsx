import type { PublicCourse } from '@lectern/contract/courses/course'
import { expectAccessible, expectFits } from '@lectern/ui/testing/look'
import { useRef } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderPart } from '../../../testing/render-part.tsx'
import { FootWay } from './foot-way.tsx'

const course: PublicCourse = {
  ...{ id: 1, product_id: 1, title: 'Bread', slug: 'bread', link: '/courses/bread', description: '' },
  ...{ cover: { url: null, color: '#3965ff' }, type_id: 1, is_announced: false, author: null },
  ...{ lessons_count: 1, practices_count: 0, reading_minutes: 3, is_free: true, price: null },
  ...{ is_course_subscribed: false, progress: null, preview_url: '', can_join: true },
  ...{ is_pre_subscription_enabled: false, can_pre_subscribe: false, is_course_pre_subscribed: false },
  ...{ is_product_on_sale: false, offers: [], is_user_expert: false, is_closed_by_school: false },
  ...{ about_html: '', language: null, look: {}, labels: {}, navigation_type_id: 1, modules: [] },
  ...{ continue_link: null, finished_link: null, available_lessons_ids: [], lessons: [] },
  firstInaccessibleLesson: null,
}

const Page = ({ course: shown }: { course: PublicCourse }) => {
  const above = useRef<HTMLDivElement>(null)
  const start = { busy: false, error: null, run: () => undefined }
  return (
    <main style={{ padding: '0 16px', display: 'grid' }}>
      <h1>Bread</h1>
      <div ref={above}>The way in</div>
      <p style={{ blockSize: 3000 }}>Program</p>
      <FootWay course={shown} isSignedIn={false} start={start} above={above} />
      <p style={{ blockSize: 1500 }}>Doubts</p>
    </main>
  )
}

const show = (change: Partial<PublicCourse>, width: number, height = 800) =>
  renderPart(<Page course={{ ...course, ...change }} />, { texts: ['common', 'course'], width, height })

const join = page.getByRole('link', { name: 'Start learning' })
const placeOf = () => join.element().getBoundingClientRect()

test('on a phone the way in comes to the foot of the window once the one above is out of view', async () => {
  await show({}, 390)
  await expect.element(page.getByText('The way in')).toBeVisible()
  await expect.element(join).not.toBeInTheDocument()
  window.scrollTo(0, 1200)
  await expect.element(join).toBeVisible()
  await expect.poll(() => Math.round(window.innerHeight - placeOf().bottom)).toBe(8)
  await expect.element(page.getByText('Free')).toBeVisible()
  await expectAccessible()
  await expectFits()
  window.scrollTo(0, 0)
  await expect.element(join).not.toBeInTheDocument()
})

test('at 400 % zoom it stays in its place below the program', async () => {
  await show({}, 320, 200)
  window.scrollTo(0, 1200)
  await expect.element(join).toBeVisible()
  expect(placeOf().top).toBeGreaterThan(window.innerHeight)
})

test.each([
  ['has something left', { continue_link: '/l', progress: 40 }, 'Continue'],
  ['has done nothing yet', { continue_link: '/l', progress: 0 }, 'Start learning'],
] as const)('a participant who %s goes on from there', async (_, change, words) => {
  await show({ is_course_subscribed: true, can_join: false, ...change }, 1440)
  window.scrollTo(0, 2900)
  await expect.element(page.getByRole('link', { name: words })).toBeVisible()
  await expect.element(page.getByText('Free')).not.toBeInTheDocument()
})

test('a course that nobody joins by themselves has no button there', async () => {
  await show({ can_join: false, is_free: false }, 390)
  window.scrollTo(0, 1200)
  await expect.element(page.getByText('Program')).toBeInTheDocument()
  expect(page.getByRole('link').elements()).toEqual([])
})
