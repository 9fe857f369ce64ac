import { expect, people, test as base } from '../support/journey.ts'
import { linkTo } from '../support/mailbox.ts'
import { actAs, newAddress } from '../support/staff.ts'

/** At any hour one of them is a day away from the server's clock. */
const farZones = ['Etc/GMT+12', 'Pacific/Kiritimati'] as const

const week_ms = 7 * 24 * 60 * 60 * 1000

/** The day until which an invitation holds, where the clock is that of `timeZone`. */
const lastDay = (sentAt: string, timeZone: string): string =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone }).format(Date.parse(sentAt) + week_ms)

for (const timezoneId of farZones) {
  const test = base.extend({ timezoneId })
  test(`a visitor reads dates by the clock of the device (${timezoneId})`, async ({ page }) => {
    const owner = await actAs(page, people.expert)
    const email = newAddress()
    const invitation = { email, access_group_ids: [], permissions: ['practice_list'] }
    const { sent_at } = await owner('POST', '/cabinet/users/invitations', invitation)
    await page.context().clearCookies()
    await page.goto(await linkTo(page, email, '/invitations/'))
    await expect(page.getByRole('main')).toContainText(`until ${lastDay(sent_at, timezoneId)}`)
  })

  test(`an account reads dates by the clock that it chose (${timezoneId})`, async ({ page }) => {
    const email = newAddress()
    const data = { name: 'Journey Person', email, password: 'four words of mine', language: 'en' }
    expect((await page.request.post('/api/v1/auth/register', { data })).ok()).toBe(true)
    const act = await actAs(page, email, data.password)
    await act('PUT', '/students/timezone/auto', { is_auto_timezone: false, time_zone: 'Asia/Tokyo' })
    const owner = await actAs(page, people.expert)
    const invitation = { email, access_group_ids: [], permissions: ['practice_list'] }
    const { sent_at } = await owner('POST', '/cabinet/users/invitations', invitation)
    await actAs(page, email, data.password)
    await page.goto(await linkTo(page, email, '/invitations/'))
    await expect(page.getByRole('button', { name: 'Join the team' })).toBeVisible()
    await expect(page.getByRole('main')).toContainText(`until ${lastDay(sent_at, 'Asia/Tokyo')}`)
  })
}
