/** What the columns of a table of questions hold; options stand in columns of their own behind them. */
export const sheetColumns = [
  'type',
  'question',
  'description',
  'text',
  'correct',
  'tolerance',
  'points',
  'comment',
  'tags',
] as const
export type SheetColumn = (typeof sheetColumns)[number]

const headings: Readonly<Record<SheetColumn, readonly string[]>> = {
  type: ['type', 'question type', 'тип', 'тип запитання', 'тип вопроса'],
  question: ['question', 'запитання', 'питання', 'вопрос'],
  description: ['description', 'опис', 'описание'],
  text: ['text', 'text with gaps', 'текст', 'текст із пропусками', 'текст с пропусками'],
  correct: [
    'correct',
    'correct answer',
    'correct answers',
    'right',
    'правильна відповідь',
    'правильні відповіді',
    'правильный ответ',
    'правильные ответы',
  ],
  tolerance: ['tolerance', 'похибка', 'погрешность'],
  points: ['points', 'бали', 'баллы'],
  comment: ['comment', 'explanation', 'коментар', 'пояснення', 'комментарий', 'пояснение'],
  tags: ['tags', 'теги', 'мітки', 'метки'],
}

const named: ReadonlyMap<string, SheetColumn> = new Map(
  sheetColumns.flatMap((column) => headings[column].map((heading) => [heading, column] as const)),
)

const option = /^(?:answer|option|відповідь|варіант|ответ|вариант) ?\d{0,2}$/

/** How columns are called in a table that is written. */
export const columnHeading = (column: SheetColumn): string =>
  `${column.slice(0, 1).toUpperCase()}${column.slice(1)}`

/** What a column holds by its heading: an option, one of the named things, or nothing that is known. */
export const columnOf = (heading: string): SheetColumn | 'option' | undefined => {
  const name = heading.trim().toLowerCase().replaceAll(/\s+/g, ' ')
  return named.get(name) ?? (option.test(name) ? 'option' : undefined)
}
