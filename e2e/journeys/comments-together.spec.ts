import type { Locator, Page } from '@playwright/test'
import { chromium } from '../support/browser.ts'
import { callAs } from '../support/expert.ts'
import { expect, people, signInQuickly, testOnOwnServer } from '../support/journey.ts'
import { chooseLanguage, expectSound, windowsOf } from '../support/looks.ts'
import { makePractice } from '../support/practice.ts'
import { expectOnePlaceToWrite, showTalkOf } from '../support/review/desk-talk.ts'
import { type TextId, textsOf } from '../support/texts.ts'
import { isThere } from '../support/hands/reads.ts'
import { press } from '../support/hands/hands.ts'

const test = testOnOwnServer()

// A beep in place of a microphone, and access without asking.
test.use({
  launchOptions: {
    ...chromium,
    args: [...chromium.args, '--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'],
  },
})

const essay = { id: 'why-a-lid', type: 'essay', name: 'Why a lid?', points: 2, is_required: true }
const gap = {
  ...{ id: 'the-steam', type_id: 1, display_type_id: 1, points: 1 },
  answers: [{ id: 'steam-keeps', text: 'keeps', is_correct: true }],
}
const gaps = {
  ...{ id: 'gap-of-steam', type: 'fill_gaps', name: 'What does it do?', points: 1, is_required: false },
  text: 'It [[the-steam]] the steam.',
  answer_groups: [gap],
}

for (const { locale, width } of windowsOf('together')) {
  const t = textsOf(locale)

  test.describe(`in ${locale} at ${width} pixels`, () => {
    test.use({ viewport: { width, height: 900 } })

    /** A browser of somebody else beside the one of the page. */
    const openBeside = async (page: Page, origin: string, email: string) => {
      const size = { width, height: 900 }
      const context = await page.context().browser()?.newContext({ baseURL: origin, viewport: size })
      if (!context) throw new Error('There is no second browser.')
      await chooseLanguage(context, locale, origin)
      const theirs = await context.newPage()
      return { theirs, token: await signInQuickly(theirs, email), leave: () => context.close() }
    }
    const said = (where: Locator, words: string) =>
      where.locator('[data-comment]').filter({ hasText: words }).first()
    const send = async (where: Locator, words: string) => {
      await where.getByRole('textbox', { name: t('comments.write_label'), exact: true }).fill(words)
      await where.getByRole('button', { name: new RegExp(`^${t('comments.send')}`) }).click()
      await expect(said(where, words)).toBeVisible()
    }
    const speak = async (where: Locator, words: string) => {
      const pressNamed = (id: TextId) => press(where.getByRole('button', { name: t(id), exact: true }))
      await pressNamed('documents.hand_in_audio')
      await expect(where.getByRole('timer')).toHaveText('0:01')
      await pressNamed('documents.stop')
      await pressNamed('documents.add')
      await expect(where.getByRole('list', { name: t('documents.hand_in_files') })).toBeVisible()
      await send(where, words)
    }
    const heard = (where: Locator, words: string) =>
      said(where, words).getByRole('button', { name: new RegExp(`^${t('player.play')}`) })
    const aboutAttempt = (page: Page) =>
      page.getByRole('region', { name: t('comments.on_attempt'), exact: true })
    const about = (page: Page, question: string) => page.locator(`[data-talk="${question}"]`)
    const open = async (talk: Locator) => {
      const fold = talk.locator('[data-open-talk]')
      if (await isThere(fold)) await press(fold)
    }

    test('an expert and a learner say everything that can be said, and hear each other at once', async ({
      page,
      server,
    }) => {
      const practice = await makePractice(page, {
        name: `Lids ${locale}`,
        questions: [essay, gaps],
        settings: { check_type: 'manual' },
      })
      const talks = { is_comments_disabled: false, is_file_comment_enabled: true }
      const units = [{ key: 'talk-of-lids', type_id: 6, content: talks }]
      await practice.send('POST', `/lessons/${practice.lesson}/info-section`, {
        name: 'Talk',
        info_units: units,
      })
      const place = `/lessons/${practice.lesson}/quizzes/${practice.quiz}`
      const attempt = await practice.sendAsStudent('POST', `${place}/start-attempt`)
      const answer = { quiz_question_id: essay.id, text_answer: 'For the steam', device: 'd', seq: 1 }
      await practice.sendAsStudent('POST', `/quiz-attempts/${attempt.id}/finish`, { payload: [answer] })

      const { theirs, leave } = await openBeside(page, server.origin, people.student)
      await page.context().clearCookies()
      await chooseLanguage(page.context(), locale, server.origin)
      const expert = await signInQuickly(page, people.expert)
      await page.goto(`/expert/practices/${attempt.id}`)
      await theirs.goto(`${practice.link}?quiz_attempt_id=${attempt.id}`)

      // About the attempt: what is for the team alone never comes to the learner.
      await callAs(page, expert, 'POST', '/comments', {
        ...{ commentable_type: 'quiz-attempt', commentable_id: attempt.id, text: 'Copied?', files: [] },
        ...{ parent_id: null, is_private: true, addressee_id: null },
      })
      await expectOnePlaceToWrite(page, t)
      await showTalkOf(page, t, 'attempt')
      await expectOnePlaceToWrite(page, t)
      await expect(said(aboutAttempt(page), 'Copied?')).toContainText(String(t('comments.private')))
      await send(aboutAttempt(page), 'A good start.')
      await expect(said(aboutAttempt(theirs), 'A good start.')).toBeVisible()
      await expect(theirs.getByText('Copied?')).toHaveCount(0)

      // About a question, spoken; and about one gap of another, by the learner.
      await showTalkOf(page, t, 'question')
      await open(about(page, essay.id))
      await speak(about(page, essay.id), 'Listen')
      await open(about(theirs, essay.id))
      await expect(heard(about(theirs, essay.id), 'Listen')).toBeVisible()
      await send(aboutAttempt(theirs), 'Thank you!')
      await showTalkOf(page, t, 'attempt')
      await expect(said(aboutAttempt(page), 'Thank you!')).toBeVisible()
      await open(about(theirs, gaps.id))
      await about(theirs, gaps.id)
        .getByRole('combobox', { name: t('comments.part') })
        .selectOption(gap.id)
      await send(about(theirs, gaps.id), 'Is “holds” wrong?')
      await expect(said(aboutAttempt(page), 'Is “holds” wrong?')).toBeVisible()
      await expectSound(page)
      await expectSound(theirs)

      // Below the lesson, both ways, with an answer and a recording.
      const below = (where: Page) => where.getByRole('region', { name: t('comments.title'), exact: true })
      await page.goto(practice.link)
      await theirs.goto(practice.link)
      await speak(below(theirs), 'My pan')
      await expect(heard(below(page), 'My pan')).toBeVisible()
      await said(below(page), 'My pan')
        .getByRole('button', { name: t('comments.answer'), exact: true })
        .click()
      const reply = below(page).getByRole('textbox', { name: t('comments.answer_label'), exact: true })
      await reply.fill('It sings.')
      await reply.press('Enter')
      await expect(said(below(theirs), 'It sings.')).toContainText(String(t('comments.role_author')))
      await expectSound(theirs)
      await leave()
    })
  })
}
