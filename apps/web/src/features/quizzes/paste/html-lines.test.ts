// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { hasLines, linesOfHtml } from './html-lines.ts'

it('has the rows of a table as lines with tabs', () => {
  const html =
    '<table><tr><th>Question</th><th>Answer</th></tr><tr><td>What <b>rises</b>?</td><td>the\n dough</td></tr></table>'
  expect(hasLines(html)).toBe(true)
  expect(linesOfHtml(html)).toBe('Question\tAnswer\nWhat rises?\tthe dough')
})

it('has the entries of lists with their numbers', () => {
  expect(linesOfHtml('<ol><li>Which?<ul><li>Ann *</li><li>Bob</li></ul></li><li>Who? (T)</li></ol>')).toBe(
    '1. Which?\n- Ann *\n- Bob\n2. Who? (T)',
  )
})

it('has the paragraphs of a document with the numbers that stand in them', () => {
  const html =
    '<style>p {}</style><p class="MsoListParagraph"><span style="mso-list:Ignore">1.<span>&nbsp;&nbsp; </span></span>Which?</p><p>*a) Ann<br>b) Bob</p>'
  expect(hasLines(html)).toBe(true)
  expect(linesOfHtml(html)).toBe('1. Which?\n*a) Ann\nb) Bob')
})

it('leaves words alone', () => expect(hasLines('<p>Which?</p><link>')).toBe(false))
