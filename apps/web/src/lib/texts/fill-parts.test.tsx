import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { fillParts } from './fill-parts.ts'

const html = (text: string, parts: Parameters<typeof fillParts>[1]) =>
  renderToStaticMarkup(<>{fillParts(text, parts)}</>)

test('puts elements around the words they mark', () => {
  expect(html('Sign in <0>here</0> or <1>there</1>.', { 0: <em className="x" />, 1: <b /> })).toBe(
    'Sign in <em class="x">here</em> or <b>there</b>.',
  )
})

test('puts elements inside each other, and ones without words', () => {
  expect(html('<0>one <1>two</1></0><2/>', { 0: <i />, 1: <b />, 2: <hr /> })).toBe(
    '<i>one <b>two</b></i><hr/>',
  )
})

test('leaves words whose element is missing, and never makes markup of a text', () => {
  expect(html('<0>words</0> <script>x</script>', {})).toBe('words x')
  expect(html('a < b & c', {})).toBe('a &lt; b &amp; c')
})
