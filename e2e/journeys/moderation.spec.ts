import { courseStatus } from '@lectern/contract/courses/course-status'
import { callAs, startLesson } from '../support/expert.ts'
import { expect, people, signInQuickly, testOnOwnServer } from '../support/journey.ts'
import { enterAs, expectSound, windowsOf } from '../support/looks.ts'
import { type TextId, textsOf } from '../support/texts.ts'
import { press } from '../support/hands/hands.ts'

const test = testOnOwnServer()
for (const { locale, width } of windowsOf('moderation')) {
  const t = textsOf(locale)
  const words = (id: TextId) => String(t(id))
  // The languages share a server: each looks for its own, and holds nothing of another.
  const spam = `Cheap watches at https://watches.example/${locale}`
  const stopWord = `raffle${locale}`

  test.describe(`in ${locale} at ${width} pixels`, () => {
    test.use({ viewport: { width, height: 900 } })

    test('a learner reports a comment, a moderator hides it and restricts its author, who is let go again', async ({
      page,
      server,
    }) => {
      const lesson = await startLesson(page)
      const expert = await signInQuickly(page, people.expert)
      await callAs(page, expert, 'PUT', `/courses/${lesson.course}`, { status_id: courseStatus.published })
      await callAs(page, expert, 'PUT', `/courses/${lesson.course}/lessons-new/${lesson.lesson}`, {
        status_id: 4,
      })
      const content = { is_comments_disabled: false, is_file_comment_enabled: true }
      const section = await callAs(page, expert, 'POST', `/lessons/${lesson.lesson}/info-section`, {
        name: 'Talk',
        info_units: [{ key: 'talk-unit', type_id: 6, content }],
      })
      const unit = section.info_units[0].id
      const author = await signInQuickly(page, people.newcomer)
      await callAs(page, author, 'POST', `/public/courses/${lesson.course}/join`)
      const { id: comment } = await callAs(page, author, 'POST', '/public/comments', {
        commentable_type: 'info-unit',
        commentable_id: unit,
        text: spam,
      })

      const student = await enterAs(page, server.origin, locale, people.student)
      await callAs(page, student, 'POST', `/public/courses/${lesson.course}/join`)
      await page.goto(`${lesson.link}?comment_id=${comment}`)
      const comments = page.getByRole('region', { name: words('comments.title') })
      const row = comments.getByRole('listitem').filter({ hasText: spam })
      await row.getByRole('button', { name: t('comments.actions') }).click()
      await page.getByRole('menuitem', { name: words('comments.report'), exact: true }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('radio', { name: words('comments.reason_spam') }).check()
      await dialog.getByRole('textbox').fill('The same everywhere')
      await expectSound(page)
      await dialog.getByRole('button', { name: words('comments.report_submit') }).click()
      await expect(page.getByText(words('comments.reported'), { exact: true })).toBeVisible()

      await enterAs(page, server.origin, locale, people.expert)
      await page.goto('/expert/comments')
      const main = page.getByRole('main')
      const reported = main.getByRole('listitem').filter({ hasText: spam })
      await expect(reported).toContainText('The same everywhere')
      await expectSound(page)
      await reported.getByRole('button', { name: words('moderation.restrict') }).click()
      await dialog.getByRole('textbox').fill('Advertising')
      await expectSound(page)
      await dialog.getByRole('button', { name: words('moderation.restrict_submit') }).click()
      await expect(dialog).toHaveCount(0)
      await reported.getByRole('button', { name: words('moderation.hide') }).click()
      await expect(reported).toHaveCount(0)
      await page.goto('/expert/comments?state=decided')
      await expect(reported).toContainText(words('moderation.decided_hide'))

      await enterAs(page, server.origin, locale, people.newcomer)
      await page.goto(`${lesson.link}?comment_id=${comment}`)
      await expect(comments.getByText(words('comments.restricted'))).toBeVisible()
      await expect(comments.getByRole('textbox')).toHaveCount(0)
      await expect(row).toContainText(words('comments.hidden'))
      await expectSound(page)

      await enterAs(page, server.origin, locale, people.expert)
      await page.goto('/expert/comments?tab=people')
      await expect(main.getByRole('row').nth(1)).toBeVisible()
      await expectSound(page)
      await main.getByRole('button', { name: words('moderation.release') }).click()
      await expect(main.getByText(words('moderation.nobody'), { exact: true })).toBeVisible()
      await page.goto('/expert/comments?tab=rules')
      await main.getByRole('textbox', { name: words('moderation.rules_text_label') }).fill('Be kind.')
      await main.getByRole('textbox', { name: words('moderation.stop_words') }).fill(stopWord)
      await main.getByRole('button', { name: words('moderation.rules_save') }).click()
      await expect(page.getByText(t('moderation.rules_saved'))).toBeVisible()
      await page.goto('/expert/comments?tab=log')
      for (const done of [
        'comment_rules',
        'commenter_released',
        'comment_hidden',
        'commenter_restricted',
      ] as const)
        await expect(main.getByText(words(`school.log_${done}`)).first()).toBeVisible()
      await expectSound(page)

      // Writes again, and a stop word waits for a moderator.
      await enterAs(page, server.origin, locale, people.newcomer)
      await page.goto(`${lesson.link}?comment_id=${comment}`)
      await press(comments.getByText(words('comments.rules')))
      await expect(comments.getByText('Be kind.')).toBeVisible()
      await comments.getByRole('textbox').fill(`More ${stopWord}`)
      await comments.getByRole('textbox').press('Enter')
      const held = comments.locator('[data-comment]').filter({ hasText: `More ${stopWord}` })
      await expect(held).toContainText(words('comments.hidden'))

      // Restricted with words in the composer: they stay on the device, and in sight.
      await comments.getByRole('textbox').fill('Not spam at all')
      const { id: authorId } = await callAs(page, author, 'GET', '/user')
      const restrictions = `/cabinet/comment-restrictions/${authorId}`
      await callAs(page, expert, 'PUT', restrictions, { until: null, reason: 'Advertising' })
      await comments.getByRole('textbox').press('Enter')
      await expect(comments.getByText(words('comments.restricted'))).toBeVisible()
      const unsent = comments.getByRole('region', { name: words('comments.unsent') })
      await expect(unsent).toContainText('Not spam at all')
      await expectSound(page)
      await callAs(page, expert, 'DELETE', restrictions)
      await page.reload()
      await expect(comments.getByRole('textbox')).toHaveValue('Not spam at all')
    })
  })
}
