import type { Locator } from '@playwright/test'
import { expect, people, testOnOwnServer } from '../support/journey.ts'
import { enterAs, expectSound, windowsOf } from '../support/looks.ts'
import { makePractice } from '../support/practice.ts'
import { showTalkOf } from '../support/review/desk-talk.ts'
import { type TextId, textsOf } from '../support/texts.ts'

const test = testOnOwnServer()

const question = {
  id: 'why-salt',
  type: 'essay',
  name: 'Why does dough need salt?',
  points: 4,
  is_required: true,
}
const gaps = {
  id: 'salt-gap',
  type: 'fill_gaps',
  name: 'Fill in',
  points: 0,
  is_required: false,
  text: 'Salt makes gluten [[gap-tight]].',
  answer_groups: [
    {
      id: 'gap-tight',
      type_id: 1,
      display_type_id: 1,
      answers: [{ id: 'gap-form', text: 'tighter', is_correct: true }],
    },
  ],
}

for (const { locale, width } of windowsOf('rework')) {
  const t = textsOf(locale)

  test.describe(`in ${locale} at ${width} pixels`, () => {
    test.use({ viewport: { width, height: 900 } })

    test('an answer goes back twice with comments beside it, is answered, and passes', async ({
      page,
      server,
    }) => {
      const practice = await makePractice(page, {
        name: `Essay ${locale}`,
        questions: [question, gaps],
        settings: { check_type: 'manual', attempts_limit: null },
      })
      const button = (id: TextId) => page.getByRole('button', { name: t(id), exact: true })
      const card = page.locator('[data-question="why-salt"]')
      const gapCard = page.locator('[data-question="salt-gap"]')
      // On a wide screen the team has what is said about a question beside it, and open.
      const beside = page.locator('[data-talk="why-salt"]')
      const openTalk = (fold: Locator) => (width < 1200 ? fold.click() : Promise.resolve())
      const talk = (count: number) =>
        card.getByRole('button', { expanded: false }).filter({ hasText: `${count} ` })
      const words = (text: string) => page.getByRole('listitem').filter({ hasText: text }).first()
      const enter = (who: string, path: string) =>
        enterAs(page, server.origin, locale, who).then(() => page.goto(path))
      const all = page.getByRole('region', { name: t('comments.on_attempt'), exact: true })
      const write = async (where: Locator, text: string) => {
        await where.getByRole('textbox', { name: t('comments.write_label'), exact: true }).fill(text)
        await where.getByRole('button', { name: new RegExp(`^${t('comments.send')}`) }).click()
        await expect(where.locator('[data-comment]').filter({ hasText: text })).toBeVisible()
      }
      const handIn = async (text: string) => {
        await card.getByRole('textbox').fill(text)
        await button('quiz.finish').click()
        await expect(page.getByText(t('quiz.verdict_checking'), { exact: true })).toBeVisible()
      }
      const lastAttempt = async () => {
        const [row] = await practice.send('GET', `/practices?quiz_id=${practice.quiz}`)
        return `/expert/practices/${row.attempt.id}`
      }
      const decide = async (decision: TextId) => {
        await button(decision).click()
        await expect(page.getByRole('button', { name: t(decision), pressed: true })).toBeVisible()
        await button('practices.held_tell').click()
        await expect(button('practices.held_tell')).toBeHidden()
      }

      await enter(people.student, practice.link)
      await button('quiz.start').click()
      await gapCard.getByRole('textbox').fill('tighter')
      await handIn('For the taste.')

      await enter(people.expert, await lastAttempt())
      await openTalk(card.getByRole('button', { name: t('comments.write_here'), exact: true }))
      await write(beside, 'Taste is one reason. And the gluten?')
      await expectSound(page)
      // Beside a gap stands how much is said about it; a press opens that.
      const { pathname } = new URL(page.url())
      await practice.send('POST', '/comments', {
        commentable_type: 'quiz-attempt',
        commentable_id: Number(pathname.split('/').at(-1)),
        answer_group_id: 'gap-tight',
        text: 'Which word is missing here?',
      })
      const gapTalk = page.locator('[data-talk="salt-gap"]')
      const openGap = async () => {
        await gapCard
          .locator('[data-part-count="gap-tight"]')
          .getByRole('button', { name: `${t('comments.part_group', { number: 1 })}: 1 ` })
          .click()
        await expect(gapTalk.getByRole('combobox').first()).toBeFocused()
        await expect(gapTalk.locator('[data-comment]')).toHaveText(/Which word is missing here/)
      }
      await openGap()
      await decide('practices.decide_rework')

      // The words stand beside the answer that is given again.
      await enter(people.student, practice.link)
      await button('quiz.rework').click()
      await expect(card.getByRole('textbox')).toHaveValue('For the taste.')
      await expect(card.getByText(/^1 (new|новий|новый)$/)).toBeVisible()
      await talk(1).click()
      await expect(words('And the gluten?')).toBeVisible()
      await expectSound(page)
      await handIn('For the taste, and it makes the gluten tighter.')
      await write(all, 'Is that what you meant?')

      await enter(people.expert, await lastAttempt())
      await showTalkOf(page, t, 'attempt')
      await expect(words('Is that what you meant?')).toBeVisible()
      await showTalkOf(page, t, 'question')
      await openTalk(talk(1))
      await page
        .getByRole('switch', { name: t('comments.learner_may_write') })
        .first()
        .click()
      await write(beside, 'Nearly. And the yeast?')
      await decide('practices.decide_rework')

      await enter(people.student, practice.link)
      await button('quiz.show_result').click()
      // What is to be looked at again is named, and a press away.
      const redo = page.getByRole('region', { name: t('comments.redo') })
      await redo.getByRole('button', { name: `${t('comments.about_question', { number: 1 })} · 2 ` }).click()
      await expect(card).toBeFocused()
      await expectSound(page)
      await button('quiz.rework').click()
      await handIn('Taste, gluten, and it slows the yeast down.')
      await expect(talk(2)).toBeVisible()

      await enter(people.expert, await lastAttempt())
      // V goes back through the versions, each beside the one of the page.
      const difference = (one: number) =>
        page.getByRole('region', { name: t('practices.versions_beside', { one, other: 3 }) })
      await expect(page.getByText(t('practices.review_mine'))).toBeVisible()
      await page.keyboard.press('v')
      await expect(difference(2).getByRole('insertion').filter({ hasText: 'yeast' })).toBeVisible()
      await expect(difference(2).getByRole('deletion').filter({ hasText: 'tighter' })).toBeVisible()
      await expect(difference(2).getByText(t('practices.version_changed'))).toBeVisible()
      await expectSound(page)
      await page.keyboard.press('v')
      await expect(difference(1).getByRole('deletion').filter({ hasText: 'For' })).toBeVisible()
      await page.keyboard.press('v')
      await expect(difference(1)).toHaveCount(0)
      const points = card.getByRole('textbox', { name: t('practices.points_give') })
      await points.fill('5')
      await expect(card.getByRole('alert')).toBeVisible()
      await points.fill('3,5')
      await points.press('Enter')
      await expect(card.getByText(t('practices.points_by_hand'), { exact: true })).toBeVisible()
      await decide('practices.decide_pass')
      await enter(people.student, practice.link)
      await button('quiz.show_result').click()
      await expect(page.locator('[data-look="passed"]')).toBeVisible()
      await expect(words('Nearly. And the yeast?')).toBeVisible()
      await expect(card).toContainText(/3[.,]5/)
      await expectSound(page)
      await openGap()
      // Each version of the answer is a press away.
      const squares = card.getByRole('list', { name: t('quiz.versions'), exact: true })
      await expect(squares.getByRole('button')).toHaveText(['1', '2', '3'])
      await squares.getByRole('button').nth(1).press('Enter')
      const earlier = card.getByRole('region', { name: t('quiz.version_answer', { number: 2 }) })
      await expect(earlier).toContainText('it makes the gluten tighter.')
      await expectSound(page)
      await earlier.getByRole('button', { name: t('quiz.version_hide') }).click()
      await expect(earlier).toHaveCount(0)
      await expect(squares.getByRole('button').nth(1)).toBeFocused()
    })
  })
}
