import type { codeLanguages } from '@lectern/contract/rich-text/nodes/code'
import bash from 'highlight.js/lib/languages/bash'
import c from 'highlight.js/lib/languages/c'
import cpp from 'highlight.js/lib/languages/cpp'
import csharp from 'highlight.js/lib/languages/csharp'
import css from 'highlight.js/lib/languages/css'
import go from 'highlight.js/lib/languages/go'
import java from 'highlight.js/lib/languages/java'
import javascript from 'highlight.js/lib/languages/javascript'
import json from 'highlight.js/lib/languages/json'
import markdown from 'highlight.js/lib/languages/markdown'
import php from 'highlight.js/lib/languages/php'
import python from 'highlight.js/lib/languages/python'
import ruby from 'highlight.js/lib/languages/ruby'
import rust from 'highlight.js/lib/languages/rust'
import sql from 'highlight.js/lib/languages/sql'
import typescript from 'highlight.js/lib/languages/typescript'
import xml from 'highlight.js/lib/languages/xml'
import yaml from 'highlight.js/lib/languages/yaml'
import { createLowlight } from 'lowlight'
import { element, escapeHtml } from './write-html.ts'

type CodeLanguage = (typeof codeLanguages)[number]

/** Longer codes are shown in one colour: every coloured word is an element of the reader's page. */
const longestColored = 30_000

const lowlight = createLowlight({
  html: xml,
  css,
  javascript,
  typescript,
  json,
  xml,
  python,
  java,
  c,
  cpp,
  csharp,
  go,
  rust,
  php,
  ruby,
  sql,
  shell: bash,
  yaml,
  markdown,
} satisfies Record<Exclude<CodeLanguage, 'plain'>, unknown>)

/** What the library calls a word of a code → the colour that it has here; what is not named has the code's own. */
const colorOf: Readonly<Record<string, string>> = {
  keyword: 'keyword',
  literal: 'keyword',
  operator: 'plain',
  doctag: 'keyword',
  comment: 'comment',
  quote: 'comment',
  string: 'string',
  regexp: 'string',
  char: 'string',
  link: 'string',
  number: 'number',
  symbol: 'number',
  title: 'name',
  built_in: 'name',
  section: 'name',
  type: 'type',
  class: 'type',
  tag: 'tag',
  name: 'tag',
  'selector-tag': 'tag',
  attr: 'attribute',
  attribute: 'attribute',
  property: 'attribute',
  variable: 'attribute',
  'selector-class': 'attribute',
  'selector-id': 'attribute',
  meta: 'comment',
}

interface Colored {
  readonly type: string
  readonly value?: string
  readonly properties?: { readonly className?: unknown }
  readonly children?: readonly Colored[]
}

const colorOfNode = ({ properties }: Colored): string | undefined => {
  const names: unknown = properties?.className
  const first: unknown = Array.isArray(names) ? names.at(0) : undefined
  return typeof first === 'string' ? colorOf[first.replace(/^hljs-/, '')] : undefined
}

const write = (nodes: readonly Colored[]): string =>
  nodes
    .map((node) => {
      if (node.type === 'text') return escapeHtml(node.value ?? '')
      const inner = write(node.children ?? [])
      const color = colorOfNode(node)
      return color === undefined ? inner : element('span', { 'data-color': color }, inner)
    })
    .join('')

/** A code as HTML, its words in `data-color`; the colours themselves are the page's. */
export const colorCode = (language: CodeLanguage, code: string): string =>
  language === 'plain' || code.length > longestColored
    ? escapeHtml(code)
    : write(lowlight.highlight(language, code).children)
