import type { Page } from '@playwright/test'
import { expect, people, signInQuickly, testOnOwnServer } from '../support/journey.ts'
import { makePractice } from '../support/practice.ts'
import { type TextId, textsOf } from '../support/texts.ts'
import { chooseLanguage, expectSound, windowsOf } from '../support/looks.ts'
import { press } from '../support/hands/hands.ts'

const test = testOnOwnServer()

for (const { locale, width } of windowsOf('preview-as')) {
  const t = textsOf(locale)

  test.describe(`in ${locale} at ${width} pixels`, () => {
    test.use({ viewport: { width, height: 900 } })
    const button = (page: Page, id: TextId) => page.getByRole('button', { name: t(id), exact: true })
    const dialog = (page: Page) => page.getByRole('dialog', { name: t('account.preview_title'), exact: true })
    const banner = (page: Page) => page.getByRole('region', { name: t('account.preview_title'), exact: true })
    const kind = (page: Page, id: 'course_setting' | 'offer' | 'user') =>
      dialog(page).getByRole('button', { name: new RegExp(`^${t(`account.preview_kind_${id}`)}`, 'u') })
    const locked = (page: Page) => page.getByRole('heading', { name: t('course.locked_title'), exact: true })

    test('the team looks at a course as each kind of viewer, at another moment, and is told of', async ({
      page,
      server,
    }) => {
      const { course, lesson, link, send, sendAsStudent } = await makePractice(page, {
        name: `Seen ${locale} ${width}`,
      })
      const { name } = await sendAsStudent('GET', '/user')
      const { product_id: product } = await send('GET', `/courses/${course}`)
      const later = await send('POST', `/courses/${course}/lessons-new`, { title: 'On the third day' })
      const moment = { kind: 'after_days', days: 2, hour: null }
      await send('PUT', `/courses/${course}/lessons-new/${later.id}`, {
        status_id: 4,
        release: { moment, time_zone: 'Europe/Kyiv', after_lesson_ids: [] },
      })
      const title = `Only the later lesson ${locale} ${width}`
      const content = {
        kind: 'chosen',
        lesson_ids: [later.id],
        sections: [],
        new_content: { kind: 'none' },
      }
      await send('POST', '/offers', {
        title,
        products: [
          { product_id: product, content, delays: null, length: null, is_checkpoint_skipped: false },
        ],
      })
      const lessonLink = String((await send('GET', `/courses/${course}/lessons-new/${later.id}`)).link)

      await page.context().clearCookies()
      await signInQuickly(page, people.expert)
      await chooseLanguage(page.context(), locale, server.origin)
      await page.goto(link)
      await expect(banner(page)).toContainText(t('account.preview_as_team'))
      await expectSound(page)

      // An offer: searched for by three characters at least, and taken by a press of its own.
      await button(page, 'account.preview_open').click()
      await kind(page, 'offer').click()
      const search = dialog(page).getByRole('searchbox')
      const confirm = dialog(page).getByRole('button', { name: t('account.preview_confirm'), exact: true })
      await expect(dialog(page).getByRole('radio', { name: title })).toBeVisible()
      await expect(confirm).toBeDisabled()
      await search.fill('On')
      await expect(dialog(page).getByText(t('account.preview_short'))).toBeVisible()
      await search.fill('nothing of the kind')
      await expect(dialog(page).getByText(t('account.preview_nothing_found'))).toBeVisible()
      await search.fill('Only the')
      await dialog(page).getByRole('radio', { name: title }).check()
      await expectSound(page)
      await confirm.click()
      await expect(banner(page)).toContainText(t('account.preview_as_offer', { name: title }))
      await expect(banner(page)).toContainText(t('account.preview_nothing_noted'))
      await expect(
        page.getByText(t('course.lock_not_in_offer')).filter({ visible: true }).first(),
      ).toBeVisible()
      await expectSound(page)

      // A participant, in whose eyes the lesson is open; nothing of theirs changes.
      const before = await sendAsStudent(
        'GET',
        `/public/courses/${(await send('GET', `/courses/${course}`)).slug}`,
      )
      await button(page, 'account.preview_change').click()
      await kind(page, 'user').click()
      await dialog(page).getByRole('radio', { name }).check()
      await confirm.click()
      await expect(banner(page)).toContainText(t('account.preview_as_user', { name }))
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expectSound(page)
      expect(await sendAsStudent('GET', `/public/courses/${before.slug}`)).toEqual(before)

      // The course as anybody has it who joins: its later lesson is closed now, and open at another moment.
      await page.goto(lessonLink)
      await press(button(page, 'account.preview_change'))
      await kind(page, 'course_setting').click()
      await expect(banner(page)).toContainText(t('account.preview_as_course_setting'))
      await expect(locked(page)).toBeVisible()
      await button(page, 'account.preview_change').click()
      await dialog(page).getByText(t('account.preview_when_other'), { exact: true }).click()
      const segments = dialog(page).getByRole('spinbutton')
      await segments.first().click()
      await page.keyboard.type(locale === 'en' ? '05032027' : '03052027')
      await page.keyboard.type('1200')
      await expectSound(page)
      await kind(page, 'course_setting').click()
      await expect(banner(page)).toContainText('2027')
      await expect(locked(page)).toHaveCount(0)
      await expectSound(page)

      await button(page, 'account.preview_leave').click()
      await expect(banner(page)).toContainText(t('account.preview_as_team'))
      expect(lesson).toBeGreaterThan(0)

      await page.context().clearCookies()
      await signInQuickly(page, people.student)
      await chooseLanguage(page.context(), locale, server.origin)
      await page.goto('/account/history')
      const looks = page
        .getByRole('region')
        .or(page.locator('section'))
        .filter({ hasText: t('account.looks') })
      await expect(looks.last()).toContainText(`Seen ${locale} ${width}`)
      await expectSound(page)
      await page.goto(link)
      await expect(banner(page)).toHaveCount(0)
    })
  })
}
