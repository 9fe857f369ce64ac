import { people, signInQuickly, testOnOwnServer } from '../support/journey.ts'
import { button, expectStored, questionOf, startQuestions } from '../support/question-journey.ts'
const test = testOnOwnServer()
const st = [
  'I begin the day with a list of what I want to learn.',
  'My phone lies beside me while I read.',
  'I know on Sunday what I will practise on Friday.',
  'I finish one exercise before I look at the next.',
  'I learn whatever I happen to open first.',
  'I can read for twenty minutes without looking up.',
]
const q = {
  id: 'study-habits',
  type: 'mmpi',
  name: 'How do you study?',
  points: 0,
  is_report_shown: true,
  scales: [
    {
      id: 'scale-plan',
      letter: 'P',
      name: 'Planning',
      text: 'How far you decide beforehand what you will do.',
    },
    { id: 'scale-focus', letter: 'F', name: 'Focus', text: 'How long you stay with one thing.' },
  ],
  statements: st.map((text, at) => ({
    id: `statement-${at}`,
    text,
    keys: [{ letter: at % 2 ? 'F' : 'P', keyed: at === 1 || at === 4 ? 'no' : 'yes' }],
  })),
}
for (const [width, scheme] of [
  [1440, 'light'],
  [390, 'dark'],
] as const)
  test.describe(`look ${width}`, () => {
    test.use({ viewport: { width, height: 1000 }, colorScheme: scheme })
    test('mmpi', async ({ page }) => {
      const shot = (name: string) => page.screenshot({ path: `/tmp/look/mmpi-${width}-${name}.png` })
      await startQuestions(page, [q])
      for (const [at, text] of st.entries())
        await page
          .getByRole('radiogroup', { name: text })
          .getByRole('radio')
          .nth(at % 3 === 1 ? 1 : 0)
          .click()
      await shot('answered')
      await expectStored(page)
      await button(page, 'Finish').click()
      await page.getByText('Planning').first().scrollIntoViewIfNeeded()
      await questionOf(page, q).screenshot({ path: `/tmp/look/mmpi-${width}-result.png` })
      await page.context().clearCookies()
      await signInQuickly(page, people.expert)
      await page.goto('/courses/how-to-learn-a-short-course/explain-it-to-someone-who-is-not-there')
      const editor = await page.locator('a[href*="/constructor"]').first().getAttribute('href')
      await page.goto((editor ?? '').replace(/section=\d+/, 'section=1'))
      await page.getByText('How do you study?').first().click()
      await page.getByLabel('Letter of scale 1').scrollIntoViewIfNeeded()
      await page
        .locator('li[data-open]')
        .last()
        .screenshot({ path: `/tmp/look/mmpi-${width}-editor.png` })
    })
  })
