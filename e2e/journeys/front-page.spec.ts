import { expect, expectAccessible, people, signInQuickly, test } from '../support/journey.ts'
import { onDisk, picture } from '../support/media.ts'
import { openAs } from '../support/staff.ts'
import { press } from '../support/hands/hands.ts'

test('an owner writes the front page where it stands, and visitors read it at once', async ({
  page,
  browser,
  server,
}) => {
  await page.goto('/')
  await expect(
    page.getByRole('heading', { level: 1, name: 'Learn it once, keep it for years' }),
  ).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Why rereading feels like learning' })).toBeVisible()
  await expect(page.locator('meta[property="og:image"]')).toHaveAttribute('content', /\/link-previews\//)
  await expect(page.getByRole('link', { name: 'Edit the front page' })).toHaveCount(0)
  await expectAccessible(page)

  const owner = await openAs(browser, server.origin, people.expert)
  await owner.goto('/')
  await press(owner.getByRole('link', { name: 'Edit the front page' }))
  await owner.getByRole('textbox', { name: 'Headline' }).fill('Bread, papers and how to learn')
  await owner.getByRole('button', { name: 'Add a question' }).click()
  await owner.getByRole('textbox', { name: 'Question 4' }).fill('Is there a certificate?')
  await expect(owner.getByText('Every step needs a title, every question an answer.')).toBeVisible()
  await expect(owner.getByRole('button', { name: 'Save the page' })).toBeDisabled()

  await owner.reload()
  await expect(owner.getByText('What you had not saved is back.')).toBeVisible()
  await expect(owner.getByRole('textbox', { name: 'Question 4' })).toHaveValue('Is there a certificate?')
  await owner.getByRole('textbox', { name: 'Answer 4' }).fill('Not yet.')
  await owner.getByRole('button', { name: 'Move “Is there a certificate?” up' }).click()
  await expect(owner.getByRole('textbox', { name: 'Question 3' })).toHaveValue('Is there a certificate?')
  await expectAccessible(owner)
  await owner.setViewportSize({ width: 360, height: 780 })
  await expectAccessible(owner)
  await owner.getByRole('button', { name: 'Save the page' }).click()
  await expect(owner.getByRole('heading', { level: 1, name: 'Bread, papers and how to learn' })).toBeVisible()

  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Bread, papers and how to learn' })).toBeVisible()
  await page.getByText('Is there a certificate?').click()
  await expect(page.getByText('Not yet.')).toBeVisible()
  await page.getByRole('link', { name: 'Read a free lesson' }).click()
  await expect(page).toHaveURL(/\/courses\/how-to-learn-a-short-course\//)
  await owner.context().close()
})

test('visitors see the picture that the owner chose for the head of the page, in the size that fits', async ({
  page,
  browser,
  server,
}) => {
  const owner = await openAs(browser, server.origin, people.expert)
  await owner.goto('/?front=edit')
  const field = owner.getByRole('group', { name: 'Picture at the head of the page' })
  const chooser = owner.waitForEvent('filechooser')
  await field.getByRole('button', { name: 'Choose a picture' }).click()
  await (await chooser).setFiles(onDisk(picture('oven.png', '1600x1200')))
  await owner.getByRole('button', { name: 'Use this picture' }).click()
  await owner.getByRole('textbox', { name: 'What the picture shows' }).fill('A baker at the oven')
  await owner.getByRole('button', { name: 'Save the page' }).click()
  await expect(owner.getByRole('img', { name: 'A baker at the oven' })).toBeVisible()

  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  const shown = page.getByRole('img', { name: 'A baker at the oven' })
  await expect(shown).toBeVisible()
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(/-512$/)
  await expectAccessible(page)
  await owner.context().close()
})

test('what somebody else saved meanwhile is not written over without a word', async ({
  page,
  browser,
  server,
}) => {
  await signInQuickly(page, people.expert)
  const other = await openAs(browser, server.origin, people.expert)
  await page.goto('/?front=edit')
  await other.goto('/?front=edit')
  const lead = (who: typeof page) => who.getByRole('textbox', { name: 'What the school is about' })
  await lead(other).fill('Written first')
  await other.getByRole('button', { name: 'Save the page' }).click()
  await expect(other.getByText('Written first')).toBeVisible()

  await lead(page).fill('Written second')
  await page.getByRole('button', { name: 'Save the page' }).click()
  await expect(page.getByText('Somebody else saved this page meanwhile.')).toBeVisible()
  await expect(lead(page)).toHaveValue('Written second')
  await page.getByRole('button', { name: 'Save mine over it' }).click()
  await expect(page.getByText('Written second')).toBeVisible()
  await other.context().close()
})
