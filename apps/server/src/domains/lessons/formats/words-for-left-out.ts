import type { Locale } from '@lectern/contract/kernel/locales'
import type { LeftOutKind } from '@lectern/formats/lessons/left-out'
import type { CompiledTexts } from '../../../platform/texts/compiled-texts.ts'
import type { OutContext } from '../../../platform/rich-text/out-context.ts'

/** Before there is a build there are no texts: then English. */
const plain: Readonly<Record<LeftOutKind, string>> = {
  audio: 'Audio',
  video: 'Video',
  files: 'Files',
  quiz: 'Practice',
  comments: 'Comments',
  html: 'HTML block',
  frame: 'Embedded page',
  picture: 'Picture',
}

/** What stands in the place of something that a document does not carry, in the language of whoever asks. */
export const wordsForLeftOut =
  (texts: CompiledTexts, locale: Locale): OutContext['wordsFor'] =>
  (kind, title) => {
    const name = texts(locale, `common.left_out_${kind}`) ?? plain[kind]
    return title.trim() === '' ? name : `${name}: ${title.trim()}`
  }
