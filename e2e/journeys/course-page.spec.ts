import type { Browser, Page } from '@playwright/test'
import { callAs } from '../support/expert.ts'
import { expect, expectAccessible, people, signInQuickly, testOnOwnServer } from '../support/journey.ts'
import { onDisk, picture } from '../support/media.ts'
import { openAs } from '../support/staff.ts'
import { type TextId, textsOf } from '../support/texts.ts'
import { chooseLanguage, expectFitting, expectSound, windowsOf } from '../support/looks.ts'
import { press, type } from '../support/hands/hands.ts'

// Its published courses would crowd those of the demo from the front page.
const test = testOnOwnServer()

/** A published course of two lessons, described by nobody. */
const makeCourse = async (page: Page, title: string, type_id = 1) => {
  const token = await signInQuickly(page, people.expert)
  const outline = [{ module: null, lessons: [{ title: 'Flour' }, { title: 'Water' }] }]
  const { id, link } = await callAs(page, token, 'POST', '/courses', { title, type_id, outline })
  await callAs(page, token, 'PUT', `/courses/${id}`, { status_id: 4 })
  return { id: Number(id), link: String(link) }
}

const openVisitor = async (browser: Browser, origin: string, locale: string, width: number) => {
  const context = await browser.newContext({ baseURL: origin, viewport: { width, height: 900 } })
  await chooseLanguage(context, locale, origin)
  return context.newPage()
}

for (const { locale, width } of windowsOf('course-page'))
  test(`an owner writes the page of a course where it stands, in ${locale} at ${width} pixels`, async ({
    page,
    browser,
    server,
  }) => {
    const t = textsOf(locale)
    await page.setViewportSize({ width, height: 900 })
    const course = await makeCourse(page, `Bread in ${locale} at ${width}`)
    await chooseLanguage(page.context(), locale, server.origin)
    const field = (id: TextId, values = {}) => page.getByRole('textbox', { name: t(id, values), exact: true })
    const button = (id: TextId, values = {}) => page.getByRole('button', { name: t(id, values), exact: true })

    await page.goto(`/expert/course/${course.id}?tab=settings`)
    await press(page.getByRole('link', { name: t('courses.public_page_edit'), exact: true }))
    await expect(page).toHaveURL(new RegExp(`${course.link}\\?page=edit$`))
    await expect(page.getByText(t('front-page.course_gains_help'))).toBeVisible()
    await expectAccessible(page)

    await field('front-page.course_lead').fill('Bread from three things')
    for (const [at, words] of ['Bake on a weekday', 'Keep a starter alive'].entries()) {
      await button('front-page.add_gain').click()
      await field('front-page.gain', { number: at + 1 }).fill(words)
    }
    await button('front-page.move_up', { name: 'Keep a starter alive' }).click()
    await type(field('course.about_title', { kind: 'course' }), 'Four evenings and an oven.')
    await page.getByLabel(t('front-page.teacher'), { exact: true }).selectOption({ label: 'Demo Expert' })
    await field('front-page.teacher_words').fill('I burnt a hundred.')
    await button('front-page.add_doubt').click()
    await field('front-page.question', { number: 1 }).fill('Do I need a mixer?')
    await expect(page.getByText(t('front-page.course_incomplete'))).toBeVisible()
    await expect(button('front-page.save')).toBeDisabled()

    await page.reload()
    await expect(page.getByText(t('front-page.draft_back'))).toBeVisible()
    await expect(field('front-page.gain', { number: 1 })).toHaveValue('Keep a starter alive')
    await expect(field('course.about_title', { kind: 'course' })).toHaveText('Four evenings and an oven.')
    await field('front-page.answer', { number: 1 }).fill('No.')
    await expectSound(page)
    await button('front-page.save').click()

    await expect(page.getByText('Bread from three things')).toBeVisible()
    await expect(page.getByRole('link', { name: t('course.page_edit'), exact: true })).toBeVisible()
    await expectFitting(page)

    const visitor = await openVisitor(browser, server.origin, locale, width)
    await visitor.goto(`${course.link}?page=edit`)
    await expect(visitor.getByRole('heading', { name: t('course.gains_title') })).toBeVisible()
    await expect(visitor.getByRole('listitem').filter({ hasText: /starter|weekday/ })).toHaveText([
      'Keep a starter alive',
      'Bake on a weekday',
    ])
    await expect(visitor.getByText('Four evenings and an oven.')).toBeVisible()
    await expect(visitor.getByText('I burnt a hundred.')).toBeVisible()
    await expect(visitor.getByText('No.', { exact: true })).toBeVisible()
    await expect(visitor.getByRole('heading', { name: t('course.for_whom_title') })).toHaveCount(0)
    await expect(visitor.getByRole('link', { name: t('course.page_edit') })).toHaveCount(0)
    await expectSound(visitor)
    await visitor.context().close()
  })

test('what somebody else saved of a page meanwhile is not written over without a word', async ({
  page,
  browser,
  server,
}) => {
  const course = await makeCourse(page, 'Written by two')
  const other = await openAs(browser, server.origin, people.expert)
  const lead = (who: Page) => who.getByRole('textbox', { name: 'Promise in a sentence or two' })
  for (const who of [page, other]) {
    await who.goto(`${course.link}?page=edit`)
    await expect(lead(who)).toBeVisible()
  }
  await lead(other).fill('Written first')
  await other.getByRole('button', { name: 'Save the page' }).click()
  await expect(other.getByText('Written first')).toBeVisible()

  await lead(page).fill('Written second')
  await page.getByRole('button', { name: 'Save the page' }).click()
  await expect(page.getByText('Somebody else saved this page meanwhile.')).toBeVisible()
  await expect(lead(page)).toHaveValue('Written second')
  await page.getByRole('button', { name: 'Take theirs' }).click()
  await expect(lead(page)).toHaveValue('Written first')
  await other.context().close()
})

test('the cover of a marathon is chosen on its page, taken back and saved; the check leads to what is missing', async ({
  page,
}) => {
  const marathon = await makeCourse(page, 'Thirty days of bread', 2)
  await page.goto(`/expert/course/${marathon.id}`)
  await press(page.getByRole('button', { name: 'Check', exact: true }))
  await page.getByRole('link', { name: /^The page does not say what learners will gain/ }).click()
  await expect(page.getByRole('heading', { name: 'About the marathon' })).toBeVisible()
  const cover = page.getByRole('group', { name: 'Cover' })
  const choose = async () => {
    const chooser = page.waitForEvent('filechooser')
    await cover.getByRole('button', { name: 'Choose a picture' }).click()
    await (await chooser).setFiles(onDisk(picture('cover.png', '1600x1200')))
    await page.getByRole('button', { name: 'Use this picture' }).click()
    await expect(cover.locator('img[src^="/pictures/"]')).toBeVisible()
  }
  await choose()
  await page.getByRole('button', { name: 'Undo changes' }).click()
  await expect(cover.locator('svg[data-ground]')).toBeVisible()
  await choose()
  await page.getByRole('button', { name: 'Save the page' }).click()
  await expect(page.locator('header img[src^="/pictures/"]')).toBeVisible()
  await page.goto(`/expert/course/${marathon.id}?tab=settings`)
  await expect(page.getByRole('group', { name: 'Cover' }).locator('img[src^="/pictures/"]')).toBeVisible()
  await expect(page.getByRole('switch', { name: 'Certificate' })).toHaveCount(0)
  await expectAccessible(page)
})
