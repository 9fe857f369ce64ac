import { countBegun } from '@lectern/contract/courses/program.api'
import { lessonStatus } from '@lectern/contract/lessons/lesson-status'
import { ToastRegion } from '@lectern/ui/feedback/toast-region'
import { toasts } from '@lectern/ui/feedback/toast-store'
import { expectAccessible, expectFits } from '@lectern/ui/testing/look'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { answerCall, refuseCall } from '../../../testing/network.ts'
import { renderPart } from '../../../testing/render-part.tsx'
import type { LessonDraft } from './lesson-kind.ts'
import { PublishLesson } from './publish-lesson.tsx'

const fields: LessonDraft = {
  course_id: 3,
  title: 'Bread',
  status_id: lessonStatus.published,
  is_public: false,
  is_open: false,
  is_skip_checkpoint: false,
  section_ids: [],
}

/** A published lesson, and what is written into it. */
const show = async (locale: 'en' | 'uk' = 'en') => {
  const edit = vi.fn<(next: LessonDraft) => void>()
  const kept = { edit, state: () => undefined }
  await renderPart(
    <main>
      <h1>Bread</h1>
      <PublishLesson course={3} lesson={7} kept={kept} fields={fields} />
      <ToastRegion toasts={toasts} label="Messages" closeLabel="Close" />
    </main>,
    { locale, width: 390, texts: ['common', 'create-course', 'lesson-editor'] },
  )
  return edit
}

const unpublish = page.getByRole('button', { name: 'Unpublish lesson' })
const dialog = page.getByRole('dialog')

test('before a lesson is unpublished it says how many have begun it, and it can be undone', async () => {
  answerCall(countBegun, ({ query }) => {
    expect(query).toEqual({ lesson_ids: '7' })
    return { data: { learners: 5 } }
  })
  const edit = await show()
  await unpublish.click()
  await expect.element(dialog).toMatchTextContent(/5 learners have begun it/)
  expect(edit).not.toHaveBeenCalled()
  await expectFits()
  await expectAccessible()
  await dialog.getByRole('button', { name: 'Unpublish lesson' }).click()
  expect(edit).toHaveBeenLastCalledWith({ ...fields, status_id: lessonStatus.draft })
  await page.getByRole('button', { name: 'Undo' }).click()
  expect(edit).toHaveBeenLastCalledWith({ ...fields, status_id: lessonStatus.published })
})

test('it can be left as it is', async () => {
  answerCall(countBegun, () => ({ data: { learners: 0 } }))
  const edit = await show()
  await unpublish.click()
  await expect.element(dialog).toMatchTextContent(/Nobody has begun it/)
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(edit).not.toHaveBeenCalled()
})

test('without the count it says what happens all the same', async () => {
  refuseCall(countBegun, 500, 'internal_error')
  await show()
  await unpublish.click()
  await expect.element(dialog).toMatchTextContent(/answers and progress are kept/)
})
