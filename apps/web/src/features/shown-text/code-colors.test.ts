import { contrast } from '@lectern/ui/theme/contrast'
import { codeThemes } from '@lectern/contract/rich-text/nodes/code'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const css = readFileSync(new URL('./blocks-look.css', import.meta.url), 'utf8')

const colorsOf = (theme: string): ReadonlyMap<string, string> => {
  const start = css.indexOf(`[data-code-theme='${theme}'] {`)
  const block = css.slice(start, css.indexOf('}', start))
  return new Map(
    [...block.matchAll(/--code-(\w+): (#[\da-f]{6})/g)].map(([, name = '', color = '']) => [name, color]),
  )
}

test.each(codeThemes)('every word of a code can be read in %s', (theme) => {
  const { ground = '', ...words } = Object.fromEntries(colorsOf(theme))
  expect(Object.keys(words)).toHaveLength(9)
  for (const [name, color] of Object.entries(words))
    expect(contrast(color, ground), `${name} ${color}`).toBeGreaterThanOrEqual(4.5)
})
