import { expect, test } from 'vitest'
import { drawMail } from './draw-mail.ts'

const colors = { fill: '#3965ff', ink: '#ffffff', link: '#3965ff', darkLink: '#8fa8ff' }
const letterOf = (logoUrl: string | null) => ({
  look: { name: 'Corner & sons', origin: 'https://school.example', logoUrl, color: null },
  locale: 'en' as const,
  ...{ subject: 'Invitation', greeting: 'Hello', text: 'Join the course.', footer: 'From the school.' },
})

test('a logo keeps its shape: its height is bounded, its width follows', async () => {
  const html = await drawMail(letterOf('https://school.example/logo.png'), colors)
  const [logo = ''] = /<img[^>]*>/.exec(html) ?? []
  expect(logo).toContain('alt="Corner &#38; sons"')
  expect(logo).toContain('width:auto')
  expect(logo).not.toMatch(/\swidth="/)
})

test('a school without a logo is named in words', async () => {
  const html = await drawMail(letterOf(null), colors)
  expect(html).not.toContain('<img')
  expect(html).toContain('<strong>Corner &#38; sons</strong>')
})
