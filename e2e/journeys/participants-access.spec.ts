import type { Page } from '@playwright/test'
import { expect, people, testOnOwnServer } from '../support/journey.ts'
import { makePractice } from '../support/practice.ts'
import { type TextId, textsOf } from '../support/texts.ts'
import { enterAs, expectSound, windowsOf } from '../support/looks.ts'

const test = testOnOwnServer()

for (const { locale, width } of windowsOf('participants-access')) {
  const t = textsOf(locale)

  test.describe(`in ${locale} at ${width} pixels`, () => {
    test.use({ viewport: { width, height: 900 } })
    const enter = (page: Page, origin: string, email: string) => enterAs(page, origin, locale, email)
    const button = (page: Page, id: TextId) => page.getByRole('button', { name: t(id), exact: true })
    const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name })

    /** Chooses one participant, and what is done to their access. */
    const choose = async (page: Page, name: string, what: TextId) => {
      await page.getByRole('checkbox', { name: t('expert.bulk_select', { name }), exact: true }).check()
      await button(page, 'participants.access_change').click()
      await page.getByRole('menuitem', { name: t(what), exact: true }).click()
    }

    test('access is paused, explained, given back and extended after its end', async ({ page, server }) => {
      const { course, lesson, link, send, sendAsStudent } = await makePractice(page, {
        name: `Paused ${locale} ${width}`,
      })
      const { id: userId, name } = await sendAsStudent('GET', '/user')
      const { product_id: product } = await send('GET', `/courses/${course}`)
      const change = (action: object) =>
        send('POST', `/products/${product}/participants/access`, { user_ids: [userId], action })
      const list = `/expert/course/${course}?tab=participants`
      const isOpen = async () => (await sendAsStudent('GET', `/public/lessons/${lesson}`)).is_lesson_available

      await enter(page, server.origin, people.expert)
      await page.goto(list)
      await choose(page, name, 'participants.access_freeze')
      const pause = page.getByRole('dialog', {
        name: t('participants.access_freeze_title', { count: 1 }),
        exact: true,
      })
      await expect(pause).toContainText(t('participants.access_freeze_open_preview', { count: 1 }))
      await pause.getByRole('button', { name: t('participants.access_freeze_confirm'), exact: true }).click()
      await expect(row(page, name)).toContainText(t('participants.access_state_frozen'))
      await expectSound(page)

      await row(page, name).getByText(name, { exact: true }).click()
      const sheet = page.getByRole('dialog', { name, exact: true })
      await expect(sheet).toContainText(t('participants.why_frozen'))
      await expect(sheet).toContainText(t('participants.access_change_frozen'))
      await expectSound(page)
      await page.keyboard.press('Escape')
      await expect(sheet).toBeHidden()

      await expect.poll(isOpen).toBe(false)
      await enter(page, server.origin, people.student)
      await page.goto(link)
      await expect(
        page.getByText(t('course.lock_access_frozen')).filter({ visible: true }).first(),
      ).toBeVisible()

      await enter(page, server.origin, people.expert)
      await page.goto(`${list}&standing=frozen`)
      await choose(page, name, 'participants.access_unfreeze')
      await expect(page.getByText(t('create-course.participants_none_found'))).toBeVisible()
      await expect.poll(isOpen).toBe(true)

      await change({ kind: 'end', ends_at: new Date(Date.now() - 60_000).toISOString() })
      await page.goto(`${list}&standing=expired`)
      await choose(page, name, 'participants.access_extend')
      const extend = page.getByRole('dialog', {
        name: t('participants.access_extend_title', { count: 1 }),
        exact: true,
      })
      await expectSound(page)
      await extend.getByRole('button', { name: t('participants.access_extend_confirm'), exact: true }).click()
      await expect(page.getByText(t('create-course.participants_none_found'))).toBeVisible()
      await expect.poll(isOpen).toBe(true)
    })
  })
}
