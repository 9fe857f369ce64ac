import { codeLimits } from '@lectern/contract/rich-text/nodes/code'
import { languageOfFence } from '../../nodes/code-block/fence-language.ts'
import { each, styleOf } from '../elements.ts'
import { ownMarkup } from '../own-markup.ts'

const named = /\b(?:language|lang|highlight-source|brush:?|sourceCode)[-\s]+([a-z0-9+#]+)/i

const languageOf = (code: Element): string => {
  const around = [...each(code, 'code'), code, code.parentElement, code.parentElement?.parentElement ?? null]
  const names = around.flatMap((element) =>
    element ? [element.getAttribute('class') ?? '', element.getAttribute('lang') ?? ''] : [],
  )
  const found = names.map((name) => named.exec(name)?.[1]).find((name) => name !== undefined)
  return found ?? ''
}

/** Words of a code, with its lines: some programs end them by elements. */
const codeOf = (element: Element): string => {
  for (const end of each(element, 'br')) end.replaceWith('\n')
  for (const line of each(element, 'div, p, tr')) line.append('\n')
  return (element.textContent ?? '').replaceAll('\u00a0', ' ').replace(/\n+$/, '')
}

const put = (place: Element, language: string, value: string): void =>
  place.replaceWith(
    ownMarkup(place.ownerDocument, 'codeBlock', {
      language: language === '' ? 'plain' : languageOfFence(language.toLowerCase()),
      value: value.slice(0, codeLimits.code),
    }),
  )

const isMonospace = (element: Element): boolean =>
  /mono|courier|consolas|menlo/.test(styleOf(element, 'font-family')) &&
  styleOf(element, 'white-space').startsWith('pre')

/** Editors of code copy a box of coloured lines. */
const editors = (root: Element): void => {
  for (const box of each(root, 'div[style*="font-family"]')) if (isMonospace(box)) put(box, '', codeOf(box))
}

/** Lines that stand below each other, each in a box of its own, are one code: so does Word write its style for them. */
const joinLines = (root: Element): void => {
  for (const code of each(root, 'pre')) {
    const before = code.previousElementSibling
    if (before?.tagName !== 'PRE' || before.getAttribute('class') !== code.getAttribute('class')) continue
    if (!/^(?:western|MsoNormal|HTML)/.test(code.className) && code.className !== '') continue
    before.append('\n', ...code.childNodes)
    code.remove()
  }
}

/** Codes become blocks of code. */
export const tidyCode = (root: Element): void => {
  joinLines(root)
  for (const table of each(
    root,
    'table.highlight, table.js-file-line-container, table.highlighttable, table.rouge-table',
  )) {
    for (const number of each(table, '.blob-num, .linenos, .gutter, .rouge-gutter')) number.remove()
    if (!table.querySelector('pre')) put(table, languageOf(table), codeOf(table))
  }
  for (const code of each(root, 'pre')) put(code, languageOf(code), codeOf(code))
  editors(root)
}
