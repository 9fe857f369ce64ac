import { addText, callAs, startLesson } from '../support/expert.ts'
import { expect, people, signInQuickly, test } from '../support/journey.ts'
import { look } from '../support/hands/hands.ts'

test('what is typed right after Ctrl+K stands in the menu, touches nothing of the page, and finds a lesson', async ({
  page,
}) => {
  const token = await signInQuickly(page, people.expert)
  const { id: course } = await callAs(page, token, 'POST', '/courses', { title: 'Tart school' })
  const made = await callAs(page, token, 'POST', `/courses/${course}/lessons-new`, {
    title: 'Tarte aux pommes',
  })
  const lesson = await startLesson(page)
  await page.goto(lesson.editor)
  const add = page.getByRole('main').getByRole('button', { name: /^Audio/ })
  await expect(add).toBeVisible()
  await page.locator('body').click({ position: { x: 700, y: 5 } })
  await page.evaluate(() => {
    const press = (init: KeyboardEventInit) =>
      (document.activeElement ?? document.body).dispatchEvent(
        new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init }),
      )
    press({ key: 'k', code: 'KeyK', ctrlKey: true })
    for (const key of 'tarte a') press({ key })
  })
  const field = page.getByPlaceholder('Search or go to…')
  await expect(field).toBeFocused()
  await expect(field).toHaveValue('tarte a')
  await page.keyboard.type('ux')
  await expect(field).toHaveValue('tarte aux')
  const found = page.getByRole('option', { name: /Tarte aux pommes/ })
  await expect(found).toContainText('Tart school')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`/expert/course/${course}/lesson/${made.id}/constructor`))

  await page.keyboard.press('Control+k')
  await page.keyboard.type('tart sch')
  await expect(page.getByRole('option', { name: 'Tart school', exact: true })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.goto(lesson.editor)
  await expect(add).toBeVisible()
  await expect(page.getByRole('group', { name: /^Audio/ })).toHaveCount(0)
})

test('Enter in the very moment in which something is found is no lost press', async ({ page }) => {
  const token = await signInQuickly(page, people.expert)
  const { id: course } = await callAs(page, token, 'POST', '/courses', { title: 'School of crumbles' })
  const lesson = await startLesson(page)
  await page.goto(lesson.editor)
  await expect(page.getByRole('main').getByRole('button', { name: /^Audio/ })).toBeVisible()
  await look(page)
  await page.keyboard.press('Control+k')
  const field = page.getByPlaceholder('Search or go to…')
  await expect(field).toBeFocused()
  await field.evaluate((input) => {
    new MutationObserver((_changes, observer) => {
      if (
        ![...document.querySelectorAll('[role=option]')].some((row) => row.textContent?.includes('crumbles'))
      )
        return
      observer.disconnect()
      input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }))
    }).observe(document, { subtree: true, childList: true, characterData: true })
  })
  // At once: on a busy machine the first letters alone find it too, behind what the page itself offers for them.
  await field.fill('school of crumb')
  await expect(page).toHaveURL(new RegExp(`/expert/course/${course}`))
})

test('letters pressed in a menu are no shortcuts of the page', async ({ page }) => {
  const lesson = await startLesson(page)
  await page.goto(lesson.editor)
  await addText(page)
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Actions for Text 1' }).click()
  await expect(page.getByRole('menu')).toBeVisible()
  await page.keyboard.type('avfs')
  await expect(page.getByRole('group', { name: /^(Audio|Video|Files) / })).toHaveCount(0)
})
