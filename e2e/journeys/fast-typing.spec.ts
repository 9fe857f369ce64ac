import { addText, callAs, expectOnServer, expectStored, startLesson, textsOf } from '../support/expert.ts'
import { expect, people, signInQuickly, test } from '../support/journey.ts'
import { look } from '../support/hands/hands.ts'

test('the insert menu filters as one types, is told to assistive technology, and swallows no letter', async ({
  page,
}) => {
  const lesson = await startLesson(page)
  await page.goto(lesson.editor)
  const text = await addText(page)
  const menu = page.getByRole('listbox', { name: 'Insert menu' })

  await page.keyboard.type('/')
  await expect(menu.getByText('Turn this line into')).toBeVisible()
  await expect(menu.getByText('Add below')).toBeVisible()
  const first = await menu.getByRole('option', { selected: true }).getAttribute('id')
  await expect(text).toHaveAttribute('aria-activedescendant', first ?? '')
  await page.keyboard.press('ArrowDown')
  await expect(menu.getByRole('option', { selected: true })).not.toHaveAttribute('id', first ?? '')
  await page.keyboard.press('ArrowUp')
  await expect(menu.getByRole('option', { selected: true })).toHaveAttribute('id', first ?? '')
  await page.keyboard.press('ArrowUp')
  await expect(menu.getByRole('option').last()).toHaveAttribute('aria-selected', 'true')

  await page.keyboard.type('quo')
  await expect(menu.getByRole('option')).toHaveText([/^Quote/])
  await page.keyboard.press('Enter')
  await expect(menu).toBeHidden()
  await page.keyboard.type('Words of a baker')
  await expect(text.locator('blockquote')).toHaveText('Words of a baker')

  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await page.keyboard.type('/pasta')
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await page.keyboard.type(' and/or')
  await expect(text).toContainText('/pasta and/or')
  await expect(text).toBeFocused()
  await expect(textsOf(page)).toHaveCount(1)
  await expectStored(page)
  await expectOnServer(page, lesson, '/pasta and/or')
})

test('the insert menu works by mouse, and puts a video below without the typed words', async ({ page }) => {
  const lesson = await startLesson(page)
  await page.goto(lesson.editor)
  const text = await addText(page)
  await page.getByRole('button', { name: 'Insert', exact: true }).click()
  await page.getByRole('option', { name: /^Video/ }).click()
  await expect(page.getByRole('group', { name: 'Video 2' })).toBeVisible()
  await expect(text).not.toContainText('/')
})

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
  await page.keyboard.type('school of crumb')
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
