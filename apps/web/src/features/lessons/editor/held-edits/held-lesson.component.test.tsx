import * as operations from '@lectern/contract/lessons/held-edits/held-edits.api'
import type { HeldLessonEdits } from '@lectern/contract/lessons/held-edits/held-edits'
import { Menu } from '@lectern/ui/actions/menu'
import { Button } from '@lectern/ui/actions/button'
import { ToastRegion } from '@lectern/ui/feedback/toast-region'
import { toasts } from '@lectern/ui/feedback/toast-store'
import { expectAccessible, expectFits } from '@lectern/ui/testing/look'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { heldEntries } from '../../../../frame/expert/index.ts'
import { useTexts } from '../../../../lib/texts/index.ts'
import { answerCall, refuseCall } from '../../../../testing/network.ts'
import { renderPart } from '../../../../testing/render-part.tsx'
import { HeldLessonPlace } from './held-lesson-place.tsx'
import { useHeldLesson } from './use-held-lesson.ts'

const texts = ['common', 'create-course', 'lesson-editor', 'expert'] as const
const lesson = { id: 7, course_id: 3, image: null, lesson_previews: [] }

const heldWith = (changed: number, state = 'first'): HeldLessonEdits => ({
  since: '2026-03-01T10:00:00.000Z',
  by: 'Olha',
  changes: {
    added: 1,
    removed: 0,
    changed,
    is_order_changed: false,
    are_sections_changed: false,
    settings_changed: true,
  },
  state,
})

const Part = ({ reload }: { reload: () => Promise<void> }) => {
  const { t } = useTexts()
  const editing = { lesson, fields: { title: 'Bread' }, docs: new Map(), state: undefined, reload }
  const work = useHeldLesson(editing, '')
  return (
    <main>
      <h1>Bread</h1>
      <Menu
        label="More"
        entries={heldEntries(work, t)}
        renderTrigger={(attributes) => <Button {...attributes}>More</Button>}
      />
      <HeldLessonPlace work={work} />
      <ToastRegion toasts={toasts} label="Messages" closeLabel="Close" />
    </main>
  )
}

/** A server with one lesson. */
const serve = (start: HeldLessonEdits | null) => {
  const server = { held: start, released: vi.fn(), discarded: vi.fn() }
  answerCall(operations.getHeldEdits, () => ({ data: { held: server.held } }))
  answerCall(operations.holdEdits, () => {
    server.held = heldWith(0)
    return { data: { held: server.held } }
  })
  answerCall(operations.releaseEdits, ({ body }) => {
    server.released(body)
    server.held = null
    return { data: { held: null } }
  })
  answerCall(operations.discardEdits, ({ body }) => {
    server.discarded(body)
    server.held = null
    return { data: { held: null }, version_before: 12 }
  })
  return server
}

for (const [locale, width, waiting] of [
  ['en', 1440, 'Waiting: 1 block added, 2 blocks changed, title or pictures changed. Held by Olha.'],
  ['uk', 390, 'Відкладено: додано 1 блок, змінено 2 блоки, змінено назву або зображення. Хто відклав: Olha.'],
] as const)
  test(`the bar says in ${locale} at ${width} pixels what waits, since when and who holds it`, async () => {
    serve(heldWith(2))
    await renderPart(<Part reload={async () => undefined} />, { texts, locale, width })
    await expect.element(page.getByRole('status').filter({ hasText: waiting })).toBeVisible()
    await expectFits()
    await expectAccessible()
  })

test('a release sends what its dialog has shown, and the focus stays at the place of the bar', async () => {
  const server = serve(heldWith(1, 'old'))
  const reload = vi.fn(async () => undefined)
  await renderPart(<Part reload={reload} />, { texts })
  const open = page.getByRole('button', { name: 'Release edits' })
  await expect.element(open).toBeVisible()
  server.held = heldWith(3, 'new')
  await userEvent.click(open)
  const dialog = page.getByRole('dialog', { name: 'Release held edits?' })
  await expect.element(dialog.getByText('3 blocks changed')).toBeVisible()
  await userEvent.click(dialog.getByRole('button', { name: 'Release edits' }))
  await expect.element(page.getByText('Learners read your edits from now on.')).toBeVisible()
  expect(server.released).toHaveBeenCalledWith({ state: 'new' })
  expect(reload).toHaveBeenCalled()
  await expect.element(page.getByText('Your edits wait.')).not.toBeInTheDocument()
})

test('a change of somebody else stops the release and is told', async () => {
  serve(heldWith(1))
  refuseCall(operations.releaseEdits, 409, 'stale_revision')
  await renderPart(<Part reload={async () => undefined} />, { texts })
  await userEvent.click(page.getByRole('button', { name: 'Release edits' }))
  const dialog = page.getByRole('dialog', { name: 'Release held edits?' })
  await userEvent.click(dialog.getByRole('button', { name: 'Release edits' }))
  await expect.element(dialog.getByText(/Somebody has changed the lesson meanwhile/)).toBeVisible()
})

test('edits are held from the menu by keys, and a discard offers its undo', async () => {
  const server = serve(null)
  await renderPart(<Part reload={async () => undefined} />, { texts })
  page.getByRole('button', { name: 'More' }).element().focus()
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await expect.element(page.getByText(/Your edits wait/)).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'Discard edits' }))
  const dialog = page.getByRole('dialog', { name: 'Discard held edits?' })
  await userEvent.click(dialog.getByRole('button', { name: 'Discard edits' }))
  await expect.element(page.getByText('Held edits discarded')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Undo' })).toBeVisible()
  expect(server.discarded).toHaveBeenCalledWith({ state: 'first' })
})
