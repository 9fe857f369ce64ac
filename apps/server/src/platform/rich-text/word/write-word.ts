import { Document, type FileChild, type ILevelsOptions, Packer, Paragraph, TextRun } from 'docx'
import { calloutKinds } from '@lectern/contract/rich-text/nodes/boxes'
import { codeLanguages } from '@lectern/contract/rich-text/nodes/code'
import { calloutStyle, codeStyle, wordStyles } from './word-styles.ts'
import type { WordList, WordOut } from './write-word-words.ts'
import { writeWordLines, writeWordLink } from './write-word-words.ts'

const mono = { font: 'Courier New', size: 20 }
const edge = (color: string) => ({ left: { style: 'single' as const, size: 18, space: 8, color } })

const paragraphStyles = [
  { name: wordStyles.section, basedOn: 'Heading1', run: { size: 36, bold: true } },
  { name: wordStyles.unitTitle, basedOn: 'Heading2', run: { size: 28, bold: true } },
  { name: wordStyles.quote, run: { italics: true }, paragraph: { indent: { left: 480 } } },
  { name: wordStyles.divider },
  { name: wordStyles.formulaBlock, run: mono, paragraph: { alignment: 'center' as const } },
  { name: 'Caption', run: { size: 20, color: '475467' } },
  ...codeLanguages.map((each) => ({ name: codeStyle(each), run: mono })),
  ...calloutKinds.map((each) => ({
    name: calloutStyle(each),
    paragraph: { indent: { left: 240 }, border: edge('3965FF') },
  })),
].map((style) => ({ id: style.name, basedOn: 'Normal', next: 'Normal', quickFormat: true, ...style }))

const characterStyles = [wordStyles.formula, wordStyles.code].map((name) => ({
  id: name,
  name,
  basedOn: 'DefaultParagraphFont',
  run: mono,
}))

const marks = ['•', '◦', '▪'] as const

/** Names of Word for how entries are counted. */
const formats = { a: 'lowerLetter', A: 'upperLetter', i: 'lowerRoman', I: 'upperRoman' } as const

const levelOf = ({ level, ordered, start, kind }: WordList): ILevelsOptions => ({
  level,
  format: ordered ? (kind ? formats[kind] : 'decimal') : 'bullet',
  text: ordered ? `%${level + 1}.` : (marks[level % marks.length] ?? '•'),
  start,
  alignment: 'left',
  style: { paragraph: { indent: { left: (level + 1) * 720, hanging: 360 } } },
})

/** A heading that begins a section, or is the title of a unit. */
export const wordHeading = (words: string, kind: 'section' | 'unitTitle'): FileChild =>
  new Paragraph({ style: wordStyles[kind], children: writeWordLines(words) })

/** A line that leads to a place. */
export const wordLinkLine = (words: string, href: string): FileChild =>
  new Paragraph({ children: [writeWordLink(words, href)] })

/** A document of some blocks. */
export const writeWord = async (
  title: string,
  blocks: readonly FileChild[],
  { footnotes, lists }: Pick<WordOut, 'footnotes' | 'lists'>,
): Promise<Buffer> =>
  Packer.toBuffer(
    new Document({
      title,
      creator: 'Lectern',
      styles: {
        default: { document: { run: { font: 'Arial', size: 24 }, paragraph: { spacing: { after: 120 } } } },
        paragraphStyles,
        characterStyles,
      },
      numbering: {
        config: lists.map((list, at) => ({ reference: `list-${at + 1}`, levels: [levelOf(list)] })),
      },
      footnotes: Object.fromEntries(
        footnotes.map((words, at) => [
          at + 1,
          { children: [new Paragraph({ children: [new TextRun(words)] })] },
        ]),
      ),
      sections: [{ children: blocks }],
    }),
  )
