import type { LessonText, TextNode } from './lesson-text.ts'

/** A line of plain words. */
export const line = (text: string, marks?: TextNode['marks']): TextNode => ({
  type: 'paragraph',
  content: [{ type: 'text', text, ...(marks && { marks }) }],
})

/** A text of the given blocks. */
export const textOf = (...content: readonly TextNode[]): LessonText => ({
  version: 2,
  doc: { type: 'doc', content },
})

/** Lines that each learner ticks, by their names. */
export const taskList = (...keys: readonly string[]): TextNode => ({
  type: 'taskList',
  attrs: { tickedBy: 'learner' },
  content: keys.map((key) => ({ type: 'taskItem', attrs: { key, checked: false }, content: [line('do')] })),
})

const uuid = '0b9d6a4e-6f0e-4a53-9c62-0d1f6b0a7c11'
const cell = (type: 'tableCell' | 'tableHeader', text: string): TextNode => ({ type, content: [line(text)] })

/** One of every kind of node and mark, each holding something. */
export const everyNode: LessonText = textOf(
  { type: 'heading', attrs: { level: 2, textAlign: 'center' }, content: [{ type: 'text', text: 'Heading' }] },
  {
    type: 'paragraph',
    attrs: { lineHeight: 1.5, indent: 3 },
    content: [
      { type: 'text', text: 'bold', marks: [{ type: 'bold' }] },
      { type: 'text', text: 'italic', marks: [{ type: 'italic' }] },
      { type: 'text', text: 'under', marks: [{ type: 'underline' }] },
      { type: 'text', text: 'struck', marks: [{ type: 'strike' }] },
      { type: 'text', text: 'above', marks: [{ type: 'superscript' }] },
      { type: 'text', text: 'below', marks: [{ type: 'subscript' }] },
      { type: 'text', text: 'code', marks: [{ type: 'code' }] },
      {
        type: 'text',
        text: 'link',
        marks: [{ type: 'link', attrs: { href: 'https://example.org/', target: '_blank' } }],
      },
      {
        type: 'text',
        text: 'looks',
        marks: [
          {
            type: 'textStyle',
            attrs: { fontFamily: 'Lato', fontSize: '24px', color: '#b42318', backgroundColor: '#fee4e280' },
          },
        ],
      },
      {
        type: 'text',
        text: 'explained',
        marks: [{ type: 'tooltip', attrs: { title: 'Title', description: 'Description' } }],
      },
      { type: 'hardBreak' },
      { type: 'formula', attrs: { latex: 'a^2' } },
      { type: 'footnote', attrs: { text: 'A note.' } },
      { type: 'anchor', attrs: { name: 'place' } },
    ],
  },
  { type: 'blockquote', content: [line('quoted')] },
  { type: 'horizontalRule' },
  { type: 'bulletList', content: [{ type: 'listItem', content: [line('one')] }] },
  { type: 'orderedList', attrs: { start: 3 }, content: [{ type: 'listItem', content: [line('three')] }] },
  taskList('task-0001'),
  {
    type: 'table',
    content: [
      { type: 'tableRow', content: [cell('tableHeader', 'Head'), cell('tableHeader', 'Other head')] },
      { type: 'tableRow', content: [cell('tableCell', 'Cell'), cell('tableCell', 'Other cell')] },
    ],
  },
  { type: 'callout', attrs: { kind: 'tip' }, content: [line('a tip')] },
  {
    type: 'details',
    content: [
      { type: 'detailsSummary', content: [{ type: 'text', text: 'Open me' }] },
      { type: 'detailsContent', content: [line('folded')] },
    ],
  },
  {
    type: 'columns',
    content: [
      { type: 'column', attrs: { share: 2 }, content: [line('left')] },
      { type: 'column', content: [line('right')] },
    ],
  },
  { type: 'codeBlock', attrs: { theme: 'vs', language: 'python', value: 'print(1)' } },
  { type: 'htmlBlock', attrs: { open: false, value: '<b>own</b>' } },
  { type: 'iframe', attrs: { src: 'https://example.org/frame', title: 'A frame' } },
  { type: 'button', attrs: { label: 'Join', href: '/group-access/7', linkType: 2 } },
  { type: 'image', attrs: { fileId: uuid, alt: 'Bread', caption: 'Fresh', width: 320 } },
  {
    type: 'fileBlock',
    attrs: {
      files: [
        {
          uuid: '1b9d6a4e-6f0e-4a53-9c62-0d1f6b0a7c12',
          allow_doc_preview: true,
          allow_doc_download: null,
        },
      ],
    },
  },
  { type: 'audio', attrs: { fileId: '2b9d6a4e-6f0e-4a53-9c62-0d1f6b0a7c13', title: 'Said' } },
  {
    type: 'gallery',
    attrs: {
      columns: 2,
      pictures: [
        { fileId: uuid, alt: 'One', caption: '', naturalWidth: 800, naturalHeight: 600 },
        {
          fileId: '3b9d6a4e-6f0e-4a53-9c62-0d1f6b0a7c14',
          alt: 'Two',
          caption: '',
          naturalWidth: null,
          naturalHeight: null,
        },
      ],
    },
  },
  { type: 'formulaBlock', attrs: { latex: String.raw`\frac{1}{2}` } },
)
