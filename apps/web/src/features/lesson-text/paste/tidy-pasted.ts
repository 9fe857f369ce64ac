import { each, unwrapElement } from './elements.ts'
import { readClassStyles } from './parts/read-class-styles.ts'
import { tidyBoxes } from './parts/tidy-boxes.ts'
import { tidyCode } from './parts/tidy-code.ts'
import { tidyFootnotes } from './parts/tidy-footnotes.ts'
import { tidyFormulas } from './parts/tidy-formulas.ts'
import { tidyLetters } from './parts/tidy-letters.ts'
import { tidyLinks } from './parts/tidy-links.ts'
import { tidyLists } from './parts/tidy-lists.ts'
import { tidyMedia } from './parts/tidy-media.ts'
import { tidyPictures } from './parts/tidy-pictures.ts'
import {
  liftBlocks,
  removeEmptyLines,
  removeLooks,
  removeStrayBreaks,
  removeUnseen,
  splitAtBreaks,
  trimLines,
} from './parts/tidy-rest.ts'
import { tidyTables } from './parts/tidy-tables.ts'
import { tidyTasks } from './parts/tidy-tasks.ts'
import { isDocument, sourceOf, type PastedSource } from './pasted-source.ts'
import { rtfPictures } from './word/rtf-pictures.ts'
import { tidyWordOnline } from './word/tidy-word-online.ts'
import { tidyWord } from './word/tidy-word.ts'

/** What only one program does. */
const habits: Partial<Record<PastedSource, (parsed: Document) => void>> = {
  word: ({ body }) => tidyWord(body),
  'word-online': ({ body }) => tidyWordOnline(body),
  pages: readClassStyles,
  // The whole of it stands in a bold element that says it is not bold.
  docs: ({ body }) => each(body, 'b[id^=docs-internal-guid]').forEach(unwrapElement),
}

/** Markup of another editor's own, which would be read as ours. */
const removeForeign = (root: Element): void => {
  for (const element of each(root, '*'))
    for (const { name } of [...element.attributes])
      if (name === 'data-node' || name === 'data-type' || name.startsWith('data-of-'))
        element.removeAttribute(name)
}

/**
 * The structure of what another program put on the clipboard, in the markup of our own texts: headings, lists, tables, links,
 * footnotes, emphasis, codes, formulas, pictures. Fonts, sizes, colours and distances are left behind.
 */
export const tidyPasted = (html: string, rtf = ''): string => {
  const parsed = new DOMParser().parseFromString(html, 'text/html')
  const { body } = parsed
  const source = sourceOf(html)
  const keepsLooksOfLines = isDocument(source)
  removeForeign(body)
  habits[source]?.(parsed)
  tidyFormulas(body)
  tidyTasks(body)
  removeUnseen(body)
  tidyFootnotes(body)
  tidyCode(body)
  tidyBoxes(body)
  tidyTables(body)
  tidyMedia(body)
  tidyPictures(body, { onDisk: rtfPictures(rtf), keepsWidth: keepsLooksOfLines })
  tidyLinks(body)
  tidyLists(body)
  tidyLetters(body)
  trimLines(body)
  liftBlocks(body)
  splitAtBreaks(body)
  removeStrayBreaks(body)
  removeLooks(body, keepsLooksOfLines)
  removeEmptyLines(body)
  return body.innerHTML
}
