import type { Page } from '@playwright/test'
import { callAs, writeText } from '../support/expert.ts'
import { expect, expectAccessible, people, signInQuickly, test } from '../support/journey.ts'
import { textsOf } from '../support/texts.ts'
import { chooseLanguage, windowsOf } from '../support/looks.ts'
import { type } from '../support/hands/hands.ts'

/** A course whose second lesson is empty, and which nobody described. */
const makeCourse = async (page: Page, token: string) => {
  const outline = [{ module: null, lessons: [{ title: 'Flour' }, { title: 'Salt' }] }]
  const { id, slug } = await callAs(page, token, 'POST', '/courses', { title: 'Bread to check', outline })
  const { lessons } = await callAs(page, token, 'GET', `/courses/${id}/program/minimal`)
  const [flour, salt]: { id: number }[] = lessons
  await writeText(page, token, { course: id, lesson: flour?.id ?? 0 }, 'Wheat, rye and water.')
  return { id: Number(id), slug: String(slug), salt: salt?.id ?? 0 }
}

for (const { locale, width } of windowsOf('check-publish'))
  test(`a course is checked, mended, published and handed on, in ${locale} at ${width} pixels`, async ({
    page,
    server,
  }) => {
    const t = textsOf(locale)
    await page.setViewportSize({ width, height: 900 })
    const token = await signInQuickly(page, people.expert)
    await chooseLanguage(page.context(), locale, server.origin)
    const course = await makeCourse(page, token)
    const check = page.getByRole('dialog', { name: t('create-course.check_title', { kind: 'course' }) })
    const openCheck = () =>
      page.getByRole('button', { name: t('create-course.check_open'), exact: true }).click()

    await page.goto(`/expert/course/${course.id}`)
    await openCheck()
    const empty = check.getByRole('link', { name: /Salt/ })
    await expect(empty).toHaveAttribute('href', new RegExp(`/course/${course.id}/lesson/${course.salt}/`))
    await expectAccessible(page)

    await check
      .getByRole('link')
      .filter({ hasText: t('courses.found_no_description', { kind: 'course' }) })
      .click()
    const about = page.getByRole('textbox', { name: t('courses.course_description') })
    await type(about, 'How dough becomes bread')
    await page.getByRole('button', { name: t('courses.settings_save'), exact: true }).click()
    await expect(page.getByText(t('courses.settings_saved'))).toBeVisible()
    await writeText(page, token, { course: course.id, lesson: course.salt }, 'Two spoons.')

    await page.goto(`/expert/course/${course.id}`)
    await openCheck()
    await expect(check.getByRole('link', { name: /Salt/ })).toHaveCount(0)
    await check.getByRole('button', { name: t('courses.publish_go'), exact: true }).click()
    const kind = 'course'
    const sheet = page.getByRole('dialog', { name: t('courses.course_publish', { kind }) })
    await sheet.getByRole('radio', { name: t('courses.enrolment_open') }).check()
    await expectAccessible(page)
    await sheet.getByRole('button', { name: /2 .*(lessons|урок)/ }).click()
    await expect(sheet).toHaveCount(0)

    // Next comes what is to be handed on.
    const share = page.getByRole('dialog')
    const link = share.getByRole('textbox', { name: t('courses.share_link') })
    await expect(link).toHaveValue(new RegExp(`/courses/${course.slug}$`))
    const picture = share.getByRole('img', { name: t('courses.share_picture') })
    await expect
      .poll(() => picture.evaluate((image) => (image instanceof HTMLImageElement ? image.naturalWidth : 0)))
      .toBe(1200)
    await expectAccessible(page)

    await page.goto(`/courses/${course.slug}`)
    await expect(page.getByText('How dough becomes bread')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Salt' })).toBeVisible()

    // It is taken back after a question, and comes back by Undo.
    await page.goto(`/expert/course/${course.id}`)
    const takeBack = async () => {
      await page
        .getByRole('button', { name: t('courses.course_actions', { title: 'Bread to check' }) })
        .click()
      await page.getByRole('menuitem', { name: t('courses.course_unpublish', { kind }) }).click()
      const question = page.getByRole('dialog', { name: t('courses.unpublish_title', { kind }) })
      await question
        .getByRole('button', { name: t('courses.course_unpublish', { kind }), exact: true })
        .click()
      await expect(question).toHaveCount(0)
    }
    await takeBack()
    await page.getByRole('button', { name: t('create-course.undo'), exact: true }).click()
    await expect(page.getByRole('button', { name: t('courses.share'), exact: true })).toBeVisible()
  })
