import { courseStatus } from '@lectern/contract/courses/course-status'
import { callApi, isStored, leave, signUp, walk } from '../support/account-journey.ts'
import { callAs } from '../support/expert.ts'
import { expect, people, signInQuickly } from '../support/journey.ts'
import { letterTo } from '../support/mailbox.ts'
import type { Visit } from '../support/visit.ts'
import { isCheckedAtRest } from '../support/hands/reads.ts'

const passed = 1

/** A zone in which it is about noon: letters wait for the end of the reader's night. */
const zoneAtNoon = (): string => {
  const ahead = 12 - new Date().getUTCHours()
  if (ahead === 0) return 'UTC'
  // These names count the other way.
  return ahead > 0 ? `Etc/GMT-${ahead}` : `Etc/GMT+${-ahead}`
}

const question = {
  id: 'question-only',
  type: 'single_answer',
  name: 'Which number is prime?',
  points: 1,
  answers: [
    { id: 'answer-right', text: '7', is_correct: true },
    { id: 'answer-wrong', text: '9', is_correct: false },
  ],
}

/** A learner of their own, whose practice the demo expert has just checked. */
const checkedPractice = async (visit: Visit) => {
  const { page, look } = visit
  const expert = await signInQuickly(page, people.expert)
  const send = (method: string, path: string, body?: unknown) => callAs(page, expert, method, path, body)
  const name = `Primes ${Date.now()}`
  const course = await send('POST', '/courses', { title: name })
  await send('PUT', `/courses/${course.id}`, { status_id: courseStatus.published })
  const quiz = await send('POST', '/quizzes', { name })
  await send('PUT', `/quizzes/${quiz.id}`, { content: { version: 1, questions: [question] } })
  const lesson = await send('POST', `/courses/${course.id}/lessons-new`, { title: name })
  await send('PUT', `/info-section/${lesson.sections[0].id}`, {
    name,
    info_units: [{ key: 'checked-practice', type_id: 5, content: { quiz_id: quiz.id } }],
  })
  await send('PUT', `/courses/${course.id}/lessons-new/${lesson.id}`, { status_id: 4 })
  await leave(visit)
  const email = await signUp(visit)
  const { id } = await callApi(visit, 'GET', '/user')
  const own = { language: look.locale, time_zone: zoneAtNoon(), is_auto_timezone: false }
  await callApi(visit, 'PUT', `/users/${id}`, own)
  await callApi(visit, 'POST', `/public/courses/${course.id}/join`)
  const attempt = await callApi(visit, 'POST', `/lessons/${lesson.id}/quizzes/${quiz.id}/start-attempt`)
  const answer = { quiz_question_id: question.id, answer_ids: ['answer-right'] }
  await callApi(visit, 'POST', `/quiz-attempts/${attempt.id}/finish`, { payload: [answer] })
  await send('PATCH', `/practices/${attempt.id}`, { status_id: passed })
  return { email, name, link: String(lesson.link), quiz: Number(quiz.id) }
}

const bell = ({ page, t }: Visit, unread: number) => {
  const name = String(t('common.notifications'))
  return page.getByRole('button', {
    name: unread === 0 ? name : new RegExp(`^${name}: ${unread} `),
    exact: true,
  })
}

walk(
  'a practice is checked: the bell and a letter lead to it, and the letters can be stopped',
  async (visit) => {
    const { page, t } = visit
    const { email, name, link, quiz } = await checkedPractice(visit)
    const title = String(t('notices.practice_checked_title', { result: 'passed', practice: name }))
    const letter = await letterTo(page, email, String(t('notices.practice_checked_action')))
    expect(letter.subject).toBe(title)
    expect(letter.text).toContain(`${link}#quizId-${quiz}`)

    await page.goto('/courses')
    await visit.activate(bell(visit, 1))
    const panel = page.getByRole('dialog', { name: String(t('common.notifications')), exact: true })
    await expect(panel.getByRole('heading', { name: String(t('notices.today')) })).toBeVisible()
    await visit.activate(panel.getByRole('link', { name: title }))
    await expect(page).toHaveURL(new RegExp(`${link}.*#quizId-${quiz}`))
    await expect(bell(visit, 0)).toBeVisible()
    await page.goto('/account/inbox')
    await visit.isAt('account.inbox')
    await expect(page.getByRole('link', { name: title })).toBeVisible()
    await visit.check()

    await leave(visit)
    await page.goto(new URL(/https?:\/\/\S+\/letters\/\S+/.exec(letter.text)?.[0] ?? '').pathname)
    await visit.isAt('notices.unsubscribe_title', { school: 'Demo school' })
    const words = { group: 'reviews', email: `${email.slice(0, 1)}…@${email.split('@')[1]}` }
    await visit.sees('notices.unsubscribe_on', words)
    await visit.press('notices.unsubscribe_press')
    await visit.sees('notices.unsubscribe_off', words)
    await visit.check()
    await visit.press('notices.unsubscribe_undo')
    await visit.sees('notices.unsubscribe_on', words)
  },
)

walk('what the bell and letters tell is chosen school by school', async (visit) => {
  const { page, t } = visit
  await signInQuickly(page, people.student)
  await page.goto('/account/notifications')
  await visit.isAt('account.notifications')
  const letters = page.getByRole('switch', {
    name: String(t('notices.choose_mail', { what: String(t('notices.group_learning')) })),
    exact: true,
  })
  const isOn = await isCheckedAtRest(letters)
  await visit.activate(letters)
  await isStored(visit)
  await expect(letters).toBeChecked({ checked: !isOn })
  await page.reload()
  await expect(letters).toBeChecked({ checked: !isOn })
  await visit.check()
})
