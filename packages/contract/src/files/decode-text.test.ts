import { expect, test } from 'vitest'
import { decodeText } from './decode-text.ts'

const utf8 = (text: string) => new TextEncoder().encode(text)
const wide = (text: string, isBig: boolean, mark = true) =>
  Uint8Array.from(
    Array.from(`${mark ? '\uFEFF' : ''}${text}`).flatMap((letter) => {
      const code = letter.charCodeAt(0)
      return isBig ? [code >> 8, code & 255] : [code & 255, code >> 8]
    }),
  )
const srt = '1\n00:00:01,000 --> 00:00:02,000\n'

test.each([
  ['plain', utf8(`${srt}Привіт`), 'utf-8', false, 'Привіт'],
  ['marked', utf8(`\uFEFF${srt}Привіт`), 'utf-8', false, 'Привіт'],
  ['wide', wide(`${srt}Привіт`, false), 'utf-16le', false, 'Привіт'],
  ['wide the other way', wide(`${srt}Привіт`, true), 'utf-16be', false, 'Привіт'],
  ['wide without a mark', wide(`${srt}Hello`, false, false), 'utf-16le', true, 'Hello'],
  [
    'Cyrillic of Windows',
    Uint8Array.from([...utf8(srt), 0xcf, 0xf0, 0xe8, 0xe2, 0xb3, 0xf2]),
    'windows-1251',
    true,
    'Привіт',
  ],
  [
    'western of Windows',
    Uint8Array.from([...utf8(`${srt}Caf`), 0xe9, ...utf8(' na'), 0xef]),
    'windows-1252',
    true,
    'Café naï',
  ],
] as const)('%s text is read', (_name, bytes, encoding, isGuessed, words) => {
  const read = decodeText(bytes)
  expect(read).toMatchObject({ encoding, isGuessed })
  expect(read.text.endsWith(words)).toBe(true)
  expect(read.text.startsWith('1')).toBe(true)
})

test('text that was cut inside a letter is read up to it', () => {
  const bytes = new TextEncoder().encode('Привіт')
  const cut = bytes.subarray(0, bytes.length - 1)
  expect(decodeText(cut, true)).toEqual({ text: 'Приві', encoding: 'utf-8', isGuessed: false })
  expect(decodeText(cut).encoding).not.toBe('utf-8')
})
