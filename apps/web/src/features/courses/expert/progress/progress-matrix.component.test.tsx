import type { LessonProgressCount } from '@lectern/contract/courses/progress/progress'
import { expectAccessible } from '@lectern/ui/testing/look'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderPart } from '../../../../testing/render-part.tsx'
import { ProgressMatrix } from './progress-matrix.tsx'

const short = 'Water'
const usual = 'What plants need in a long winter'
const long = 'Ґрунт, вода і світло: що потрібно рослинам протягом року, а чого їм не варто давати ніколи'

const lessonOf = (title: string, at: number): LessonProgressCount => ({
  id: at + 1,
  title,
  module: 'Plants',
  has_practice: false,
  started: 3,
  done: 2,
  stuck: 0,
})

const wordsOf = (title: string) =>
  page.getByTitle(title, { exact: false }).element().querySelector('[aria-hidden]')

/** Whether the letter at this place of a turned title is drawn within the title, of which all else is cut off. */
const isDrawn = (title: string, at: number): boolean => {
  const words = wordsOf(title)
  const text = words?.lastChild
  if (!words || !text) return false
  const range = document.createRange()
  const place = at < 0 ? title.length + at : at
  range.setStart(text, place)
  range.setEnd(text, place + 1)
  const [letter, box] = [range.getBoundingClientRect(), words.getBoundingClientRect()]
  return (
    letter.height > 0 &&
    letter.top >= box.top - 1 &&
    letter.bottom <= box.bottom + 1 &&
    letter.right <= box.right + 1
  )
}

test.each([1440, 390])(
  'at %i turned titles begin at their bar, and only very long ones are cut',
  async (width) => {
    await renderPart(
      <main>
        <h1>Progress</h1>
        <ProgressMatrix
          people={[]}
          lessons={[short, usual, long].map(lessonOf)}
          participants={4}
          onOpen={() => undefined}
        />
      </main>,
      { width, texts: ['common', 'create-course', 'participants'] },
    )
    await expect.element(page.getByRole('table')).toBeVisible()
    expect([short, usual, long].map((title) => isDrawn(title, 0))).toEqual([true, true, true])
    expect([short, usual, long].map((title) => isDrawn(title, -1))).toEqual([true, true, false])
    await expect.element(page.getByTitle(new RegExp(long))).toBeVisible()
    await expectAccessible()
  },
)
