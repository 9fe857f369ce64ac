import { withoutLine } from '../support/screens/without-line.ts'
import type { Page } from '@playwright/test'
import { expect, expectAccessible, people, signInQuickly, test } from '../support/journey.ts'
import { makePractice } from '../support/practice.ts'
import { type TextId, textsOf } from '../support/texts.ts'
import { chooseLanguage, expectSound, windowsOf } from '../support/looks.ts'
import { press } from '../support/hands/hands.ts'
import { boxAtRest } from '../support/screens/rest.ts'

const textOf = (paragraphs: number, key = 'unit-of-text') => ({
  key,
  type_id: 3,
  content: {
    text: {
      version: 1,
      doc: {
        type: 'doc',
        content: Array.from({ length: paragraphs }, (_, at) => ({
          type: 'paragraph',
          content: [{ type: 'text', text: `Paragraph ${at + 1} of a text that is read to its end.` }],
        })),
      },
    },
  },
})

const question = {
  ...{ id: 'one-question', type: 'single_answer', name: 'One?', points: 1 },
  answers: [
    { id: 'one-right', text: 'Right', is_correct: true },
    { id: 'one-wrong', text: 'Wrong', is_correct: false },
  ],
}

/** A course with a practice, a short lesson and a long one; the student takes part. */
const makeCourse = async (page: Page, name: string, navigation: 1 | 2) => {
  const made = await makePractice(page, { name })
  const { send, course } = made
  await send('PUT', `/courses/${course}`, { navigation_type_id: navigation })
  const add = async (title: string, paragraphs: number): Promise<string> => {
    const { id, link, sections } = await send('POST', `/courses/${course}/lessons-new`, { title })
    await send('PUT', `/info-section/${sections[0].id}`, { name: '', info_units: [textOf(paragraphs)] })
    await send('PUT', `/courses/${course}/lessons-new/${id}`, { status_id: 4 })
    return link
  }
  return { ...made, short: await add('Short', 1), long: await add('Long', 60), last: await add('Last', 60) }
}

/** A lesson of a long section, one without a name and a short one, in a course with ways below its lessons. */
const makeSections = async (page: Page, name: string) => {
  const { send, course, lesson, link } = await makePractice(page, { name })
  await send('PUT', `/courses/${course}`, { navigation_type_id: 2 })
  const { sections } = await send('GET', `/courses/${course}/lessons-new/${lesson}`)
  await send('PUT', `/info-section/${sections[0].id}`, {
    name: 'Flour',
    info_units: [textOf(40, 'unit-of-flour')],
  })
  const add = (title: string, paragraphs: number) =>
    send('POST', `/lessons/${lesson}/info-section`, {
      name: title,
      info_units: [textOf(paragraphs, `unit-of-${paragraphs}`)],
    })
  const [water, salt] = [await add('', 30), await add('Salt', 1)]
  return { link, flour: Number(sections[0].id), water: Number(water.id), salt: Number(salt.id) }
}

/** Each language once, on a phone and in wide windows. */
const sectionWindows = [
  { locale: 'en', width: 1440 },
  { locale: 'uk', width: 360 },
  { locale: 'ru', width: 1440 },
] as const

for (const { locale, width } of sectionWindows) {
  const t = textsOf(locale)

  test.describe(`by section in ${locale} at ${width} pixels`, () => {
    test.use({ viewport: { width, height: 900 } })

    test('a reader goes through a lesson by its sections, and nothing is asked of the server', async ({
      page,
      server,
    }) => {
      const { link, flour, water, salt } = await makeSections(page, `Sections ${locale} ${width}`)
      await chooseLanguage(page.context(), locale, server.origin)
      // A lesson of texts counts as read after a second, and the page is loaded anew.
      await withoutLine(page.context())
      const isRead = page.waitForResponse(/\/api\/v1\/public\/courses\/[^/]+\/lessons\//)
      await page.goto(link)
      await isRead
      await page.waitForLoadState('networkidle')
      const asked: string[] = []
      page.on('request', (request) => {
        if (request.url().includes('/api/v1/public/')) asked.push(request.url())
      })
      const unnamed = String(t('course.section_number', { number: 2 }))
      const list = page.getByRole('navigation', { name: t('course.sections'), exact: true })
      const way = (id: TextId, name: string) =>
        page.getByRole('link', { name: `${String(t(id))}: ${name}`, exact: true })
      if (width < 1300) {
        await expect(list).toBeHidden()
        await page
          .getByRole('group')
          .filter({ hasText: String(t('course.sections')) })
          .locator('summary')
          .click()
      }
      await expect(list.getByRole('link')).toHaveText(['Flour', unnamed, 'Salt'])
      await expect(list.locator('[aria-current="location"]')).toHaveText('Flour')
      await expectSound(page)

      await list.getByRole('link', { name: 'Salt' }).click()
      await expect(page).toHaveURL(new RegExp(`#section-${salt}$`))
      await expect(page.getByRole('heading', { name: 'Salt' })).toBeFocused()
      await expect(page.getByRole('heading', { name: 'Salt' })).toBeInViewport()
      await expect(list.locator('[aria-current="location"]')).toHaveText('Salt')

      // The way back stands at the foot, for keys too.
      await way('course.section_previous', unnamed).press('Enter')
      await expect(page.locator(`#section-${water}`)).toBeFocused()
      await expect(page).toHaveURL(new RegExp(`#section-${water}$`))
      await expect(list.locator('[aria-current="location"]')).toHaveText(unnamed)
      await way('course.section_previous', 'Flour').press('Enter')
      await expect(page.locator(`#section-${flour}`)).toBeFocused()
      await way('course.section_next', unnamed).first().click()
      await expect(page.locator(`#section-${water}`)).toBeFocused()
      await page.goBack()
      await expect(page).toHaveURL(new RegExp(`#section-${flour}$`))
      expect(asked).toEqual([])
    })
  })
}

test('a section opens at its address without scripts', async ({ page, browser, server }) => {
  const { link, water, salt } = await makeSections(page, 'Sections alone')
  const { cookies } = await page.context().storageState()
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: server.origin })
  await context.addCookies(cookies)
  const plain = await context.newPage()
  await plain.goto(`${link}#section-${salt}`)
  await expect(plain.getByRole('heading', { name: 'Salt' })).toBeInViewport()
  await plain.getByRole('navigation', { name: 'In this lesson' }).getByRole('link').nth(1).click()
  await expect(plain).toHaveURL(new RegExp(`#section-${water}$`))
  await context.close()
})

for (const { locale, width } of windowsOf('lesson-page')) {
  const t = textsOf(locale)

  test.describe(`in ${locale} at ${width} pixels`, () => {
    test.use({ viewport: { width, height: 900 } })

    test('one pair of ways leads to the lessons beside, at the head where the course has none below', async ({
      page,
      server,
    }) => {
      const course = await makeCourse(page, `Ways ${locale} ${width}`, 2)
      await chooseLanguage(page.context(), locale, server.origin)
      const below = page.getByRole('navigation', { name: t('course.neighbours'), exact: true })
      const next = page.getByRole('link', { name: `${String(t('course.lesson_next'))}: Last`, exact: true })
      const first = page.getByText('Paragraph 1 of')
      await page.goto(course.long)
      await expect(below.getByRole('link')).toHaveCount(2)
      await expect(next).toHaveCount(1)
      expect((await boxAtRest(next)).y).toBeGreaterThan((await boxAtRest(first)).y)
      await expectSound(page)
      await page.goto(course.short)
      await expect(first).toBeVisible()
      await expect(below).toBeVisible()

      await course.send('PUT', `/courses/${course.course}`, { navigation_type_id: 1 })
      await page.goto(course.long)
      await expect(next).toHaveCount(1)
      expect((await boxAtRest(next)).y).toBeLessThan((await boxAtRest(first)).y)
      await press(next)
      await expect(page.getByRole('heading', { level: 1, name: 'Last' })).toBeVisible()
    })

    test('the program stays in sight while a long page is scrolled', async ({ page, server }) => {
      const { long } = await makeCourse(page, `Program ${locale} ${width}`, 1)
      await chooseLanguage(page.context(), locale, server.origin)
      await page.goto(long)
      await page.getByText('Paragraph 60 of').scrollIntoViewIfNeeded()
      const program = page.getByRole('navigation', { name: t('course.program'), exact: true })
      if (width < 1300) {
        // In the bar of the school, where it covers no text.
        const opened = page
          .getByRole('banner')
          .getByRole('button', { name: t('course.program'), exact: true })
        await expect(opened).toBeInViewport()
        await opened.click()
        await expect(page.getByRole('dialog').getByRole('link', { name: 'Short' })).toBeVisible()
        await expectAccessible(page)
      } else await expect(program).toBeInViewport()
    })
  })
}

test('a visitor of an open lesson is asked to sign in where the practice stands, and the page fades in', async ({
  page,
}) => {
  const { link, course, lesson, send } = await makePractice(page, { name: 'Open', questions: [question] })
  await send('PUT', `/courses/${course}/lessons-new/${lesson}`, { is_public: true })
  await page.context().clearCookies()
  await page.goto(link)
  const article = page.getByRole('article')
  await expect(article.getByText(/Sign in to do it/)).toBeVisible()
  await expect(article.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', /^\/login\?/)
  await expect(article.getByRole('button', { name: 'Start' })).toHaveCount(0)
  // Who asks for less motion has it at once.
  await expect(article).toHaveCSS('animation-name', 'none')
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await expect(article).toHaveCSS('animation-duration', '0.2s')
  await expect(article).not.toHaveCSS('animation-name', 'none')
  await page.emulateMedia({ reducedMotion: 'reduce' })
})

test('what an address asks of a practice is done and leaves the address', async ({ page }) => {
  const { link, quiz, sendAsStudent, lesson } = await makePractice(page, {
    name: 'Asked',
    questions: [question],
  })
  await page.goto(`${link}?start_quiz_id=${quiz}#quizId-${quiz}`)
  await expect(page).toHaveURL(new RegExp(`${link}#quizId-${quiz}$`))
  const { id } = await sendAsStudent('POST', `/lessons/${lesson}/quizzes/${quiz}/start-attempt`)
  await page.goto(`${link}?quiz_attempt_id=${id}`)
  await expect(page).toHaveURL(new RegExp(`${link}$`))
})

test('the team goes from a lesson to its editor, learners do not; the program has an address', async ({
  page,
}) => {
  const { link, course, lesson } = await makePractice(page, { name: 'Edited' })
  await page.goto(link)
  await expect(page.getByRole('heading', { level: 1, name: 'Edited' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Edit lesson' })).toHaveCount(0)
  await page.goto(`${link}/program`)
  await expect(page).toHaveURL(/\/courses\/[^/]+#program$/)
  await page.context().clearCookies()
  await signInQuickly(page, people.expert)
  await page.goto(link)
  const edit = page.getByRole('link', { name: 'Edit lesson' })
  await expect(edit).toHaveAttribute(
    'href',
    new RegExp(`^/expert/course/${course}/lesson/${lesson}/constructor\\?section=\\d+$`),
  )
})
