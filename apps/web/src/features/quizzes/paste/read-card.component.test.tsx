import { readQuestions, recogniseFormat } from '@lectern/formats/questions/read-questions'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderPart } from '../../../testing/render-part.tsx'
import { ReadCard } from './read-card.tsx'
import { previewKeys } from './preview-keys.ts'

const show = async (text: string) => {
  const read = readQuestions(text, recogniseFormat(text), 10, { key: previewKeys(), gapsName: 'Gaps' })
  await renderPart(
    <ol>
      {read.questions.map((one) => (
        <ReadCard key={one.from} read={one} source="" onMend={() => undefined} />
      ))}
    </ol>,
    { texts: ['common', 'create-course', 'quizzes', 'questions', 'quiz'] },
  )
}

/** The words in the order in which the sheet shows them. */
const orderOf = (words: readonly string[]) => {
  const text = document.querySelector('[inert]')?.textContent ?? ''
  return words.toSorted((one, other) => text.indexOf(one) - text.indexOf(other))
}

const cities = 'Kyiv Lviv Odesa Kharkiv Dnipro Poltava Sumy Lutsk Rivne Uzhhorod Kherson Ternopil'.split(' ')

test('options keep the order of the text', async () => {
  await show(
    `Where is the sea?\n${cities.map((city) => (city === 'Odesa' ? `* ${city}` : `- ${city}`)).join('\n')}`,
  )
  await expect.element(page.getByText('Ternopil').first()).toBeInTheDocument()
  expect(orderOf(cities)).toEqual(cities)
})

test('pairs keep the order of the text', async () => {
  await show(`Join\n${cities.map((city, at) => `${city} = number ${at + 101}`).join('\n')}`)
  await expect.element(page.getByText('Ternopil').first()).toBeInTheDocument()
  expect(orderOf(cities)).toEqual(cities)
})
