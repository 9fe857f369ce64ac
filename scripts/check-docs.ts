import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { lineOf } from './line-of.ts'
import type { Outcome } from './programs.ts'

/** A stranger reads the README to its end; the rest stands in pages of its own. */
const readme = { lines: 150, words: 900 }

const findLongReadme = (): string[] => {
  const text = readFileSync('README.md', 'utf8')
  const lines = text.trimEnd().split('\n').length
  const words = text.split(/\s+/).filter((word) => /\p{L}|\p{N}/u.test(word)).length
  return [
    ...(lines > readme.lines ? [`README.md has ${lines} lines: ${readme.lines} at most`] : []),
    ...(words > readme.words ? [`README.md has ${words} words: ${readme.words} at most`] : []),
  ]
}

/** Links between pages and to files of the project. */
const localLink = /\]\((?!https?:|mailto:|#)([^)#\s]+)(?:#[^)]*)?\)/g

const findDeadLinks = (): string[] =>
  globSync(['*.md', 'docs/**/*.md']).flatMap((page) => {
    const text = readFileSync(page, 'utf8')
    return [...text.matchAll(localLink)]
      .filter(([, target = '']) => !existsSync(join(dirname(page), decodeURI(target))))
      .map(({ 1: target, index }) => `${page}:${lineOf(text, index)} ${target} is not there`)
  })

/** A README that grew too long, and links of pages that lead nowhere. */
export const checkDocs = async (): Promise<Outcome> => {
  const began = performance.now()
  const problems = [...findLongReadme(), ...findDeadLinks()]
  return {
    code: problems.length === 0 ? 0 : 1,
    output: problems.join('\n'),
    seconds: (performance.now() - began) / 1000,
  }
}
