import { pressOn, tabTo, tap } from '@lectern/ui/testing/fingers'
import { expectAccessible, expectFingerSized, expectFits } from '@lectern/ui/testing/look'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ways, type Way } from '../../testing/hands.ts'
import { buttonOf, cardOf, expectNews, expectScore, startWork } from '../../testing/question-work.tsx'

const answer = (id: string, text: string, is_correct = true) => ({ id: `gaps-${id}`, text, is_correct })
const flat = { type_id: 2, display_type_id: 2, points: 1 }

const gaps = {
  id: 'gaps-question',
  type: 'fill_gaps',
  name: 'Fill in the gaps',
  points: 1,
  text: 'How [[gaps-first]] it comes and how [[gaps-second]] it is kept.\n| What | When |\n| [[gaps-third]] practice | before [[gaps-fourth]] |',
  answer_groups: [
    { id: 'gaps-first', ...flat, answers: [answer('easily', 'easily'), answer('loudly', 'loudly', false)] },
    { id: 'gaps-second', ...flat, answers: [answer('deeply', 'deeply')] },
    {
      id: 'gaps-third',
      type_id: 2,
      display_type_id: 1,
      points: 1,
      answers: [answer('none', ''), answer('the', 'the', false)],
    },
    { id: 'gaps-fourth', type_id: 1, display_type_id: 1, points: 1, answers: [answer('sleep', 'sleep')] },
  ],
}

const chip = (name: string) => page.getByRole('group', { name: 'Answers' }).getByRole('button', { name })
const list = page.getByRole('combobox', { name: 'Gap 3' })
const field = page.getByRole('textbox', { name: 'Gap 4' })

const fillByMouse = async () => {
  await userEvent.dragAndDrop(chip('easily'), buttonOf('Gap 1: empty'))
  await chip('deeply').click()
  await buttonOf('Here: put “deeply” at “Gap 2”').click()
  await buttonOf('Gap 2: deeply. Take back').click()
  await expect.element(buttonOf('Gap 2: empty')).toHaveFocus()
  await chip('loudly').click()
  await buttonOf('Here: put “loudly” at “Gap 2”').click()
  await list.selectOptions('(no word)')
  await field.click()
  await userEvent.keyboard('Sleep ')
}

const fillByTouch = async () => {
  await tap(chip('easily'))
  await tap(buttonOf('Here: put “easily” at “Gap 1”'))
  await tap(buttonOf('Gap 2: empty'))
  await tap(chip('loudly'))
  await list.selectOptions('(no word)')
  await tap(field)
  await userEvent.keyboard('sleep')
}

const fillByKeys = async () => {
  await tabTo(/^Gap 1: empty$/)
  await userEvent.keyboard('{Enter}')
  await tabTo(/^easily$/)
  await userEvent.keyboard(' ')
  await tabTo(/^Gap 2: empty$/, true)
  await userEvent.keyboard('{Enter}{Tab}(no{Tab}sleep')
  await tabTo(/^loudly$/)
  await userEvent.keyboard('{Enter}')
}

const fillByAnnouncements = async () => {
  await pressOn(chip('easily'), '{Enter}')
  await expectNews('“easily” chosen. Now choose its place.')
  await pressOn(buttonOf('Here: put “easily” at “Gap 1”'), '{Enter}')
  await expectNews('“easily” placed at “Gap 1”')
  await pressOn(buttonOf('Gap 2: empty'), '{Enter}')
  await expectNews('“Gap 2” chosen. Now choose an answer for it.')
  await pressOn(chip('loudly'), '{Enter}')
  await pressOn(buttonOf('Gap 1: easily. Take back'), '{Enter}')
  await expectNews('“easily” taken back from “Gap 1”')
  await pressOn(buttonOf('Undo'), '{Enter}')
  await expectNews('Last change undone')
  await list.selectOptions('(no word)')
  await field.fill('sleep')
}

const filling: Readonly<Record<Way, () => Promise<void>>> = {
  mouse: fillByMouse,
  touch: fillByTouch,
  keys: fillByKeys,
  reader: fillByAnnouncements,
}

const hands = ways.flatMap((way) => [1440, 360].map((width) => [way, width] as const))

test.each(hands)('gaps are filled by %s at %i pixels: three of four are right', async (way, width) => {
  const work = await startWork([gaps], { width })
  await filling[way]()
  await expect.element(buttonOf('Gap 1: easily. Take back')).toBeVisible()
  await buttonOf('Finish').click()
  await expectScore(work, 3, 5)
  await expect.element(cardOf(gaps)).toMatchTextContent(/loudlyIncorrectdeeplyCorrect answer/)
  await expect.element(cardOf(gaps)).toMatchTextContent(/\(no word\)Correct/)
})

test.each([1440, 360])('a text with gaps fits, can be perceived and touched at %i pixels', async (width) => {
  await startWork([gaps], { width })
  await expect.element(field).toBeVisible()
  await expectAccessible()
  await expectFits()
  expectFingerSized([...cardOf(gaps).element().querySelectorAll('input, select, button')])
})
