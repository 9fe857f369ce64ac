import { SavedState } from '@lectern/ui/feedback/saved-state'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderPart } from '../../testing/render-part.tsx'
import { ExpertPage } from './expert-page.tsx'
import { ShellContext } from './shell-context.ts'

const nothing = () => undefined

const shell = { openMenu: nothing, openCommands: nothing, openKeys: nothing, offer: nothing }

const course = 'Ecology of a small garden for people without much time'

/** The top line of a lesson, with the measures of its actions, beside a menu of this width. */
const show = (title: string, width: number, menu: number, locale: 'en' | 'uk' = 'en') =>
  renderPart(
    <ShellContext value={shell}>
      <div style={{ marginInlineStart: menu }}>
        <ExpertPage
          title={title}
          crumbs={[
            { label: 'Courses', href: '/expert/courses' },
            { label: course, href: '/expert/course/1' },
          ]}
          saved={<SavedState state="stored" text="Stored 12:03:05" />}
          actions={<div style={{ inlineSize: 390, blockSize: 36 }} />}
        >
          A lesson
        </ExpertPage>
      </div>
    </ShellContext>,
    { locale, width, texts: ['common', 'expert'] },
  )

const isCut = (element: Element) => element.scrollWidth > element.clientWidth + 1

const title = page.getByRole('heading', { level: 1 })
const courseCrumb = page.getByRole('link', { name: course })

test('at 1024 the title of a lesson is whole, and its course gives way', async () => {
  await show('What plants need', 1024, 56)
  await expect.element(title).toBeVisible()
  expect(isCut(title.element())).toBe(false)
  expect(isCut(page.getByRole('link', { name: 'Courses' }).element())).toBe(false)
  expect(isCut(courseCrumb.element())).toBe(true)
  expect(courseCrumb.element().getBoundingClientRect().width).toBeGreaterThan(48)
  await expect.element(courseCrumb).toHaveAttribute('title', course)
})

const menu = page.getByRole('button', { name: 'Show the whole path' })

/** What is seen of a text that does not fit, in pixels. */
const shownOf = (element: Element) => (isCut(element) ? element.clientWidth : Infinity)

test.each([
  ['en', 1024, 232],
  ['en', 1024, 200],
  ['en', 1100, 232],
  ['uk', 1024, 232],
] as const)(
  'in %s at %i beside %i no name is left as a stub: the path folds',
  async (locale, width, side) => {
    await show('How plants drink and breathe in the night', width, side, locale)
    await expect.element(title).toBeVisible()
    const crumbs = () => [...document.querySelectorAll('nav li > a')].filter((each) => each.clientWidth > 0)
    await expect.poll(() => crumbs().every((crumb) => shownOf(crumb) >= 52)).toBe(true)
    expect(shownOf(title.element())).toBeGreaterThanOrEqual(120)
  },
)

test('a folded path opens as a menu, and unfolds where there is room again', async () => {
  await show('How plants drink and breathe in the night', 1024, 232)
  await menu.click()
  await expect
    .element(page.getByRole('menuitem', { name: course }))
    .toHaveAttribute('href', '/expert/course/1')
  await page.viewport(1600, 900)
  await expect.element(courseCrumb).toBeVisible()
  await expect.element(menu).not.toBeInTheDocument()
})

test.each([
  [1280, 232],
  [1024, 56],
  [1024, 232],
  [901, 232],
])(
  'a long title keeps inside the line, whole as a tooltip, in a window of %i beside a menu of %i',
  async (width, menu) => {
    const long = 'What plants need to live through a long and dark winter, and who else lives from them'
    await show(long, width, menu)
    await expect.element(title).toHaveAttribute('title', long)
    const bar = title.element().closest('header')
    const parts = [...(bar?.children ?? [])]
      .map((part) => part.getBoundingClientRect())
      .filter((box) => box.width > 0)
    const overlaps = parts.filter((box, at) => box.left < (parts[at - 1]?.right ?? 0) - 1)
    expect(overlaps).toEqual([])
    expect(parts.at(-1)?.right).toBeLessThanOrEqual(width)
  },
)

test('the word of the menu before a title stays whole and leaves no gap', async () => {
  await renderPart(
    <ShellContext value={shell}>
      <ExpertPage
        title={'A course with a very long name '.repeat(8)}
        crumbs={[{ label: 'Files', href: '/expert' }]}
      >
        A course
      </ExpertPage>
    </ShellContext>,
    { width: 1024, texts: ['common', 'expert'] },
  )
  const word = page.getByRole('link', { name: 'Files' })
  await expect.element(word).toBeVisible()
  expect(isCut(word.element())).toBe(false)
  const gap = title.element().getBoundingClientRect().left - word.element().getBoundingClientRect().right
  expect(gap).toBeLessThan(24)
})
