import type { codeLanguages } from '@lectern/contract/rich-text/nodes/code'
import type { LanguageSupport, StreamParser } from '@codemirror/language'

export type CodeLanguage = (typeof codeLanguages)[number]

const stream = async (load: () => Promise<StreamParser<unknown>>): Promise<LanguageSupport> => {
  const { LanguageSupport: Support, StreamLanguage } = await import('@codemirror/language')
  return new Support(StreamLanguage.define(await load()))
}

/** What colours a language while it is written; each is loaded when a code is in it. */
export const languageOf: Readonly<Record<CodeLanguage, (() => Promise<LanguageSupport>) | null>> = {
  html: async () => (await import('@codemirror/lang-html')).html(),
  css: async () => (await import('@codemirror/lang-css')).css(),
  javascript: async () => (await import('@codemirror/lang-javascript')).javascript({ jsx: true }),
  typescript: async () =>
    (await import('@codemirror/lang-javascript')).javascript({ typescript: true, jsx: true }),
  json: async () => (await import('@codemirror/lang-json')).json(),
  xml: async () => (await import('@codemirror/lang-xml')).xml(),
  python: async () => (await import('@codemirror/lang-python')).python(),
  java: async () => (await import('@codemirror/lang-java')).java(),
  c: async () => (await import('@codemirror/lang-cpp')).cpp(),
  cpp: async () => (await import('@codemirror/lang-cpp')).cpp(),
  csharp: () => stream(async () => (await import('@codemirror/legacy-modes/mode/clike')).csharp),
  go: async () => (await import('@codemirror/lang-go')).go(),
  rust: async () => (await import('@codemirror/lang-rust')).rust(),
  php: async () => (await import('@codemirror/lang-php')).php(),
  ruby: () => stream(async () => (await import('@codemirror/legacy-modes/mode/ruby')).ruby),
  sql: async () => (await import('@codemirror/lang-sql')).sql(),
  shell: () => stream(async () => (await import('@codemirror/legacy-modes/mode/shell')).shell),
  yaml: async () => (await import('@codemirror/lang-yaml')).yaml(),
  markdown: async () => (await import('@codemirror/lang-markdown')).markdown(),
  plain: null,
}

/** Languages as their own people write them; the same in every language of readers. */
export const languageNames: Readonly<Record<Exclude<CodeLanguage, 'plain'>, string>> = {
  html: 'HTML',
  css: 'CSS',
  javascript: 'JavaScript',
  typescript: 'TypeScript',
  json: 'JSON',
  xml: 'XML',
  python: 'Python',
  java: 'Java',
  c: 'C',
  cpp: 'C++',
  csharp: 'C#',
  go: 'Go',
  rust: 'Rust',
  php: 'PHP',
  ruby: 'Ruby',
  sql: 'SQL',
  shell: 'Shell',
  yaml: 'YAML',
  markdown: 'Markdown',
}
