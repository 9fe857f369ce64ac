import { callAs, startLesson } from '../support/expert.ts'
import { expect, expectAccessible, people, signInQuickly, test } from '../support/journey.ts'
import { pressKeys } from '../support/hands/hands.ts'

test('an author arranges a program in modules by keys, says what opens when, and learners see it', async ({
  page,
}) => {
  const { course } = await startLesson(page)
  const token = await signInQuickly(page, people.expert)
  const lines = page.getByRole('treegrid', { name: 'Program' }).getByRole('row')
  const titles = lines.locator('a[title], h3')
  await page.goto(`/expert/course/${course}`)
  await expect(lines).toHaveCount(1)

  await page.getByRole('button', { name: 'Add module' }).click()
  await page.getByRole('button', { name: 'Module 1', exact: true }).click()
  await page.getByRole('textbox', { name: 'Title of the module' }).fill('The dough')
  await page.keyboard.press('Enter')
  const add = page.getByRole('textbox', { name: 'Title of a new lesson in “The dough”' })
  for (const title of ['Weighing', 'Folding', 'Resting']) {
    await add.fill(title)
    await add.press('Enter')
    await expect(add).toHaveValue('')
  }
  await expect(titles).toHaveText(['First steps', 'The dough', 'Weighing', 'Folding', 'Resting'])

  // Out of the module, over its head, by keys alone.
  const weighing = page.getByRole('button', { name: /^Move “Weighing”/ })
  await weighing.focus()
  await pressKeys(weighing, 'Alt+ArrowUp')
  await expect(titles).toHaveText(['First steps', 'Weighing', 'The dough', 'Folding', 'Resting'])
  await page.getByRole('button', { name: /^Move “First steps”/ }).focus()
  // The first answer comes after all three presses: it is older than what is shown by then.
  const pressed = Promise.withResolvers<void>()
  await page.route(
    /\/program$/,
    async (route) => {
      await pressed.promise
      await route.continue()
    },
    { times: 1 },
  )
  for (const _ of [1, 2, 3]) await page.keyboard.press('Alt+ArrowDown')
  await expect(titles).toHaveText(['Weighing', 'The dough', 'Folding', 'First steps', 'Resting'])
  pressed.resolve()
  await expect(titles).toHaveText(['Weighing', 'The dough', 'Folding', 'First steps', 'Resting'])

  await page.getByRole('button', { name: 'At once', exact: true }).click()
  const opening = page.getByRole('dialog', { name: 'When “The dough” opens' })
  await opening.getByRole('radio', { name: 'Some days after the learner’s start' }).check()
  await opening.getByRole('textbox', { name: 'Days after joining' }).fill('7')
  await opening.getByRole('checkbox', { name: 'At the hour at which each learner began' }).check()
  await opening.getByRole('button', { name: 'Save' }).click()
  await expect(opening).toBeHidden()
  await expect(page.getByRole('button', { name: 'After 7 days', exact: true })).toBeVisible()

  for (const title of ['Weighing', 'Folding', 'First steps'])
    await page.getByRole('checkbox', { name: `Select “${title}”` }).check()
  await page
    .getByRole('region', { name: '3 lessons selected' })
    .getByRole('button', { name: 'Publish' })
    .click()
  await expect(page.getByText('2 of 3 published')).toBeVisible()

  await page.getByRole('button', { name: 'Actions for the module “The dough”' }).click()
  await page.getByRole('menuitem', { name: 'Delete module' }).click()
  await page.getByRole('radio', { name: /^Delete the lessons too/ }).check()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete module' }).click()
  await expect(titles).toHaveText(['Weighing'])
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(titles).toHaveText(['Weighing', 'The dough', 'Folding', 'First steps', 'Resting'])

  await page.getByRole('button', { name: 'Check', exact: true }).click()
  const check = page.getByRole('dialog', { name: 'Course check' })
  await expect(check.getByRole('heading', { name: 'Stops publishing · 4' })).toBeVisible()
  await expect(check.getByRole('button', { name: 'Publish…' })).toBeEnabled()
  await expectAccessible(page)
  await check.getByRole('link', { name: /^The course has no description/ }).click()
  await page.getByRole('textbox', { name: 'Description' }).fill('How dough becomes bread')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('Settings saved')).toBeVisible()
  await page.getByRole('tab', { name: /^Program/ }).click()
  await page.getByRole('button', { name: 'Check', exact: true }).click()
  await expect(check.getByText('The course has no description.')).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(check).toHaveCount(0)

  await page.setViewportSize({ width: 360, height: 780 })
  await expectAccessible(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.reload()
  await expect(titles).toHaveText(['Weighing', 'The dough', 'Folding', 'First steps', 'Resting'])

  const { slug } = await callAs(page, token, 'PUT', `/courses/${course}`, {
    status_id: 4,
    slug: `dough-${course}`,
    language: 'uk',
    custom_styles: { font_styles: { family: 'Comfortaa' } },
  })
  await callAs(page, token, 'PUT', `/courses/${course}`, { slug: `bread-${course}` })
  const student = await signInQuickly(page, people.student)
  await callAs(page, student, 'POST', `/public/courses/${course}/join`)
  // The address that it had before leads on.
  await page.goto(`/courses/${slug}`)
  await expect(page).toHaveURL(new RegExp(`/courses/bread-${course}$`))
  const about = page.getByText('How dough becomes bread')
  await expect(about.locator('..')).toHaveAttribute('lang', 'uk')
  await expect(about).toHaveCSS('font-family', /^"?Comfortaa Variable/)
  const module = page.getByRole('heading', { level: 3, name: 'The dough' }).locator('..')
  await expect(module).toContainText('0 of 2 lessons done')
  await expect(module.getByText(/^Opens on/)).toHaveCount(1)
  await expect(module.getByText('Locked')).toHaveCount(2)
  await page.getByRole('link', { name: 'Weighing' }).click()
  await expect(page.getByRole('navigation', { name: 'Program' }).getByText('The dough')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Weighing' })).toHaveAttribute('lang', 'uk')
  await page.setViewportSize({ width: 360, height: 780 })
  await page.goto(`/courses/bread-${course}`)
  await expectAccessible(page)
})
