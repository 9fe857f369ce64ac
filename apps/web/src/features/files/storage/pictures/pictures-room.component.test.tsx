import { closedPicture } from '@lectern/contract/files/kept-pictures'
import { listPictures } from '@lectern/contract/files/files.api'
import { expectAccessible, expectFits } from '@lectern/ui/testing/look'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { answerCall } from '../../../../testing/network.ts'
import { renderPart } from '../../../../testing/render-part.tsx'
import { UsageList } from '../files/usage-list.tsx'
import { PicturesRoom } from './pictures-room.tsx'

const texts = ['common', 'files'] as const

test('covers and portraits lead to where they are changed; those of closed places are only counted', async () => {
  const cover = {
    use: 'course_cover',
    is_open: true,
    url: '/x.webp',
    title: 'Bread',
    link: '/expert/course/1',
  } as const
  answerCall(listPictures, () => ({ data: [cover, closedPicture('portrait')], has_more: false }))
  const onOpen = vi.fn<(folder: number | null) => void>()
  await renderPart(
    <main style={{ padding: 16 }}>
      <PicturesRoom onOpen={onOpen} />
    </main>,
    { texts, width: 390 },
  )
  const link = page.getByRole('link', { name: 'Cover of course “Bread”' })
  await expect.element(link).toHaveAttribute('href', '/expert/course/1')
  await expect.element(page.getByText(/^And 1 more picture in a place/)).toBeVisible()
  await expectAccessible()
  await expectFits()
  await page.getByRole('button', { name: 'Storage' }).click()
  expect(onOpen).toHaveBeenCalledWith(null)
})

const file = { uuid: 'a', original_name: 'rye.png', kind: 'image' } as const
const usage = {
  file: 'a',
  place_type: 'info_unit',
  place_id: 1,
  is_open: true,
  title: 'Dough',
  link: '/lesson',
} as const
const closed = { ...usage, place_id: 2, is_open: false, title: '', link: null }

test('places are named by what stands in them, and closed ones are counted', async () => {
  await renderPart(<UsageList usages={[usage, closed]} files={[file]} />, { texts })
  await expect
    .element(page.getByRole('link', { name: 'Picture in lesson “Dough”' }))
    .toHaveAttribute('href', '/lesson')
  await expect.element(page.getByText('And 1 more place that your role cannot open.')).toBeVisible()
  expect(page.getByRole('listitem').elements()).toHaveLength(1)
})
