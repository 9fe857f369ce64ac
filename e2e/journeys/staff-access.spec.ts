import { expect, expectAccessible, people, signInQuickly } from '../support/journey.ts'
import { actAs, chooseInSchoolMenu, expectToast, makeMember, openAs, rowOf, test } from '../support/staff.ts'

test.describe('access control', () => {
  const lesson = '/courses/how-to-learn-a-short-course/why-rereading-feels-like-learning'
  const off = {
    is_enabled: false,
    allow_masks: [],
    deny_masks: [],
    session_limit: null,
    device_limit: null,
  }

  test('refuses in words what would lock out, limits browsers, and lets people free a place', async ({
    page,
    browser,
    server,
  }) => {
    await signInQuickly(page, people.expert)
    await page.goto('/expert/courses')
    await chooseInSchoolMenu(page, 'menuitem', 'Access control')
    await page.getByRole('checkbox', { name: /^Check everyone/ }).check()
    await page.getByLabel('Only from these addresses').fill('192.0.2.0/24, 300.1.1.1')
    await page.getByRole('button', { name: 'Save rules' }).click()
    await expect(page.getByText('“300.1.1.1” is not a valid address or range.')).toBeVisible()
    await page.getByLabel('Only from these addresses').fill('192.0.2.0/24')
    await page.getByRole('button', { name: 'Save rules' }).click()
    await expect(
      page.getByText('These rules would block the address you are using now. Change them and save again.'),
    ).toBeVisible()
    await expectAccessible(page)
    await page.getByLabel('Only from these addresses').fill('')
    await page.getByLabel('Browsers at the same time').fill('30')
    await expect(page.getByText('Enter a whole number from 1 to 20, or leave empty.')).toBeVisible()
    await page.getByLabel('Browsers at the same time').fill('1')
    await page.getByLabel('Devices').fill('5')
    await page.getByRole('button', { name: 'Save rules' }).click()
    await expectToast(page, 'Rules saved and now in effect')

    const first = await openAs(browser, server.origin, people.student)
    await first.goto(lesson)
    await expect(first.getByRole('heading', { level: 1 })).toHaveText('Why rereading feels like learning')
    const second = await openAs(browser, server.origin, people.student)
    expect((await second.goto(lesson))?.status()).toBe(403)
    await expect(second.getByRole('heading', { level: 1 })).toHaveText('You cannot enter right now')
    await expect(
      second.getByText('You are signed in on as many browsers as this school allows'),
    ).toBeVisible()
    await expectAccessible(second)
    await second.setViewportSize({ width: 390, height: 844 })
    await expectAccessible(second)
    await second.getByRole('button', { name: 'Sign out other browsers' }).click()
    await expect(second.getByRole('heading', { level: 1 })).toHaveText('Why rereading feels like learning')
    await first.reload()
    await expect(first.getByRole('heading', { level: 1 })).toHaveText('You cannot enter right now')

    await page.reload()
    const refusal = page.getByRole('row').filter({ hasText: 'Too many browsers at once (1)' }).first()
    await refusal.hover()
    await refusal.getByRole('button', { name: 'Make an exception for Demo Student' }).click()
    await page.getByRole('checkbox', { name: 'Different browser limit' }).check()
    await page.getByRole('dialog').getByLabel('Browsers at the same time').fill('3')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Save exception' }).click()
    await expectToast(page, 'Exception saved')
    await expect(page.getByRole('table', { name: 'Exceptions' }).getByText(/browsers: 3/)).toBeVisible()
    await first.getByRole('button', { name: 'Try again' }).click()
    await expect(first.getByRole('heading', { level: 1 })).toHaveText('Why rereading feels like learning')
    await refusal.hover()
    await refusal.getByRole('button', { name: 'Reset the devices of Demo Student' }).click()
    await expectToast(page, 'Devices of Demo Student were reset')
    const exception = page.getByRole('table', { name: 'Exceptions' }).getByRole('row').nth(1)
    await exception.hover()
    await exception.getByRole('button', { name: 'Remove the exception for Demo Student' }).click()
    await expect(page.getByRole('table', { name: 'Exceptions' })).toHaveCount(0)
    await first.context().close()
    await second.context().close()
    const owner = await actAs(page, people.expert)
    await owner('PUT', '/cabinet/access-control', off)
  })

  test('tells refused staff and visitors why, in their language', async ({ page, browser, server }) => {
    const owner = await actAs(page, people.expert)
    await owner('PUT', '/cabinet', {
      links: { uk: { support: 'https://help.example.com/uk', news: null, call: null } },
    })
    const curator = await openAs(browser, server.origin, people.curator)
    await curator.goto('/expert/courses')
    await expect(curator.getByRole('heading', { level: 1, name: 'Courses' })).toBeVisible()
    await owner('PUT', '/cabinet/access-control', { ...off, is_enabled: true, session_limit: 1 })
    const again = await openAs(browser, server.origin, people.curator)
    await again.goto('/expert/practices')
    await again.goto('/expert/courses')
    await expect(again.getByRole('heading', { level: 1, name: 'Courses' })).toBeVisible()
    await curator.goto('/expert/courses')
    await expect(curator.getByRole('heading', { level: 1 })).toHaveText('You cannot enter right now')
    await expectAccessible(curator)
    await curator.getByRole('button', { name: 'Sign out other browsers' }).click()
    await expect(curator.getByRole('heading', { level: 1, name: 'Courses' })).toBeVisible()
    await owner('PUT', '/cabinet/access-control', { ...off, is_enabled: true, device_limit: 1 })
    await curator.context().close()
    await again.context().close()

    const student = await openAs(browser, server.origin, people.student)
    await student.goto(lesson)
    await student.context().clearCookies()
    const other = await openAs(browser, server.origin, people.student)
    await other.context().addCookies([{ name: 'lectern_lang', value: 'uk', url: server.origin }])
    await other.goto(lesson)
    await expect(other.getByRole('heading', { level: 1 })).toHaveText('Зараз увійти не можна')
    await expect(other.getByRole('main').getByRole('link', { name: 'Допомога' })).toHaveAttribute(
      'href',
      /uk$/,
    )
    await expectAccessible(other)
    await student.context().close()
    await other.context().close()
    await owner('PUT', '/cabinet/access-control', off)
  })
})

test.describe('the team of a course', () => {
  test('gives an assistant exactly the learners of the chosen groups', async ({ page, browser, server }) => {
    const member = await makeMember(browser, server.origin, {})
    const owner = await actAs(page, people.expert)
    const cards: { id: number; slug: string }[] = await owner('GET', '/courses-cards')
    const course = cards.find(({ slug }) => slug.startsWith('how-to-learn'))?.id
    const there = await openAs(browser, server.origin, member.email)
    await there.goto('/expert/practices')
    await expect(there.getByText('You do not have permission to view this page')).toBeVisible()

    await page.goto(`/expert/course/${course}?tab=team`)
    await page.getByRole('button', { name: 'Add a group' }).click()
    const group = page.getByRole('dialog', { name: 'Add a group' })
    await group.getByLabel('Group name').fill('Weekend group')
    await group.getByRole('checkbox', { name: 'Demo Student Ben' }).check()
    await expectAccessible(page)
    await group.getByRole('button', { name: 'Save group' }).click()
    await expect(page.getByRole('cell', { name: 'Weekend group', exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'Add to the team' }).click()
    const dialog = page.getByRole('dialog', { name: 'Add to the team' })
    await dialog.getByRole('combobox', { name: 'Person' }).fill(member.email)
    await page.getByRole('option', { name: member.name }).click()
    await dialog.getByRole('radio', { name: /^Assistant/ }).check()
    await dialog.getByRole('checkbox', { name: 'Weekend group' }).check()
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Save role' }).click()
    await expect(rowOf(page, member.email)).toContainText('Weekend group')

    await there.goto('/expert/practices')
    await expect(there.getByRole('row').filter({ hasText: 'Demo Student Ben' }).first()).toBeVisible()
    await expect(there.getByRole('row').filter({ hasText: 'Demo Student Ann' })).toHaveCount(0)
    await expect(there.getByRole('row').filter({ hasText: 'Demo Student Daria' })).toHaveCount(0)
    await page.getByRole('button', { name: `Remove ${member.name} from the course team` }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Remove from the course team' }).click()
    await expect(rowOf(page, member.email)).toHaveCount(0)
    await there.reload()
    await expect(there.getByText('You do not have permission to view this page')).toBeVisible()
    await there.context().close()
  })
})
