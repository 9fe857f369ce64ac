import { expect, people, signInQuickly, test } from '../support/journey.ts'
import { callAs } from '../support/expert.ts'
import {
  addSection,
  hasOffice,
  lessonWith,
  officeDocument,
  pdf,
  picture,
  putFile,
  sound,
} from '../support/media.ts'
test.use({ serviceWorkers: 'allow' })
const question = {
  ...{ id: 'one-question', type: 'single_answer', name: 'One?', points: 1, is_required: false },
  answers: [
    { id: 'one-right', text: 'Yes', is_correct: true },
    { id: 'one-wrong', text: 'No', is_correct: false },
  ],
}
test('looks', async ({ page, context }) => {
  const shot = (name: string) => page.screenshot({ path: `/tmp/shots/${name}.png`, fullPage: true })
  let quizId = 0
  const lesson = await lessonWith(page, async () => {
    const list = [
      { uuid: await putFile(page, picture('garden.png', '320x180')) },
      {
        uuid: await putFile(page, pdf('plan.pdf', ['Chapter 1', 'Chapter 2'])),
        allow_doc_preview: true,
        allow_doc_download: false,
      },
      {
        uuid: await putFile(page, pdf('take.pdf', ['Take me'])),
        allow_doc_preview: false,
        allow_doc_download: true,
      },
      { uuid: await putFile(page, sound('bell.mp3', 3)) },
    ]
    if (hasOffice)
      list.push({
        uuid: await putFile(
          page,
          officeDocument(
            'letter.docx',
            'Dear reader',
            'docx',
            'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
          ),
        ),
        allow_doc_preview: true,
        allow_doc_download: true,
      })
    return list
  })
  const token = await signInQuickly(page, people.expert)
  const send = (m: string, p: string, b?: unknown) => callAs(page, token, m, p, b)
  const quiz = await send('POST', '/quizzes', { name: 'Try it' })
  await send('PUT', `/quizzes/${quiz.id}`, { content: { version: 1, questions: [question] }, settings: {} })
  await addSection(page, token, lesson, [{ key: 'practice', type_id: 5, content: { quiz_id: quiz.id } }])
  await send('PUT', `/courses/${lesson.course}/lessons-new/${lesson.lesson}`, { is_public: false })
  await send('PUT', `/courses/${lesson.course}`, { status_id: 4, enrolment: 'open' })
  await page.context().clearCookies()
  await signInQuickly(page, people.student)
  await page.request.post(`/api/v1/public/courses/${lesson.course}/join`, {
    headers: { 'X-Requested-With': 'XMLHttpRequest' },
  })
  const coursePage = lesson.link.slice(0, lesson.link.lastIndexOf('/'))
  await page.goto(coursePage)
  await page.getByRole('button', { name: 'Keep for offline' }).click()
  await page.getByRole('button', { name: 'Download', exact: true }).click()
  await expect(page.getByText('Kept for offline', { exact: true })).toBeVisible({ timeout: 60_000 })
  const noise: string[] = []
  context.on('console', (m) => {
    if (m.type() === 'error' || m.type() === 'warning')
      noise.push(`${m.type()} ${m.text()} @ ${m.location().url}`)
  })
  page.on('pageerror', (e) => noise.push('PAGEERROR ' + e.message))
  await context.setOffline(true)
  await page.goto(lesson.link)
  await page.waitForTimeout(4000)
  await shot('lesson-offline')
  for (const b of await page.getByRole('button', { name: /Preview/ }).all())
    console.log(await b.getAttribute('aria-label'))
  await page
    .getByRole('button', { name: 'Preview “take.pdf”' })
    .click()
    .catch(() => console.log('no preview of take'))
  await page.waitForTimeout(3000)
  await shot('dialog-offline')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Start', exact: true }).click()
  await page.waitForTimeout(2000)
  await shot('start-offline')
  await page
    .getByRole('link', { name: /Download/ })
    .first()
    .click()
    .catch(() => console.log('no dl'))
  await page.waitForTimeout(3000)
  for (const p of context.pages()) console.log(p.url(), await p.title())
  if (context.pages().length > 1)
    await context.pages()[1]!.screenshot({ path: '/tmp/shots/download-offline.png' })
  await page.goto('/account/offline')
  await page.waitForTimeout(1500)
  await shot('account-offline')
  await page.goto('/account/history')
  await page.waitForTimeout(500)
  await shot('offline-page')
  await page.goto(lesson.link)
  await page.waitForTimeout(1500)
  await page
    .getByRole('link', { name: /Journey|course/i })
    .first()
    .click()
  await page.waitForTimeout(2500)
  await shot('course-offline')
  console.log('NOISE\n' + [...new Set(noise)].join('\n'))
})
