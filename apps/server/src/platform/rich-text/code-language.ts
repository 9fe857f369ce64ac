import { codeLanguages } from '@lectern/contract/rich-text/nodes/code'

type CodeLanguage = (typeof codeLanguages)[number]

/** Other names of the languages, as files name them. */
const otherNames: Readonly<Record<string, CodeLanguage>> = {
  '': 'plain',
  text: 'plain',
  txt: 'plain',
  plaintext: 'plain',
  js: 'javascript',
  jsx: 'javascript',
  mjs: 'javascript',
  ts: 'typescript',
  tsx: 'typescript',
  py: 'python',
  python3: 'python',
  sh: 'shell',
  bash: 'shell',
  zsh: 'shell',
  console: 'shell',
  'c++': 'cpp',
  cc: 'cpp',
  'c#': 'csharp',
  cs: 'csharp',
  rb: 'ruby',
  rs: 'rust',
  golang: 'go',
  yml: 'yaml',
  md: 'markdown',
  htm: 'html',
  svg: 'xml',
}

/** The language that a file means by a name; undefined where it is none of ours. */
export const codeLanguageOf = (name: string): CodeLanguage | undefined => {
  const wanted = name.toLowerCase()
  return codeLanguages.find((each) => each === wanted) ?? otherNames[wanted]
}
