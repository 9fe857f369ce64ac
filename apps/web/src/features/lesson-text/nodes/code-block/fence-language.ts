import { codeLanguages } from '@lectern/contract/rich-text/nodes/code'
import type { CodeLanguage } from '../../code/code-languages.ts'

const shortNames: Readonly<Record<string, CodeLanguage>> = {
  js: 'javascript',
  jsx: 'javascript',
  ts: 'typescript',
  tsx: 'typescript',
  py: 'python',
  rb: 'ruby',
  rs: 'rust',
  sh: 'shell',
  bash: 'shell',
  yml: 'yaml',
  md: 'markdown',
  'c++': 'cpp',
  'c#': 'csharp',
  cs: 'csharp',
  golang: 'go',
  '': 'html',
}

/** The language that is meant by the word behind three backticks; plain where nobody knows it. */
export const languageOfFence = (name: string): CodeLanguage =>
  codeLanguages.find((each) => each === name) ?? shortNames[name] ?? 'plain'
