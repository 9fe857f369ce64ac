import type { Page } from '@playwright/test'
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
  await expect(answer.getByText('Author', { exact: true })).toBeVisible()
  await expect(answer.locator('[data-mention]')).toHaveText(/^@/)
  await field.fill('Between us')
  await comments.getByRole('checkbox', { name: 'For the team only' }).check()
  await comments.getByRole('button', { name: 'Send' }).click()
  const between = comments.getByRole('listitem').filter({ hasText: 'Between us' })
  await expect(between.getByText('Team only')).toBeVisible()
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
  // The ways to add something stand in one line, each with its whole word.
  const waysOf = (all: Element[]) =>
    all.map((way) => ({ top: way.getBoundingClientRect().top, over: way.scrollWidth > way.clientWidth }))
  const ways = await shown.locator('[data-way]').evaluateAll(waysOf)
  expect(ways).toEqual(Array.from({ length: 3 }, () => ({ top: ways[0]?.top, over: false })))
})

/** A published lesson with comments in which the student takes part; the words of both are sent by themselves. */
const makeDiscussion = async (page: Page) => {
  const lesson = await startLesson(page)
  const expert = await signInQuickly(page, people.expert)
  const send = (method: string, path: string, body?: unknown) => callAs(page, expert, method, path, body)
  const course = await send('PUT', `/courses/${lesson.course}`, { status_id: courseStatus.published })
  await send('PUT', `/courses/${lesson.course}/lessons-new/${lesson.lesson}`, { status_id: 4 })
  const content = { is_comments_disabled: false, is_file_comment_enabled: true }
  const section = await send('POST', `/lessons/${lesson.lesson}/info-section`, {
    name: 'Talk',
    info_units: [{ key: 'talk-unit', type_id: 6, content }],
  })
  const place = { commentable_type: 'info-unit', commentable_id: section.info_units[0].id }
  await page.context().clearCookies()
  const student = await signInQuickly(page, people.student)
  await callAs(page, student, 'POST', `/public/courses/${lesson.course}/join`)
  const sendAsStudent = (method: string, path: string, body?: unknown) =>
    callAs(page, student, method, path, body)
  return { ...lesson, product: course.product_id, place, send, sendAsStudent }
}

test('a change waits without a connection, gives its words back where others stand by now, and a comment asks one person', async ({
  page,
}) => {
  const { link, place, product, send, sendAsStudent } = await makeDiscussion(page)
  const curator = await callAs(page, await signInQuickly(page, people.curator), 'GET', '/user')
  await signInQuickly(page, people.student)
  await send('PUT', `/products/${product}/team/${curator.id}`, { role: 'assistant', sees: 'all' })
  const { id } = await sendAsStudent('POST', '/comments', { ...place, text: 'Why rye?' })
  await page.goto(link)
  const comments = page.getByRole('region', { name: 'Comments' })
  const row = comments.locator(`[data-comment="${id}"]`)
  const box = row.getByRole('textbox', { name: 'Your comment' })
  const field = comments.getByRole('textbox', { name: 'Your comment' }).first()
  const edit = async () => {
    await row.getByRole('button', { name: /^Actions/ }).click()
    await page.getByRole('menuitem', { name: 'Edit' }).click()
  }

  // Sent from the next page, where this one was closed without a connection.
  await edit()
  await page.context().setOffline(true)
  await box.fill('Why rye and not wheat?')
  await box.press('Enter')
  await expect(row).toContainText('Why rye and not wheat?')
  await expect(row).toContainText('Waiting to be sent')
  await page.goto('about:blank')
  await page.context().setOffline(false)
  await page.goto(link)
  await expect(row.getByText('edited')).toBeVisible()
  await expect(row).toContainText('Why rye and not wheat?')

  // Changed elsewhere meanwhile: both stand there, and the next press decides.
  await edit()
  await box.fill('Why rye at all?')
  await sendAsStudent('PUT', `/comments/${id}`, { text: 'From the phone' })
  await box.press('Enter')
  await expect(row.getByText(/^This comment was changed elsewhere/)).toBeVisible()
  await expect(box).toHaveValue('Why rye at all?')
  await expect(row.getByText('From the phone')).toBeVisible()
  await expectSound(page)
  await box.press('Enter')
  await expect(box).toHaveCount(0)
  await expect(row.getByText('Why rye at all?')).toBeVisible()
  await expect(row.getByText('Sending')).toHaveCount(0)

  // Deleted while it was being changed: the words stand where a new comment is written.
  await edit()
  await box.fill('Why rye, once more?')
  await send('DELETE', `/comments/${id}`)
  await expect(row).toHaveCount(0)
  await expect(field).toHaveValue('Why rye, once more?')
  await expect(comments.getByText(/^The comment you were editing was deleted/)).toBeVisible()

  const asked = comments.getByRole('combobox', { name: 'Whom you ask' })
  await field.focus()
  await asked.selectOption({ label: curator.name })
  await field.press('Enter')
  const addressed = comments.locator('[data-comment]').filter({ hasText: 'once more' })
  await expect(addressed).toContainText(`for ${curator.name}`)
})

test('what the rules refuse comes back to be written anew, a film is played, and so many comments stay on a page', async ({
  page,
}) => {
  const { link, place, send, sendAsStudent } = await makeDiscussion(page)
  const rules = await send('GET', '/cabinet/comment-rules')
  await send('PUT', '/cabinet/comment-rules', { ...rules, newcomer_comments: 50, newcomer_links: 0 })
  await page.goto(link)
  const comments = page.getByRole('region', { name: 'Comments' })
  const field = comments.getByRole('textbox', { name: 'Your comment' })
  await field.fill('Look at https://rye.example')
  await field.press('Enter')
  await expect(comments.getByText(/New members cannot use links/)).toBeVisible()
  await expect(field).toHaveValue('Look at https://rye.example')
  await expect(comments.locator('[data-comment]')).toHaveCount(0)

  await field.fill('Look at my dough')
  await comments.getByRole('button', { name: 'Record a video' }).click()
  await comments.getByRole('button', { name: 'Continue' }).click()
  await comments.getByRole('button', { name: 'Start recording' }).click()
  await expect(page.getByRole('timer')).toHaveText('0:01')
  await comments.getByRole('button', { name: 'Stop', exact: true }).click()
  await comments.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(comments.getByRole('list', { name: 'Attached files' })).toContainText(/Video recording, /)
  await comments.getByRole('button', { name: 'Send' }).click()
  const filmed = comments.locator('[data-comment]').filter({ hasText: 'Look at my dough' })
  const film = filmed.locator('video')
  await filmed.getByRole('button', { name: /^Play/ }).first().click()
  await expect
    .poll(() => film.evaluate((media) => media instanceof HTMLMediaElement && media.played.length > 0))
    .toBe(true)

  for (const number of Array.from({ length: 15 }, (_, at) => at + 1))
    await sendAsStudent('POST', '/comments', { ...place, text: `Loaf ${number}` })
  await page.reload()
  await expect(comments.locator('[data-comment]')).toHaveCount(16)
  await comments.getByRole('combobox', { name: 'Show' }).selectOption('15')
  await expect(comments.locator('[data-comment]')).toHaveCount(15)
  await page.reload()
  await expect(comments.getByRole('combobox', { name: 'Show' })).toHaveValue('15')
  await expect(comments.locator('[data-comment]')).toHaveCount(15)
})
