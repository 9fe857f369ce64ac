import { each, renameElement, styleOf, unwrapElement, wordsOf } from '../elements.ts'
import { buildList, groupLines, type ListLine } from './build-list.ts'
import { readMark } from './read-mark.ts'

const numberMark = /^\(?(\d{1,5}|[a-zа-яіїєґ]{1,4})[.)]/i
const markSelector = 'span[style*="mso-list" i]'

const markOf = (line: Element): string => {
  const mark = each(line, markSelector).find((span) => styleOf(span, 'mso-list') === 'ignore')
  return mark ? wordsOf(mark) : ''
}

const removeMark = (line: Element): void => {
  for (const span of each(line, markSelector)) if (styleOf(span, 'mso-list') === 'ignore') span.remove()
}

const levelOf = (line: Element): number | null => {
  const [, level] = /\blevel(\d+)\b/.exec(styleOf(line, 'mso-list')) ?? []
  return level === undefined ? null : Number(level)
}

/** Word writes an entry of a list as a paragraph that says its level, with the mark as words of its own. */
const lists = (root: Element): void => {
  const lines = each(root, 'p, div').flatMap((holder): (ListLine & { holder: Element })[] => {
    const level = levelOf(holder)
    if (level === null) return []
    const mark = markOf(holder)
    return [
      {
        holder,
        line: holder,
        level,
        isOrdered: /^(\d+\.)+\d*$/.test(mark) || numberMark.test(mark),
        ...readMark(mark),
      },
    ]
  })
  for (const group of groupLines(lines)) buildList(group)
  removeMark(root)
}

const styleTags: Readonly<Record<string, string>> = {
  MsoTitle: 'h1',
  MsoQuote: 'blockquote',
  MsoIntenseQuote: 'blockquote',
}

/** Styles that are more than looks. */
const styles = (root: Element): void => {
  for (const [name, tag] of Object.entries(styleTags))
    for (const line of each(root, `p.${name}, p.${name}CxSpFirst, p.${name}CxSpMiddle, p.${name}CxSpLast`))
      renameElement(line, tag)
}

/** What Word keeps beside the text: words that were deleted, remarks of reviewers, page numbers. */
const aside = (root: Element): void => {
  for (const gone of each(
    root,
    'del, .msoDel, .MsoCommentReference, [style*="mso-element:comment" i], .MsoToc1 span[style*="mso-tab-count"]',
  ))
    gone.remove()
  for (const element of each(root, 'ins, .msoIns')) unwrapElement(element)
  for (const space of each(root, '[style*="mso-spacerun" i]')) space.replaceWith(' ')
  for (const tab of each(root, '[style*="mso-tab-count" i]')) tab.replaceWith(' ')
}

/** Gives what Word copies the elements that it stands for. */
export const tidyWord = (root: Element): void => {
  aside(root)
  lists(root)
  styles(root)
}
