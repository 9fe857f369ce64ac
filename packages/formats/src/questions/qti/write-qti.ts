import type { Picture, Thing } from '@lectern/contract/quizzes/question-types/shared/common'
import type { Question } from '@lectern/contract/quizzes/question-types/registry'
import type { OutPicture, OutPictures } from '../file/write-file.ts'
import type { Markup } from '@lectern/contract/kernel/markup'
import { markupOfPicture, markupOfText, writeFormulas } from '../markup/markup-of-text.ts'
import { element } from '../markup/write-markup.ts'
import { isHeldByQti } from './qti-losses.ts'
import type { Written } from './qti-written.ts'
import { writeInteraction } from './write-qti-interactions.ts'

const namespace = 'http://www.imsglobal.org/xsd/imsqti_v2p1'
const schema = `${namespace} http://www.imsglobal.org/xsd/qti/qtiv2p1/imsqti_v2p1.xsd`
const xsi = 'http://www.w3.org/2001/XMLSchema-instance'

/** Where pictures lie, seen from an item. */
const pictureFolder = '../images/'

const value = (text: string | number): Markup => element('value', {}, String(text))

const outcome = (identifier: string, baseType: string, start?: number): Markup =>
  element(
    'outcomeDeclaration',
    { identifier, cardinality: 'single', baseType },
    start !== undefined && element('defaultValue', {}, value(start)),
  )

const drawn = (image: Picture | null | undefined, pictures: OutPictures): Markup[] => {
  const out = image && pictures(image.uuid)
  return image && out ? [element('p', {}, markupOfPicture(image, `${pictureFolder}${out.name}`))] : []
}

/** What is written before the interaction, where that does not hold it by itself. */
const askedOf = (question: Question, { takesPicture }: Written, pictures: OutPictures): Markup[] => [
  element('p', {}, writeFormulas(question.name)),
  ...markupOfText(question.description),
  ...(takesPicture ? [] : drawn(question.image, pictures)),
]

/** A question as an item of QTI 2.1; undefined where it has no interaction for it. */
export const writeQtiItem = (
  question: Question,
  identifier: string,
  pictures: OutPictures,
): Markup | undefined => {
  if (!isHeldByQti(question)) return undefined
  const thing = ({ text, image }: Pick<Thing, 'text' | 'image'>): (Markup | string)[] => {
    const out = image && pictures(image.uuid)
    return [
      ...(text === '' ? [] : [writeFormulas(text)]),
      ...(image && out ? [markupOfPicture(image, `${pictureFolder}${out.name}`)] : []),
    ]
  }
  const ground = (image: Picture): Markup[] => {
    const out = pictures(image.uuid)
    return out
      ? [
          element(
            'object',
            { data: `${pictureFolder}${out.name}`, type: out.mimeType, width: out.width, height: out.height },
            image.alt,
          ),
        ]
      : []
  }
  const sizeOf = (image: Picture) => pictures(image.uuid) ?? { width: 1, height: 1 }
  const written = writeInteraction(question, { thing, ground, sizeOf })
  const comment = markupOfText(question.comment)
  return element(
    'assessmentItem',
    {
      xmlns: namespace,
      'xmlns:xsi': xsi,
      'xsi:schemaLocation': schema,
      identifier,
      title: question.name,
      adaptive: false,
      timeDependent: false,
    },
    written.responses,
    outcome('SCORE', 'float', 0),
    outcome('MAXSCORE', 'float', question.points),
    comment.length > 0 && outcome('FEEDBACK', 'identifier'),
    element('itemBody', {}, written.isWhole ? [] : askedOf(question, written, pictures), written.body),
    written.processing ?? [],
    comment.length > 0 &&
      element(
        'modalFeedback',
        { outcomeIdentifier: 'FEEDBACK', identifier: 'COMMENT', showHide: 'show' },
        comment,
      ),
  )
}

interface PackedItem {
  readonly identifier: string
  readonly path: string
  /** Names of the pictures that it shows. */
  readonly pictures: readonly string[]
}

const file = (href: string): Markup => element('file', { href })

/** What lies in a package: its items, each with the pictures that it needs. */
export const writeManifest = (items: readonly PackedItem[], pictures: readonly OutPicture[]): Markup =>
  element(
    'manifest',
    { xmlns: 'http://www.imsglobal.org/xsd/imscp_v1p1', identifier: 'MANIFEST' },
    element('metadata', {}, element('schema', {}, 'QTIv2.1 Package'), element('schemaversion', {}, '1.0.0')),
    element('organizations'),
    element(
      'resources',
      {},
      items.map(({ identifier, path, pictures: names }) =>
        element(
          'resource',
          { identifier, type: 'imsqti_item_xmlv2p1', href: path },
          file(path),
          names.map((name) => element('dependency', { identifierref: name })),
        ),
      ),
      pictures.map(({ name }) =>
        element(
          'resource',
          { identifier: name, type: 'webcontent', href: `images/${name}` },
          file(`images/${name}`),
        ),
      ),
    ),
  )
