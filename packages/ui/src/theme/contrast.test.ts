import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { contrast } from './contrast.ts'

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8').replaceAll(/\/\*.*?\*\//gs, '')

type Tokens = ReadonlyMap<string, string>

const blockAfter = (selector: string): string => {
  const start = css.indexOf(selector)
  if (start < 0) throw new Error(`tokens.css has no block ${selector}`)
  return css.slice(css.indexOf('{', start) + 1, css.indexOf('}', start))
}

const declarations = (block: string): Tokens =>
  new Map(
    block
      .split(';')
      .map((line) => line.trim().replaceAll(/\s+/g, ' '))
      .filter((line) => line.startsWith('--'))
      .map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1).trim()]),
  )

const light = declarations(blockAfter(":root,\n[data-theme='light']"))
const dark = declarations(blockAfter("\n[data-theme='dark']"))
const darkByMedia = declarations(blockAfter(":root:not([data-theme='light']"))
const names = declarations(blockAfter(':root,\n[data-theme] {'))

const resolve = (theme: Tokens, name: string): string => {
  const value = theme.get(name) ?? names.get(name) ?? `absent token ${name}`
  const reference = /^var\((--[\w-]+)\)$/.exec(value)?.[1]
  return reference ? resolve(theme, reference) : value
}

const grounds = ['--ground', '--ground-raised', '--ground-sunken', '--ground-hover', '--ground-pressed']
const tones = ['--primary', '--success', '--warning', '--danger', '--info']
const statuses = ['passed', 'failed', 'rework', 'checking', 'in-process'].map(
  (status) => `--status-${status}`,
)

const textPairs = [
  ...['--text', '--text-muted', '--neutral-10'].flatMap((text) => grounds.map((ground) => [text, ground])),
  ...tones.flatMap((tone) =>
    ['--ground', '--ground-raised', '--ground-sunken', '--ground-hover'].map((g) => [`${tone}-text`, g]),
  ),
  ...[...tones, ...statuses].flatMap((tone) => [
    [`${tone}-text`, `${tone}-wash`],
    ['--text', `${tone}-wash`],
    ['--text-muted', `${tone}-wash`],
  ]),
  ['--tip-text', '--tip-ground'],
  ...['--primary', '--danger'].flatMap((fill) =>
    ['', '-hover', '-pressed'].map((state) => ['--text-on-fill', `${fill}${state}`]),
  ),
]

const controlPairs = [
  ...['--line-control', '--focus', '--primary', '--danger'].flatMap((control) =>
    grounds.map((g) => [control, g]),
  ),
  ...[...tones, ...statuses].flatMap((tone) =>
    ['--ground', '--ground-raised', '--ground-sunken', `${tone}-wash`].map((ground) => [
      `${tone}-line`,
      ground,
    ]),
  ),
]

const themes: [string, Tokens][] = [
  ['light', light],
  ['dark', dark],
]

describe.each(themes)('%s theme', (_, theme) => {
  const measure = ([front = '', ground = '']: string[]) =>
    contrast(resolve(theme, front), resolve(theme, ground))
  const failing = (pairs: string[][], least: number) =>
    pairs
      .filter((pair) => measure(pair) < least)
      .map((pair) => `${pair.join(' on ')}: ${measure(pair).toFixed(2)}`)

  test('every text can be read on every ground it stands on (4.5:1)', () => {
    expect(failing(textPairs, 4.5)).toEqual([])
  })

  test('every border and fill of a control can be seen on its ground (3:1)', () => {
    expect(failing(controlPairs, 3)).toEqual([])
  })

  test('an avatar can be read in each of its hues', () => {
    const [ground, text] = ['--avatar-ground', '--avatar-text'].map((name) => theme.get(name) ?? '')
    const hues = Array.from({ length: 12 }, (_each, at) => String(at * 30))
    const weak = hues.filter((hue) => {
      const paint = (colour: string | undefined) => `oklch(${colour ?? ''} ${hue})`
      return contrast(paint(ground), paint(text)) < 4.5
    })
    expect(weak).toEqual([])
  })
})

test('the dark theme is the same by choice and by the system', () => {
  expect([...darkByMedia]).toEqual([...dark])
})

test('both themes set the same tokens', () => {
  expect([...dark.keys()]).toEqual([...light.keys()])
})

test('contrast knows black on white, and refuses what it cannot read', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21)
  expect(contrast('oklch(0% 0 0)', 'oklch(100% 0 0)')).toBeCloseTo(21)
  expect(() => contrast('rebeccapurple', '#ffffff')).toThrow('rebeccapurple')
})
