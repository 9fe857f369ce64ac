import { expect, it } from 'vitest'
import { richText } from '../kernel/rich-text.ts'
import { textWords } from '../kernel/words/rich-text-words.ts'
import { aboutOf, authoredAbout } from './about.ts'
import { courseLimits } from './course-limits.ts'

it('plain words become paragraphs, and stay the same words', () => {
  for (const words of ['', 'One line', 'One\ntwo', 'One\n\ntwo\n\n\nthree <b>&amp;']) {
    const text = aboutOf(words)
    expect(richText.parse(text)).toEqual(text)
    expect(textWords(text)).toBe(words.replaceAll(/\n{2,}/g, '\n\n'))
  }
  expect(aboutOf(' \r\n\r\n').doc.content).toEqual([])
})

it('holds as many words as a description', () => {
  expect(authoredAbout.safeParse(aboutOf('a'.repeat(courseLimits.description))).success).toBe(true)
  expect(authoredAbout.safeParse(aboutOf('a'.repeat(courseLimits.description + 1))).success).toBe(false)
})
