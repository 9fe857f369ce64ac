import { isElement, type Markup, type MarkupNode } from '@lectern/contract/kernel/markup'
import { isFrameAddress } from '@lectern/contract/rich-text/addresses'
import { brokenTextLimit, type LessonText } from '@lectern/contract/rich-text/lesson-text'
import { readLessonText } from '@lectern/contract/rich-text/read-lesson-text'
import { lettersOfText } from '@lectern/contract/rich-text/walk-text'
import { lessonLimits } from '@lectern/contract/lessons/lesson-limits'
import { readHtml } from '../../../../platform/documents/read-xml.ts'
import { readWordText } from '../../../../platform/rich-text/word/read-word-text.ts'
import type { ImportNotes } from '../import-notes.ts'
import { kindOfPath, type PackageFiles } from './package-files.ts'

/** What reading a page needs of its package. */
export interface PageContext {
  readonly files: PackageFiles
  readonly notes: ImportNotes
  readonly key: () => string
  /** The lesson, for what is noted. */
  readonly place: string
  /** Where an address of the page leads in the archive; null where it leads out of it. */
  readonly pathOf: (address: string) => string | null
}

/** A page as a text, and the files that it plays or leads to. */
export interface ReadPage {
  /** Null where it holds more than a lesson may. */
  readonly text: LessonText | null
  readonly attached: readonly string[]
  readonly hasScripts: boolean
}

/** Nothing of them is words. */
const silent = new Set(
  'script style head title template noscript svg canvas map select textarea input link meta'.split(' '),
)
const playing = new Set(['video', 'audio', 'embed', 'object', 'source', 'iframe', 'frame'])
/** All else says how something looks, or runs. */
const keptAttributes = ['src', 'href', 'alt', 'colspan', 'rowspan', 'start']

interface Cleaning extends PageContext {
  readonly attach: (path: string) => void
  readonly sawScript: () => void
}

const addressOf = ({ attributes }: Markup): string =>
  attributes['src'] ?? attributes['data'] ?? attributes['href'] ?? ''

const linkTo = (href: string, children: readonly MarkupNode[]): Markup => ({
  name: 'a',
  attributes: { href },
  children,
})

/** A film, a sound, a page in a frame: the file beside the text, or a link to where it is. */
const cleanPlayed = (node: Markup, of: Cleaning): MarkupNode[] => {
  const address = addressOf(node)
  const path = address === '' ? null : of.pathOf(address)
  const kind = path === null ? null : kindOfPath(path)
  if (path !== null && kind !== 'page' && kind !== 'part') of.attach(path)
  else if (isFrameAddress(address)) {
    of.notes.add('text_changed', of.place, address)
    return [{ name: 'p', attributes: {}, children: [linkTo(address, [address])] }]
  } else if (address !== '') of.notes.add('text_changed', of.place, address)
  return clean(node.children, of)
}

const cleanLink = (node: Markup, of: Cleaning): MarkupNode[] => {
  const href = node.attributes['href'] ?? ''
  const children = clean(node.children, of)
  if (/^(?:https?|mailto|tel):/i.test(href)) return [linkTo(href, children)]
  const path = of.pathOf(href)
  if (path !== null && kindOfPath(path) === 'document') of.attach(path)
  else if (href !== '') of.notes.add('link_lost', of.place, href)
  return children
}

const clean = (nodes: readonly MarkupNode[], of: Cleaning): MarkupNode[] =>
  nodes.flatMap((node): MarkupNode[] => {
    if (!isElement(node)) return [node]
    if (node.name === 'script') of.sawScript()
    if (silent.has(node.name)) return []
    if (playing.has(node.name)) return cleanPlayed(node, of)
    if (node.name === 'a') return cleanLink(node, of)
    const attributes = Object.fromEntries(
      keptAttributes.flatMap((name) => {
        const value = node.attributes[name]
        return value === undefined ? [] : [[name, value]]
      }),
    )
    return [{ name: node.name, attributes, children: clean(node.children, of) }]
  })

/** A page of a package as a text of a lesson: only what such a text may hold; its scripts and looks are left behind. */
export const readPage = (html: string, context: PageContext): ReadPage => {
  const attached = new Set<string>()
  let hasScripts = false
  const cleaned = clean(readHtml(html), {
    ...context,
    attach: (path) => attached.add(path),
    sawScript: () => {
      hasScripts = true
    },
  })
  const blocks = readWordText(cleaned, {
    key: context.key,
    note: (code, words) => {
      if (code === 'link_lost') context.notes.add('link_lost', context.place, words)
      else if (code !== 'picture_elsewhere') context.notes.add('text_changed', context.place, words)
    },
    findPicture: (address) => {
      const path = context.pathOf(address)
      const fileId = path === null ? null : context.files.take(path, true)
      if (fileId !== null) return { fileId, src: null }
      if (isFrameAddress(address)) return { fileId: null, src: address }
      context.notes.add('picture_lost', context.place, address)
      return null
    },
  })
  const doc = { type: 'doc', content: blocks.map(({ node }) => node) }
  const text = brokenTextLimit(doc) === null ? readLessonText(doc) : null
  const isTooLong =
    text !== null &&
    (lettersOfText(text) > lessonLimits.letters || JSON.stringify(text).length > lessonLimits.bytes / 2)
  return { text: isTooLong ? null : text, attached: [...attached], hasScripts }
}
