import { element, writeDocument } from '@lectern/contract/quizzes/formats/markup/write-markup'
import { writeArchive } from './write-archive.ts'

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const links = 'http://schemas.openxmlformats.org/package/2006/relationships'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const types = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

const columnName = (at: number): string =>
  (at >= 26 ? columnName(Math.floor(at / 26) - 1) : '') + String.fromCharCode(65 + (at % 26))

/** Words stand in the cell itself and are never a formula, whatever they begin with (THREATS T66). */
const cell = (words: string, row: number, column: number) =>
  element(
    'c',
    { r: `${columnName(column)}${row + 1}`, t: 'inlineStr', s: row === 0 ? 1 : 0 },
    element('is', {}, element('t', { 'xml:space': 'preserve' }, words)),
  )

const sheet = (rows: readonly (readonly string[])[]) =>
  element(
    'worksheet',
    { xmlns: main },
    element(
      'sheetViews',
      {},
      element(
        'sheetView',
        { workbookViewId: 0 },
        element('pane', { ySplit: 1, topLeftCell: 'A2', activePane: 'bottomLeft', state: 'frozen' }),
      ),
    ),
    element(
      'cols',
      {},
      element('col', { min: 1, max: Math.max(1, rows[0]?.length ?? 1), width: 24, customWidth: 1 }),
    ),
    element(
      'sheetData',
      {},
      rows.map((cells, row) =>
        element(
          'row',
          { r: row + 1 },
          cells.flatMap((words, column) => (words === '' ? [] : [cell(words, row, column)])),
        ),
      ),
    ),
  )

const styles = element(
  'styleSheet',
  { xmlns: main },
  element(
    'fonts',
    { count: 2 },
    element('font', {}, element('sz', { val: 11 }), element('name', { val: 'Calibri' })),
    element('font', {}, element('b'), element('sz', { val: 11 }), element('name', { val: 'Calibri' })),
  ),
  element(
    'fills',
    { count: 2 },
    element('fill', {}, element('patternFill', { patternType: 'none' })),
    element('fill', {}, element('patternFill', { patternType: 'gray125' })),
  ),
  element('borders', { count: 1 }, element('border')),
  element('cellStyleXfs', { count: 1 }, element('xf', { numFmtId: 0, fontId: 0, fillId: 0, borderId: 0 })),
  element(
    'cellXfs',
    { count: 2 },
    element('xf', { numFmtId: 49, fontId: 0, fillId: 0, borderId: 0, xfId: 0, applyNumberFormat: 1 }),
    element('xf', { numFmtId: 49, fontId: 1, fillId: 0, borderId: 0, xfId: 0, applyFont: 1 }),
  ),
)

const relation = (id: string, type: string, target: string) =>
  element('Relationship', { Id: id, Type: `${office}/${type}`, Target: target })

/** A workbook of one sheet, whose first row stays in sight. */
export const writeWorkbook = (rows: readonly (readonly string[])[]): Buffer => {
  const part = (path: string, root: Parameters<typeof writeDocument>[0]) => ({
    path,
    bytes: Buffer.from(writeDocument(root)),
  })
  const override = (path: string, type: string) =>
    element('Override', { PartName: path, ContentType: `${types}.${type}+xml` })
  return writeArchive([
    part(
      '[Content_Types].xml',
      element(
        'Types',
        { xmlns: 'http://schemas.openxmlformats.org/package/2006/content-types' },
        element('Default', {
          Extension: 'rels',
          ContentType: 'application/vnd.openxmlformats-package.relationships+xml',
        }),
        element('Default', { Extension: 'xml', ContentType: 'application/xml' }),
        override('/xl/workbook.xml', 'sheet.main'),
        override('/xl/worksheets/sheet1.xml', 'worksheet'),
        override('/xl/styles.xml', 'styles'),
      ),
    ),
    part(
      '_rels/.rels',
      element('Relationships', { xmlns: links }, relation('rId1', 'officeDocument', 'xl/workbook.xml')),
    ),
    part(
      'xl/workbook.xml',
      element(
        'workbook',
        { xmlns: main, 'xmlns:r': office },
        element('sheets', {}, element('sheet', { name: 'Questions', sheetId: 1, 'r:id': 'rId1' })),
      ),
    ),
    part(
      'xl/_rels/workbook.xml.rels',
      element(
        'Relationships',
        { xmlns: links },
        relation('rId1', 'worksheet', 'worksheets/sheet1.xml'),
        relation('rId2', 'styles', 'styles.xml'),
      ),
    ),
    part('xl/styles.xml', styles),
    part('xl/worksheets/sheet1.xml', sheet(rows)),
  ])
}
