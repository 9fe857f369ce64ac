import { Editor } from '@tiptap/core'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { outlineOf } from '../testing/outline.ts'
import { press, startText, toolOf, tools, writeAndMark, written } from '../testing/written-text.tsx'

/** What programs put on the clipboard, and what becomes of it, by paths. */
const pasted = import.meta.glob<string>('../../../../../../e2e/support/pasted/*/*.{html,rtf,txt}', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const pastedOf = (source: string, name: string) =>
  Object.entries(pasted).find(([path]) => path.endsWith(`/${source}/${name}`))?.[1]

const sources = [...new Set(Object.keys(pasted).map((path) => path.split('/').at(-2) ?? ''))]
const namesOf = (source: string) =>
  Object.keys(pasted).flatMap((path) => /\/([^/]+)\/([^/]+)\.html$/.exec(path)?.slice(1).join(' ') ?? [])
    .filter((each) => each.startsWith(`${source} `))
    .map((each) => each.slice(source.length + 1))
