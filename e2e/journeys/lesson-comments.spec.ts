import { courseStatus } from '@lectern/contract/courses/course-status'
import { chromium } from '../support/browser.ts'
import { callAs, expectStored, startLesson } from '../support/expert.ts'
import { expect, people, signInQuickly, testOnOwnServer } from '../support/journey.ts'
import { enterAs, expectSound } from '../support/looks.ts'
import { textsOf } from '../support/texts.ts'

const test = testOnOwnServer()

// A beep in place of a microphone, and access without asking.
test.use({
  launchOptions: {
    ...chromium,
    args: [...chromium.args, '--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'],
  },
})
const t = textsOf('uk')

test('a student writes below a lesson, the expert answers and hides, and each sees what is theirs', async ({
  page,
  server,
}) => {
  const lesson = await startLesson(page)
  const expert = await signInQuickly(page, people.expert)
  await callAs(page, expert, 'PUT', `/courses/${lesson.course}`, { status_id: courseStatus.published })
  await callAs(page, expert, 'PUT', `/courses/${lesson.course}/lessons-new/${lesson.lesson}`, {
    status_id: 4,
  })
  await page.goto(lesson.editor)
  const main = page.getByRole('main')
  await main
    .getByRole('button', { name: /^Comments/ })
    .last()
    .click()
  await expect(main.getByRole('switch', { name: 'Comments are on' })).toBeChecked()
  await expectStored(page)

  await page.context().clearCookies()
  const student = await signInQuickly(page, people.student)
  await callAs(page, student, 'POST', `/public/courses/${lesson.course}/join`)
  await page.goto(lesson.link)
  const comments = page.getByRole('region', { name: 'Comments' })
  const field = comments.getByRole('textbox', { name: 'Your comment' })
  await expect(comments.getByText('No comments yet')).toBeVisible()
  await expect(comments.getByRole('button', { name: 'Send' })).toBeDisabled()
  await field.pressSequentially('Why <b>rye</b>?')
  await field.press('Shift+Enter')
  await field.press('Control+Enter')
  await field.pressSequentially('And salt?')
  await expect(comments.getByText('Kept on this device until you send it')).toBeVisible()
  await page.reload()
  await expect(field).toHaveValue('Why <b>rye</b>?\n\nAnd salt?')
  await field.press('Enter')
  const row = comments.getByRole('listitem').filter({ hasText: 'Why <b>rye</b>?' })
  await expect(row).toContainText('And salt?')
  await expect(field).toHaveValue('')
  await field.fill('A word that is taken back')
  await comments.getByRole('button', { name: 'Send' }).click()
  const second = comments.getByRole('listitem').filter({ hasText: 'taken back' })
  await second.getByRole('button', { name: /^Actions/ }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(second).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(second).toBeVisible()
  await comments.getByRole('button', { name: 'Select', exact: true }).click()
  await second.getByRole('checkbox').check()
  await comments.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(second).toHaveCount(0)

  // Without a connection it waits, and is stored once.
  await page.context().setOffline(true)
  await field.fill('A word from a tunnel')
  await field.press('Enter')
  const waiting = comments.getByRole('list', { name: 'Comments that are not sent yet' })
  await expect(waiting).toContainText('Waiting to be sent')
  await expect(field).toHaveValue('')
  const look = await page.evaluateHandle(() => {
    const seen = { isGone: false }
    new MutationObserver(() => {
      if (!document.body.textContent.includes('from a tunnel')) seen.isGone = true
    }).observe(document.body, { subtree: true, childList: true, characterData: true })
    return seen
  })
  await page.context().setOffline(false)
  await expect(waiting).toHaveCount(0)
  await expect(comments.getByRole('listitem').filter({ hasText: 'from a tunnel' })).toHaveCount(1)
  expect(await look.evaluate(({ isGone }) => isGone)).toBe(false)

  await comments.getByRole('button', { name: 'Record your voice' }).click()
  await expect(page.getByRole('timer')).toHaveText('0:01')
  await comments.getByRole('button', { name: 'Pause' }).click()
  await expect(comments.getByText('Recording is paused')).toBeVisible()
  await expect(comments.getByRole('button', { name: 'Send' })).toBeDisabled()
  await comments.getByRole('button', { name: 'Continue' }).click()
  await comments.getByRole('button', { name: 'Stop', exact: true }).click()
  await expect(comments.getByRole('button', { name: 'Listen' })).toBeVisible()
  await comments.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(comments.getByRole('list', { name: 'Attached files' })).toContainText(/Recording, /)
  await expectSound(page)
  await comments.getByRole('button', { name: 'Send' }).click()
  const spoken = comments.getByRole('listitem').filter({ has: page.getByRole('list', { name: 'Files' }) })
  await expect(spoken.getByRole('button', { name: /^Play/ })).toBeVisible()
  await field.fill('A word that is hidden')
  await field.press('Enter')
  await expect(comments.locator('[data-comment]').filter({ hasText: 'is hidden' })).toBeVisible()

  await enterAs(page, server.origin, 'en', people.expert)
  await page.goto(lesson.link)
  await expect(row.getByText('New', { exact: true })).toBeVisible()
  const hidden = comments.getByRole('listitem').filter({ hasText: 'is hidden' })
  await hidden.getByRole('button', { name: /^Actions/ }).click()
  await page.getByRole('menuitem', { name: 'Hide from learners' }).click()
  await expect(hidden.getByText('Hidden from learners')).toBeVisible()
  await row.getByRole('button', { name: 'Answer' }).click()
  const reply = comments.getByRole('textbox', { name: 'Your answer' })
  await reply.pressSequentially('@')
  await expect(comments.getByRole('option')).not.toHaveCount(0)
  await expectSound(page)
  await reply.press('Enter')
  await expect(reply).toHaveValue(/^@.+ $/)
  await reply.pressSequentially('Rye drinks more water.')
  await reply.press('Enter')
  const answer = comments.getByRole('listitem').filter({ hasText: 'Rye drinks more water.' })
  await expect(answer.getByText('Team', { exact: true })).toBeVisible()
  await expect(answer.locator('[data-mention]')).toHaveText(/^@/)
  await field.fill('Between us')
  await comments.getByRole('checkbox', { name: 'For the team only' }).check()
  await comments.getByRole('button', { name: 'Send' }).click()
  const between = comments.getByRole('listitem').filter({ hasText: 'Between us' })
  await expect(between.getByText('For the team only')).toBeVisible()
  await expectSound(page)
  const id = await answer.getAttribute('data-comment')

  await page.setViewportSize({ width: 360, height: 800 })
  await enterAs(page, server.origin, 'uk', people.student)
  await page.goto(`${lesson.link}?comment_id=${id}`)
  const shown = page.getByRole('region', { name: String(t('comments.title')) })
  await expect(shown.getByText('Rye drinks more water.')).toBeInViewport()
  await expect(page).toHaveURL(new RegExp(`${lesson.link}$`))
  await expect(shown.getByText('Between us')).toHaveCount(0)
  await expect(shown.getByRole('listitem').filter({ hasText: 'is hidden' })).toContainText(
    String(t('comments.hidden')),
  )
  await expectSound(page)
})
